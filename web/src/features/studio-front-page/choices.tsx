import { QUERY_MAX } from '@aperture-byline/contract/search/words';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Field } from '#components/forms/field.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { exploreImagesQuery } from '#entities/search/queries.ts';
import { storiesQuery } from '#entities/story/queries.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import styles from './home.module.css';
import type { FrontPageWork } from './selected-works.tsx';

interface Props {
  selected: readonly FrontPageWork[];
  /** Null where no more fit. */
  onChoose: ((one: FrontPageWork) => void) | null;
}

/** Milliseconds without another key. */
const SEARCH_DELAY = 250;

export function ImageChoices(props: Props) {
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
        <Choices
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
        </Choices>
      )}
    </QueryState>
  );
}

export function StoryChoices(props: Props) {
  const [q, setQ] = useState('');
  const query = useQuery(storiesQuery);
  const words = q.trim().toLowerCase();
  return (
    <QueryState query={query} loading={<Skeleton ratio={4} />} failure={settingsMessages.choicesNotLoaded}>
      {(stories) => (
        <Choices
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

function Choices({
  label,
  q,
  onSearch,
  offered,
  selected,
  onChoose,
  children,
}: Props & {
  label: string;
  q: string;
  onSearch: (q: string) => void;
  offered: readonly FrontPageWork[];
  children?: ReactNode;
}) {
  return (
    <Stack gap={3} className={styles.choices}>
      <Field
        type="search"
        label={label}
        maxLength={QUERY_MAX.characters}
        value={q}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        // Enter would save the front page.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {offered.length === 0 && (
        <p role="status" className="text-quiet">
          {settingsMessages.noneFits}
        </p>
      )}
      <Grid as="ul" columns={2} sm={4} aria-label="To choose from">
        {offered.map((one) => {
          const isSelected = selected.some(({ id }) => id === one.id);
          const isOff = isSelected || onChoose === null;
          return (
            <li key={one.id}>
              <Stack
                as="button"
                type="button"
                gap={1}
                className={styles.tile}
                aria-pressed={isSelected}
                aria-disabled={isOff}
                onClick={() => isOff || onChoose(one)}
              >
                {one.picture && (
                  <Picture
                    picture={one.picture}
                    sizes={sizes({ 0: '46vw', 640: '22vw', 1024: '10rem' })}
                    ratio={1.5}
                    alt=""
                  />
                )}
                <span className="break-anywhere">
                  {one.title || 'Untitled'}
                  <br />
                  <span className="text-quiet text-small">{isSelected ? 'Chosen' : one.artistName}</span>
                </span>
              </Stack>
            </li>
          );
        })}
      </Grid>
      {children}
    </Stack>
  );
}
