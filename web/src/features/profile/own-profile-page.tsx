import { messages } from '@aperture-byline/contract/shared/messages';
import type { AccountProfile as Profile } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { IconLink } from '#components/navigation/icon-button.tsx';
import { accountImagesQuery } from '#entities/image/private-queries.ts';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import { VerifyEmailNotice } from '#entities/session/components/verify-email-notice.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { AccountSection } from './own/account/account-section.tsx';
import { OwnActions } from './own/own-actions.tsx';
import styles from './own/own-stories.module.css';
import { PersonAbout, PersonHead } from './shared/person/person.tsx';
import { PersonAboutSkeleton, PersonHeadSkeleton } from './shared/person/person-skeleton.tsx';
import { ProfileFrame, WORK } from './shared/profile-frame.tsx';
import { Exhibitions, loadedLater, ProfileTabs, Stories } from './shared/profile-tabs.tsx';
import { PhotographPages, PhotographsSkeleton } from './shared/works/photographs.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <PageMeta title="Your profile" />
      <SignedInOnly>{(account) => <AccountProfile key={account.uid} account={account} />}</SignedInOnly>
    </>
  );
}

function AccountProfile({ account }: { account: Account }) {
  const query = useQuery(accountProfileQuery(account.uid));
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
        <OwnWork account={account} isArtist={data?.isArtist ?? true} />
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
        <path d="M2.5 15.5l.8-3.6 9-9 2.8 2.8-9 9zM10.5 4.7l2.8 2.8" strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
    </IconLink>
  );
}

const Bookmarks = loadedLater(() => import('./own/bookmarks.tsx'));
const Following = loadedLater(() => import('./own/following.tsx'));
const Orders = loadedLater(() => import('./own/orders.tsx'));

/** The tabs of the own profile: a photographer's lead on to the studio, a buyer's begin with orders and bookmarks. */
function OwnWork({ account, isArtist }: { account: Account; isArtist: boolean }) {
  const userId = String(account.userId);
  const orders = { id: 'orders', name: 'Orders', panel: () => <Orders account={account} /> };
  const bookmarks = { id: 'bookmarks', name: 'Bookmarks', panel: () => <Bookmarks uid={account.uid} /> };
  const following = { id: 'following', name: 'Following', panel: () => <Following uid={account.uid} /> };
  return (
    <ProfileTabs
      label="Your work and what you keep"
      tabs={[
        ...(isArtist ? [] : [orders, bookmarks, following]),
        {
          id: 'gallery',
          name: 'Gallery',
          panel: () => (
            <PhotographPages
              userId={userId}
              part={WORK}
              pageQuery={(page) => accountImagesQuery(account, page)}
              emptyAction={isArtist && <ButtonLink to={studioPaths.upload}>Upload photographs</ButtonLink>}
            />
          ),
        },
        { id: 'exhibitions', name: 'Exhibitions', panel: () => <Exhibitions userId={userId} /> },
        { id: 'stories', name: 'Stories', panel: () => <OwnStories userId={userId} isArtist={isArtist} /> },
        ...(isArtist ? [bookmarks, following, orders] : []),
      ]}
    />
  );
}

/** The user's published stories; a photographer's drafts are in the studio. */
export function OwnStories({ userId, isArtist }: { userId: string; isArtist: boolean }) {
  return (
    <>
      {isArtist && (
        <p className={styles.drafts}>
          <ButtonLink to={studioPaths.stories}>Drafts and new stories</ButtonLink>
        </p>
      )}
      <Stories userId={userId} />
    </>
  );
}
