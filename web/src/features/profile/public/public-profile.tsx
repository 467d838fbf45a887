import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { Link } from 'react-router';
import { PageMeta } from '#components/layout/page.tsx';
import { publicImagesQuery } from '#entities/image/queries.ts';
import { useSession } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { hasAbout, PersonAbout, PersonHead } from '../shared/person/person.tsx';
import { ProfileFrame, WORK } from '../shared/profile-frame.tsx';
import { ProfileTabs } from '../shared/profile-tabs.tsx';
import { Exhibitions, Stories } from '../shared/works/later-works.tsx';
import { PhotographPages } from '../shared/works/photograph-pages.tsx';
import styles from './public-profile.module.css';

/** The public profile. */
export function PublicProfile({ userId, profile }: { userId: string; profile: UserProfile }) {
  return (
    <>
      <PageMeta title={profile.name} />
      <ProfileFrame
        head={
          <>
            <PersonHead profile={profile} />
            <OwnersLink userId={userId} />
          </>
        }
        rest={hasAbout(profile) && <PersonAbout profile={profile} />}
        restName={hasAbout(profile) && 'About'}
      >
        <ProfileTabs
          label={`Work of ${profile.name}`}
          tabs={[
            {
              id: 'gallery',
              name: 'Gallery',
              panel: () => (
                <PhotographPages
                  userId={userId}
                  part={WORK}
                  pageQuery={(page) => publicImagesQuery(userId, page)}
                />
              ),
            },
            { id: 'exhibitions', name: 'Exhibitions', panel: () => <Exhibitions userId={userId} /> },
            { id: 'stories', name: 'Stories', panel: () => <Stories userId={userId} /> },
          ]}
        />
      </ProfileFrame>
    </>
  );
}

/** Shown to the owner of the profile. */
function OwnersLink({ userId }: { userId: string }) {
  const session = useSession();
  if (session.status !== 'signed-in' || String(session.userId) !== userId) return null;
  return (
    <p className={styles.own}>
      This is how others see you. <Link to={paths.editProfile}>Edit your profile</Link>
    </p>
  );
}
