import {
  type SearchPage as Found,
  SEARCH_KINDS,
  type SearchGroup,
  type SearchKind,
} from '@aperture-byline/contract/search/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { WordsForm } from '#components/forms/words-form.tsx';
import { Grid, Row } from '#components/layout/layout.tsx';
import { Container, PageMeta, Section } from '#components/layout/page.tsx';
import { Pager } from '#components/pagination/pager.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { openedFromShown } from '#entities/image/queries.ts';
import { searchQuery } from '#entities/search/queries.ts';
import { KIND_NAMES, searchPath } from '#entities/search/results.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ResultCard } from './result-card.tsx';
import styles from './search-page.module.css';

const COLUMNS = { gap: 'clamp(24px, 3vw, 40px) var(--gap)', columns: 2, md: 3, lg: 4 };

/** `/search?q=&kind=`: all that is public, by words; the first of each kind, or the pages of one. */
export default function SearchPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const kind = SEARCH_KINDS.find((known) => known === search.get('kind'));
  return (
    <Container>
      <PageMeta title={q ? `Search for “${q}”` : 'Search'} />
      <Row as="header" gap={[1, 4]} className={styles.head}>
        <h1 className={styles.title}>{kind ? `${KIND_NAMES[kind].many} found` : 'Search'}</h1>
        <WordsForm
          label="All of the house"
          words={q}
          placeholder="Monsoon, Leica, Varanasi…"
          submit={{ text: 'Search', variant: 'primary' }}
          action={paths.search}
          onSearch={(words) => navigate(searchPath(words, kind))}
        />
      </Row>
      {q === '' ? (
        <p className="text-quiet">
          Titles, places, people, cameras and words from descriptions: photographs, stories, exhibitions, prints and
          photographers are found by any of them.
        </p>
      ) : (
        <Results q={q} kind={kind} />
      )}
    </Container>
  );
}

function Results({ q, kind }: { q: string; kind: SearchKind | undefined }) {
  const requestedPage = useRequestedPage();
  const queryClient = useQueryClient();
  const query = useQuery(searchQuery(q, kind, requestedPage));
  const pagination = query.data?.pagination;
  useAnsweredPage({ requestedPage, answeredPage: query.isPlaceholderData ? undefined : pagination?.page });
  return (
    <QueryState query={query} failure="The search could not be made." loading={<ResultsSkeleton />}>
      {(found) => (
        <div aria-busy={query.isPlaceholderData}>
          <Total found={found} q={q} kind={kind} />
          {found.groups.map((group) =>
            kind === undefined ? (
              <Section
                key={group.kind}
                className={styles.group}
                title={KIND_NAMES[group.kind].many}
                action={
                  group.total > group.results.length && (
                    <Link to={searchPath(q, group.kind)}>{`All ${group.total}`}</Link>
                  )
                }
              >
                <ResultGrid group={group} />
              </Section>
            ) : (
              <ResultGrid key={group.kind} group={group} />
            ),
          )}
          {pagination && (
            <Pager
              label="Pages of results"
              page={pagination.page}
              totalPages={pagination.totalPages}
              onNextLikely={(page) => queryClient.prefetchQuery(searchQuery(q, kind, page))}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}

/** How many there are, said to a screen reader too; where there are none, what to try. */
function Total({ found, q, kind }: { found: Found; q: string; kind: SearchKind | undefined }) {
  const total = found.groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <div role="status">
      {total === 0 ? (
        <EmptyState
          action={
            kind ? (
              <Link to={searchPath(q)}>Search everything</Link>
            ) : (
              <Row gap={[1, 3]} justify="center">
                <Link to={paths.gallery}>Gallery</Link>
                <Link to={paths.stories}>Stories</Link>
                <Link to={paths.exhibitions}>Exhibitions</Link>
                <Link to={paths.shop}>Shop</Link>
              </Row>
            )
          }
        >
          {`Nothing was found for “${q}”. Try fewer words, or only the beginning of one.`}
        </EmptyState>
      ) : (
        <Row gap={[1, 3]} align="baseline">
          <p className="text-quiet">{`${pluralize(total, 'result')} for “${q}”`}</p>
          {kind && <Link to={searchPath(q)}>Search everything</Link>}
        </Row>
      )}
    </div>
  );
}

function ResultGrid({ group }: { group: SearchGroup }) {
  const state =
    group.kind === 'image'
      ? openedFromShown(
          'the search',
          group.results.flatMap(({ address, title, picture }) =>
            picture ? [{ image_id: address, title, picture }] : [],
          ),
        )
      : null;
  return (
    <Grid as="ul" {...COLUMNS}>
      {group.results.map((result) => (
        <li key={result.address}>
          <ResultCard result={result} state={state} />
        </li>
      ))}
    </Grid>
  );
}

function ResultsSkeleton() {
  return (
    <Grid {...COLUMNS}>
      <Repeat count={6}>
        <div>
          <Skeleton ratio={1} />
          <Skeleton short />
        </div>
      </Repeat>
    </Grid>
  );
}
