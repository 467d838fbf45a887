import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { lazy } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { ownImagesQuery } from '#entities/image/own-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { WORK } from '../shared/profile-frame.tsx';
import { ProfileTabs } from '../shared/profile-tabs.tsx';
import { Exhibitions } from '../shared/works/later-works.tsx';
import { PhotographPages } from '../shared/works/photograph-pages.tsx';
import { OwnStories } from './own-stories.tsx';

const Bookmarks = lazy(() => import('./bookmarks.tsx'));

/** The tabs of the own profile. */
export function OwnWork({ account }: { account: Account }) {
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
            />
          ),
        },
        { id: 'exhibitions', name: 'Exhibitions', panel: () => <Exhibitions userId={userId} /> },
        { id: 'stories', name: 'Stories', panel: () => <OwnStories userId={userId} /> },
        {
          id: 'bookmarks',
          name: 'Bookmarks',
          panel: () => (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <Bookmarks uid={account.uid} />
            </LazyBoundary>
          ),
        },
        { id: 'orders', name: 'Orders', panel: () => <Orders /> },
      ]}
    />
  );
}

/** The user's orders. */
function Orders() {
  return (
    <>
      <h2 className="visually-hidden">Orders</h2>
      <EmptyState action={<ButtonLink to={paths.shop}>Visit the shop</ButtonLink>}>
        {profileMessages.noOrders}
      </EmptyState>
    </>
  );
}
