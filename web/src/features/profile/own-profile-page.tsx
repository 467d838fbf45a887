import { messages } from '@aperture-byline/contract/shared/messages';
import type { OwnProfile as Profile } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { IconLink } from '#components/navigation/icon-button.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { VerifyEmailNotice } from '#entities/session/components/verify-email-notice.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery } from '#entities/user/private-queries.ts';
import { paths } from '#lib/paths.ts';
import { AccountSection } from './own/account/account-section.tsx';
import { OwnActions } from './own/own-actions.tsx';
import { OwnWork } from './own/own-work.tsx';
import { PersonAbout, PersonHead } from './shared/person/person.tsx';
import { PersonAboutSkeleton, PersonHeadSkeleton } from './shared/person/person-skeleton.tsx';
import { ProfileFrame } from './shared/profile-frame.tsx';
import { PhotographsSkeleton } from './shared/works/photographs.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <PageMeta title="Your profile" />
      <SignedInOnly>{(account) => <OwnProfile key={account.uid} account={account} />}</SignedInOnly>
    </>
  );
}

/** The signed-in user's profile: person, work, and account actions. */
export function OwnProfile({ account }: { account: Account }) {
  const query = useQuery(ownProfileQuery(account.uid));
  const { data, isPending } = query;
  return (
    <ProfileFrame
      notice={<VerifyEmailNotice />}
      head={
        <QueryState
          query={query}
          loading={
            <>
              <Title />
              <PersonHeadSkeleton />
            </>
          }
          failure={messages.somethingWrong}
          frame={(error) => (
            <>
              <Title />
              {error}
            </>
          )}
        >
          {(profile) => <PersonHead profile={profile} edit={<EditLink />} />}
        </QueryState>
      }
      rest={data ? <OwnRest account={account} profile={data} /> : isPending && <PersonAboutSkeleton />}
      restName={data ? 'About and account' : undefined}
    >
      {/* Loads in parallel with the profile, but shows after it: the height above is unknown until then. */}
      <div hidden={isPending}>
        <OwnWork account={account} isArtist={data?.isArtist ?? false} />
      </div>
      {isPending && <PhotographsSkeleton />}
    </ProfileFrame>
  );
}

function Title() {
  return <h1 className="visually-hidden">Your profile</h1>;
}

function OwnRest({ account, profile }: { account: Account; profile: Profile }) {
  return (
    <>
      <PersonAbout profile={profile} />
      <OwnActions account={account} profile={profile} />
      <AccountSection account={account} />
    </>
  );
}

function EditLink() {
  return (
    <IconLink label="Edit your profile" to={paths.editProfile}>
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor">
        <path
          d="M2.5 15.5l.8-3.6 9-9 2.8 2.8-9 9zM10.5 4.7l2.8 2.8"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
    </IconLink>
  );
}
