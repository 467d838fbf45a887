import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ownImagesQuery } from '#entities/image/private-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { WORK } from '../shared/profile-frame.tsx';
import { Exhibitions, ProfileTabs, Stories } from '../shared/profile-tabs.tsx';
import { PhotographPages } from '../shared/works/photograph-pages.tsx';
import styles from './own-stories.module.css';

const Bookmarks = lazy(() => import('./bookmarks.tsx'));
const Orders = lazy(() => import('./orders.tsx'));

/** The tabs of the own profile; a photographer's lead on to the studio. */
export function OwnWork({ account, isArtist }: { account: Account; isArtist: boolean }) {
  const userId = String(account.userId);
  return (
    <ProfileTabs
      label="Your work and what you keep"
      tabs={[
        {
          id: 'gallery',
          name: 'Gallery',
          panel: () => (
            <PhotographPages
              userId={userId}
              part={WORK}
              pageQuery={(page) => ownImagesQuery(account, page)}
              emptyAction={isArtist && <ButtonLink to={studioPaths.upload}>Upload photographs</ButtonLink>}
            />
          ),
        },
        { id: 'exhibitions', name: 'Exhibitions', panel: () => <Exhibitions userId={userId} /> },
        { id: 'stories', name: 'Stories', panel: () => <OwnStories userId={userId} isArtist={isArtist} /> },
        {
          id: 'bookmarks',
          name: 'Bookmarks',
          panel: () => (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <Bookmarks uid={account.uid} />
            </LazyBoundary>
          ),
        },
        {
          id: 'orders',
          name: 'Orders',
          panel: () => (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <Orders account={account} />
            </LazyBoundary>
          ),
        },
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
