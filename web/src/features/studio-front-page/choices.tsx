import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Row } from '#components/layout/layout.tsx';
import { exploreImagesQuery } from '#entities/search/queries.ts';
import { type ChoiceProps, SEARCH_DELAY, WorkChoices } from '#entities/search/work-choices.tsx';
import { storiesQuery } from '#entities/story/queries.ts';
import { useDebounced } from '#lib/use-debounced.ts';

export function ImageChoices(props: ChoiceProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const words = useDebounced(q.trim(), SEARCH_DELAY);
  const query = useQuery(exploreImagesQuery(words ? { q: words } : {}, page));
  function search(next: string) {
    setQ(next);
    setPage(1);
  }
  return (
    <QueryState query={query} loading={<Skeleton ratio={4} />} failure={settingsMessages.choicesNotLoaded}>
      {({ data, pagination: { totalPages } }) => (
        <WorkChoices
          {...props}
          label="Search titles, tags, descriptions and photographers"
          q={q}
          onSearch={search}
          offered={data.map(({ image_id, title, firstname, lastname, picture }) => ({
            id: image_id,
            title,
            artistName: fullName({ firstName: firstname, lastName: lastname }),
            picture,
          }))}
        >
          <Row gap={[1, 2]}>
            <Button aria-disabled={page === 1} onClick={() => page > 1 && setPage(page - 1)}>
              Newer
            </Button>
            <span className="text-quiet text-small" role="status">
              Page {page} of {totalPages}
            </span>
            <Button aria-disabled={page >= totalPages} onClick={() => page < totalPages && setPage(page + 1)}>
              Older
            </Button>
          </Row>
        </WorkChoices>
      )}
    </QueryState>
  );
}

export function StoryChoices(props: ChoiceProps) {
  const [q, setQ] = useState('');
  const query = useQuery(storiesQuery);
  const words = q.trim().toLowerCase();
  return (
    <QueryState query={query} loading={<Skeleton ratio={4} />} failure={settingsMessages.choicesNotLoaded}>
      {(stories) => (
        <WorkChoices
          {...props}
          label="Search titles and authors"
          q={q}
          onSearch={setQ}
          offered={stories
            .map(({ id, title, creator_name, creator_surname, banner_picture }) => ({
              id,
              title,
              artistName: fullName({ firstName: creator_name, lastName: creator_surname }),
              picture: banner_picture,
            }))
            .filter(({ title, artistName }) => `${title} ${artistName}`.toLowerCase().includes(words))}
        />
      )}
    </QueryState>
  );
}
