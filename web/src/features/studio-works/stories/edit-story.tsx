import { studioBlogMessages } from '@aperture-byline/contract/blog/studio-blog-messages';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { useRounds } from '#components/forms/use-rounds.ts';
import type { Account } from '#entities/session/session-store.ts';
import { studioStoryQuery } from '#entities/story/studio-queries.ts';
import { ApiError } from '#lib/api.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { StoryDesk } from './story-desk.tsx';

interface EditStoryProps {
  account: Account;
  author: OwnProfile;
  /** Null for a new one. Later values are ignored. */
  blogId: string | null;
  onCreated: (blogId: string) => void;
}

/** Loads a story to write on, or begins a new one. */
export default function EditStory({ blogId: first, ...props }: EditStoryProps) {
  const [blogId] = useState(first);
  return blogId === null ? <Versions {...props} story={null} /> : <LoadedStory {...props} blogId={blogId} />;
}

function LoadedStory({ blogId, ...props }: EditStoryProps & { blogId: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(studioStoryQuery(props.account.uid, blogId));
  const isUnknown = error instanceof ApiError && error.status === 404;
  if (isUnknown && !data)
    return (
      <EmptyPage
        title={studioBlogMessages.unknown}
        action={<ButtonLink to={studioPaths.stories}>Your stories</ButtonLink>}
      >
        It may have been deleted, or the address has a slip in it.
      </EmptyPage>
    );
  return (
    <QueryState
      // What was loaded before may be older than another window's changes.
      query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}
      page="Write a story"
      failure={studioBlogMessages.storyNotLoaded}
    >
      {(story) => <Versions {...props} story={story} />}
    </QueryState>
  );
}

/** Shows another version from its beginning, for example after a decision between two windows. */
function Versions({ story, ...props }: Omit<EditStoryProps, 'blogId'> & { story: StudioBlog | null }) {
  const [shown, setShown] = useState(story);
  const { round, renew } = useRounds();
  return (
    <StoryDesk
      key={round}
      {...props}
      initial={shown}
      onReplaced={(next) => {
        setShown(next);
        renew();
      }}
    />
  );
}
