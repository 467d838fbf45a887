import type { UserStory } from '@aperture-byline/contract/blog/wire';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { useQuery } from '@tanstack/react-query';
import { userStoriesQuery } from '#entities/story/queries.ts';
import { pluralize } from '#lib/format-count.ts';
import { StoryRows } from './story-rows.tsx';

export default function Stories({ userId }: { userId: string }) {
  const query = useQuery(userStoriesQuery(userId));
  return (
    <>
      <h2 className="visually-hidden">Stories</h2>
      <StoryRows query={query} empty={publicProfileMessages.noStoriesAdded} listFacts={listFacts} />
    </>
  );
}

function listFacts({ likes, views }: UserStory): string[] {
  return [...(likes > 0 ? [pluralize(likes, 'like')] : []), ...(views > 0 ? [pluralize(views, 'view')] : [])];
}
