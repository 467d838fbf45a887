import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { bookmarksQuery } from '#entities/story/own-queries.ts';
import { paths } from '#lib/paths.ts';
import { StoryRows } from '../shared/works/story-rows.tsx';

/** The bookmarked stories. */
export function Bookmarks({ uid }: { uid: string }) {
  const query = useQuery(bookmarksQuery(uid));
  return (
    <>
      <h2 className="visually-hidden">Bookmarks</h2>
      <StoryRows
        query={query}
        empty={profileMessages.noStoriesBookmarked}
        emptyAction={<ButtonLink to={paths.stories}>Read the stories</ButtonLink>}
      />
    </>
  );
}
