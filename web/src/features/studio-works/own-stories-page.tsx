import { studioBlogMessages } from '@aperture-byline/contract/blog/studio-blog-messages';
import { lazy } from 'react';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWorks } from './own-works.tsx';

const EditStory = lazy(() => import('./stories/edit-story.tsx'));
const OwnStories = lazy(() => import('./stories/own-stories.tsx'));

export default function OwnStoriesPage() {
  return (
    <OwnWorks
      title="Your stories"
      begin="Write a story"
      listPath={studioPaths.stories}
      failure={studioBlogMessages.notLoaded}
      otherwise="Your account writes no stories."
    >
      {({ id, account, profile }) =>
        id === undefined ? (
          <OwnStories uid={account.uid} />
        ) : (
          <EditStory
            key={id}
            account={account}
            author={profile}
            blogId={id === 'new' ? null : id}
            onCreated={showAddress}
          />
        )
      }
    </OwnWorks>
  );
}

/** Gives a new story its address once it is saved. Past the router, which would draw what is being written anew. */
function showAddress(blogId: string): void {
  window.history.replaceState(window.history.state, '', `${studioPaths.stories}/${blogId}`);
}
