import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import styles from './own-profile-form.module.css';
import type { FormType } from './profile-values.ts';

const ProfileForm = lazy(() => import('./profile-form.tsx'));

const WAITING = <p className={styles.waiting}>{messages.loading}</p>;

export function OwnProfileForm({ type, account }: { type: FormType; account: Account }) {
  const query = useQuery(accountProfileQuery(account.uid));
  return (
    <QueryState query={query} loading={WAITING} failure={messages.somethingWrong}>
      {(profile) => (
        <LazyBoundary fallback={<Loading label={messages.loading}>{WAITING}</Loading>}>
          <ProfileForm type={type} account={account} profile={profile} />
        </LazyBoundary>
      )}
    </QueryState>
  );
}
