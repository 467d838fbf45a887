import { studioBlogMessages } from '@aperture-byline/contract/blog/studio-blog-messages';
import { lazy } from 'react';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWorks } from './own-works.tsx';

const StoryEditor = lazy(() => import('./stories/story-editor.tsx'));
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
          <StoryEditor key={id} account={account} profile={profile} id={id} />
        )
      }
    </OwnWorks>
  );
}
