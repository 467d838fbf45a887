import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioList, StudioListItem } from '@aperture-byline/contract/work/wire';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import clsx from 'clsx';
import { CardLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { type PagesQuery, useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { findReviewNote } from '#entities/work/work-state.ts';
import styles from './work-list.module.css';

export function WorkList<Item extends StudioListItem>({
  kind,
  uid,
  list,
  none,
  facts,
}: {
  kind: WorkKind;
  uid: string;
  list: (uid: string) => PagesQuery<StudioList<Item>>;
  none: string;
  facts: (item: Item) => readonly string[];
}) {
  const { plural, path } = WORK_KINDS[kind];
  const failure = studioMessages.worksNotLoaded(plural.toLowerCase());
  const { query, more } = useCursorPages({
    // Another window may have saved one since.
    pagesQuery: { ...list(uid), staleTime: 0 },
    getItems: ({ items }) => items,
    failure,
  });
  return (
    <section className="page-end" aria-label="Your works">
      <QueryState
        query={query}
        loading={<Skeletons count={3} ratio={6} />}
        empty={<EmptyState>{none}</EmptyState>}
        failure={failure}
      >
        {(found) => (
          <>
            <EntryList>
              {found.map((item) => (
                <Grid
                  gap="clamp(16px, 3.75vw, 24px)"
                  as="li"
                  key={item.id}
                  columns="clamp(48px, 176px - 5rem, 96px) minmax(0, 1fr)"
                  sm="160px minmax(0, 1fr)"
                >
                  <span className={styles.picture}>
                    {item.picture && <Picture picture={item.picture} sizes="160px" ratio={1.5} alt="" />}
                  </span>
                  <Stack gap={1}>
                    <h2 className={styles.title}>
                      <CardLink to={`${path}/${item.id}`}>{item.title || 'Untitled'}</CardLink>
                    </h2>
                    <Row as="ul" gap={[0.5, 2]} className={clsx(styles.facts, 'text-quiet text-small')}>
                      {facts(item).map((fact) => (
                        <li key={fact}>{fact}</li>
                      ))}
                    </Row>
                    {findReviewNote(item) !== null && (
                      <p className={clsx(styles.note, 'text-quiet text-small break-anywhere pre-line')}>
                        {findReviewNote(item)}
                      </p>
                    )}
                  </Stack>
                </Grid>
              ))}
            </EntryList>
            {more}
          </>
        )}
      </QueryState>
    </section>
  );
}
