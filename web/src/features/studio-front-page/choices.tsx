import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { galleryPageQuery } from '#entities/image/queries.ts';
import { storiesQuery } from '#entities/story/queries.ts';
import styles from './home.module.css';
import type { FrontPageWork } from './selected-works.tsx';

interface Props {
  selected: readonly FrontPageWork[];
  /** Null where no more fit. */
  onChoose: ((one: FrontPageWork) => void) | null;
}

export function ImageChoices(props: Props) {
  const [page, setPage] = useState(1);
  const query = useQuery(galleryPageQuery(page));
  return (
    <QueryState query={query} loading={<Skeleton ratio={4} />} failure={settingsMessages.choicesNotLoaded}>
      {({ data, pagination: { totalPages } }) => (
        <Choices
          {...props}
          offered={data.map(({ image_id, title, firstname, lastname, picture }) => ({
            id: image_id,
            title,
            artistName: `${firstname} ${lastname}`,
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
  const query = useQuery(storiesQuery);
  return (
    <QueryState query={query} loading={<Skeleton ratio={4} />} failure={settingsMessages.choicesNotLoaded}>
      {(stories) => (
        <Choices
          {...props}
          offered={stories.map(({ id, title, creator_name, creator_surname, banner_picture }) => ({
            id,
            title,
            artistName: `${creator_name} ${creator_surname}`,
            picture: banner_picture,
          }))}
        />
      )}
    </QueryState>
  );
}

function Choices({
  offered,
  selected,
  onChoose,
  children,
}: Props & { offered: readonly FrontPageWork[]; children?: ReactNode }) {
  return (
    <Stack gap={3} className={styles.choices}>
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
