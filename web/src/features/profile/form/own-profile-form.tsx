import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { OnDemand } from '#components/feedback/lazy-boundary.tsx';
import { ErrorNotice } from '#components/feedback/notice.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery } from '#entities/user/queries.ts';
import { failureText } from '#lib/error-text.ts';
import styles from './own-profile-form.module.css';
import type { FormType } from './profile-values.ts';

const ProfileForm = lazy(() => import('./profile-form.tsx'));

const WAITING = (
  <p role="status" className={styles.waiting}>
    {messages.loading}
  </p>
);

/** The form with what the profile says so far. */
export function OwnProfileForm({ type, account }: { type: FormType; account: Account }) {
  const { data: profile, isPending, error, refetch } = useQuery(ownProfileQuery(account.uid));
  if (isPending) return WAITING;
  if (!profile)
    return <ErrorNotice onRetry={refetch}>{failureText(error, messages.somethingWrong)}</ErrorNotice>;
  return (
    <OnDemand fallback={WAITING}>
      <ProfileForm type={type} account={account} profile={profile} />
    </OnDemand>
  );
}
