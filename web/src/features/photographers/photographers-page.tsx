import type { Photographer, WorkCounts } from '@aperture-byline/contract/user/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link, useSearchParams } from 'react-router';
import { CardLink } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { PagedList } from '#components/pagination/paged-list.tsx';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import { photographersQuery } from '#entities/user/queries.ts';
import { formatCount, pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './photographers-page.module.css';

const RATIO = 1.5;
const SLOT = sizes({ 0: '91vw', 640: '44vw', 1024: '29vw', 1600: '464px' });

const ORDERS = [
  { sort: null, name: 'Newest work', to: paths.photographers },
  { sort: 'name', name: 'Name', to: `${paths.photographers}?sort=name` },
] as const;

/** Everybody with public work, by the newest of it or by name (`?sort=name`). */
export default function PhotographersPage() {
  const queryClient = useQueryClient();
  const requestedPage = useRequestedPage();
  const [search] = useSearchParams();
  const sort = search.get('sort') === 'name' ? 'name' : null;
  const query = useQuery(photographersQuery(requestedPage, sort));
  const pagination = query.data?.pagination;
  useAnsweredPage({ requestedPage, answeredPage: query.isPlaceholderData ? undefined : pagination?.page });

  return (
    <Container>
      <PageMeta title={requestedPage > 1 ? `Photographers, page ${requestedPage}` : 'Photographers'} />
      <PageHead title="Photographers">
        <p>Everybody who shows work here, each with a picture of their newest.</p>
      </PageHead>
      <Row as="nav" gap={[0, 3]} className={styles.orders} aria-label="Order">
        <span className="text-quiet">Sorted by</span>
        {ORDERS.map((order) => (
          <Link
            key={order.name}
            className={clsx('plain-link', styles.order)}
            to={order.to}
            aria-current={order.sort === sort ? 'true' : undefined}
          >
            {order.name}
          </Link>
        ))}
      </Row>
      <PagedList
        query={query}
        page={requestedPage}
        totalPages={pagination?.totalPages}
        label="Pages of photographers"
        skeleton={
          <Grid gap={[5, 3]} sm={2} lg={3} className="page-end">
            <Skeletons count={12} ratio={RATIO} />
          </Grid>
        }
        getItems={({ photographers }) => photographers}
        empty="Nobody shows work yet"
        onNextLikely={(page) => queryClient.prefetchQuery(photographersQuery(page, sort))}
      >
        {(photographers) => (
          <Grid as="ul" gap={[5, 3]} sm={2} lg={3} className="page-end">
            {photographers.map((photographer, index) => (
              <li key={photographer.userId}>
                <PhotographerCard photographer={photographer} priority={index === 0} />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
    </Container>
  );
}

/** `12 photographs, 1 story`. */
function describeWork({ photographs, exhibitions, stories, prints }: WorkCounts): string {
  const counts = [
    photographs > 0 && pluralize(photographs, 'photograph'),
    exhibitions > 0 && pluralize(exhibitions, 'exhibition'),
    stories > 0 && `${formatCount(stories)} ${stories === 1 ? 'story' : 'stories'}`,
    prints > 0 && pluralize(prints, 'print'),
  ];
  return counts.filter(Boolean).join(', ');
}

function PhotographerCard({ photographer, priority }: { photographer: Photographer; priority: boolean }) {
  const { userId, slug, name, avatar, picture } = photographer;
  return (
    <Stack as="article" gap={1.5} className="relative">
      {picture ? (
        <Picture picture={picture} sizes={SLOT} ratio={RATIO} priority={priority} />
      ) : (
        <div className={styles.noPicture} />
      )}
      <Row gap={1.5} nowrap>
        <Avatar url={avatar} name="" size="small" />
        <div className="min-width-0">
          <h2 className={styles.name}>
            <CardLink to={paths.profile(slug ?? userId)}>{name || 'A photographer'}</CardLink>
          </h2>
          <p className="text-quiet text-small tabular-nums">{describeWork(photographer)}</p>
        </div>
      </Row>
    </Stack>
  );
}
