import { isUserId } from '@aperture-byline/contract/shared/ids';
import { messages } from '@aperture-byline/contract/shared/messages';
import { isProfileSlug } from '@aperture-byline/contract/shared/text/slug';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { Follow } from '#entities/follow/follow.tsx';
import { publicImagesQuery } from '#entities/image/queries.ts';
import { useSession } from '#entities/session/session-store.ts';
import { profileOfSlugQuery, publicProfileQuery, workCountsQuery } from '#entities/user/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './public/public-profile.module.css';
import { findShownTabs, type WorkTab } from './public/shown-tabs.ts';
import { hasAbout, PersonAbout, PersonHead } from './shared/person/person.tsx';
import { PersonAboutSkeleton, PersonHeadSkeleton } from './shared/person/person-skeleton.tsx';
import { ProfileFrame, WORK } from './shared/profile-frame.tsx';
import { Exhibitions, Prints, ProfileTabs, Stories } from './shared/profile-tabs.tsx';
import { PhotographPages, PhotographsSkeleton } from './shared/works/photographs.tsx';

export default function PublicProfilePage() {
  const { userId: address = '' } = useParams();
  if (isUserId(address)) return <Somebody key={address} userId={address} />;
  return isProfileSlug(address) ? <Named key={address} slug={address} /> : <Nobody />;
}

function Named({ slug }: { slug: string }) {
  const query = useQuery(profileOfSlugQuery(slug));
  return (
    <QueryState query={query} {...STATES}>
      {({ userId }) => <Somebody userId={String(userId)} />}
    </QueryState>
  );
}

const ProfileSkeleton = () => (
  <ProfileFrame head={<PersonHeadSkeleton />} rest={<PersonAboutSkeleton />}>
    <PhotographsSkeleton />
  </ProfileFrame>
);

const STATES = {
  page: 'Profile',
  loading: <ProfileSkeleton />,
  empty: <Nobody />,
  failure: messages.somethingWrong,
};

function Somebody({ userId }: { userId: string }) {
  const query = useQuery(publicProfileQuery(userId));
  return (
    <QueryState query={query} {...STATES}>
      {(profile) => <PublicProfile userId={userId} profile={profile} />}
    </QueryState>
  );
}

function Nobody() {
  return (
    <EmptyPage title={publicProfileMessages.userNotFound} to={paths.gallery} label="See the gallery">
      The profile may have been deleted, or the address has a slip in it.
    </EmptyPage>
  );
}

function PublicProfile({ userId, profile }: { userId: string; profile: UserProfile }) {
  const { data: counts, isPending } = useQuery(workCountsQuery(userId));
  const works: Readonly<Record<WorkTab, [name: string, panel: () => ReactNode]>> = {
    gallery: [
      'Gallery',
      () => <PhotographPages userId={userId} part={WORK} pageQuery={(page) => publicImagesQuery(userId, page)} />,
    ],
    exhibitions: ['Exhibitions', () => <Exhibitions userId={userId} />],
    stories: ['Stories', () => <Stories userId={userId} />],
    prints: ['Prints', () => <Prints userId={userId} />],
  };
  return (
    <>
      <PageMeta title={profile.name} />
      <ProfileFrame
        head={
          <>
            <PersonHead profile={profile} />
            {profile.isArtist && (
              <div className={styles.follow}>
                <Follow userId={Number(userId)} name={profile.name} />
              </div>
            )}
            <OwnersLink userId={userId} />
          </>
        }
        rest={hasAbout(profile) && <PersonAbout profile={profile} />}
        restName={hasAbout(profile) && 'About'}
      >
        {isPending ? (
          <PhotographsSkeleton />
        ) : (
          <ProfileTabs
            label={`Work of ${profile.name}`}
            tabs={findShownTabs(counts).map((id) => {
              const [name, panel] = works[id];
              return { id, name, panel };
            })}
          />
        )}
      </ProfileFrame>
    </>
  );
}

function OwnersLink({ userId }: { userId: string }) {
  const session = useSession();
  if (session.status !== 'signed-in' || String(session.userId) !== userId) return null;
  return (
    <p className={styles.own}>
      This is how others see you. <Link to={paths.editProfile}>Edit your profile</Link>
    </p>
  );
}
