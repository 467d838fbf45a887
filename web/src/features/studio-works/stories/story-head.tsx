import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { ComponentProps } from 'react';
import { stateText } from '#entities/work/work-state.ts';
import { paths } from '#lib/paths.ts';
import { WorkHead } from '../work-head.tsx';

export const QUESTIONS = {
  withdraw: {
    title: 'Withdraw this story?',
    text: 'Visitors can’t read it any more, at once. It becomes a draft with your newest words, which you can submit again.',
    confirm: 'Withdraw',
  },
  remove: {
    title: 'Delete this story?',
    text: 'Its words are gone then; photographs stay in your library. This cannot be undone.',
    confirm: 'Delete',
  },
  dropRevision: {
    title: 'Drop the changes?',
    text: 'What visitors read stays as it is. What you changed since is lost.',
    confirm: 'Drop them',
  },
} as const;

/** The title and state of a story, why it was sent back, and what can be done with it. */
export function StoryHead({
  story,
  title,
  ...actions
}: { story: StudioBlog | null; title: string } & Pick<
  ComponentProps<typeof WorkHead>,
  'isBusy' | 'onAction'
>) {
  const isPublic = story?.status === 'approved' && story.fields.slug !== '';
  return (
    <WorkHead
      work={story}
      title={title}
      state={story ? stateText(story) : 'A new draft: it is saved as soon as you write.'}
      advice={studioMessages.revised}
      questions={QUESTIONS}
      publicPath={isPublic ? paths.story(story.fields.slug) : undefined}
      {...actions}
    />
  );
}
