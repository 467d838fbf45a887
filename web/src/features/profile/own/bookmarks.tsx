import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonLink, TextButton } from '#components/base/button.tsx';
import { bookmarkKey, bookmarksQuery } from '#entities/story/private-queries.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showError } from '#lib/toast.ts';
import { StoryRows } from '../shared/works/story-rows.tsx';

export default function Bookmarks({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(bookmarksQuery(uid));
  const hidden = useHiddenItems();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = data?.filter(({ id }) => !hidden.has(bookmarkKey(id)));

  async function remove(bookmark: Bookmark) {
    try {
      const { removeBookmark } = await loadCode(() => import('#entities/story/remove-bookmark.ts'));
      removeBookmark(queryClient, bookmark.id, () => document.getElementById(elementId(bookmark)) ?? heading.current);
    } catch (failure) {
      showError(failure, profileMessages.bookmarkNotRemoved);
    }
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        Bookmarks
      </h2>
      <StoryRows
        query={{ data: shown, error, refetch }}
        empty={profileMessages.noStoriesBookmarked}
        emptyAction={<ButtonLink to={paths.stories}>Read the stories</ButtonLink>}
        renderAction={(bookmark) => (
          <TextButton
            id={elementId(bookmark)}
            aria-label={`Remove ${bookmark.title} from your bookmarks`}
            onClick={() => remove(bookmark)}
          >
            Remove
          </TextButton>
        )}
      />
    </>
  );
}

/** Returns the id of the button that removes the bookmark, which gets the focus again after an undo. */
const elementId = ({ id }: Bookmark) => `bookmark-${id}`;
