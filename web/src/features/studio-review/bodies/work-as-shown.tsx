import type { ReviewedArtist, ReviewedWork } from '@aperture-byline/contract/review/wire';
import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { toProductDetail } from '#entities/product/to-product-detail.ts';
import styles from '../review.module.css';
import { markDifferences } from './mark-differences.ts';
import { listPhotographs } from './work-fields.ts';

const ExhibitionPreview = lazy(() => import('#entities/exhibition/exhibition-preview.tsx'));
const PrintPreview = lazy(() => import('#entities/product/print-preview.tsx'));
const StoryAsRead = lazy(() => import('./story-as-read.tsx'));

const SIDES = [
  ['proposed', 'As proposed'],
  ['public', 'As it is now'],
] as const;
type Side = (typeof SIDES)[number][0];

/** Shows a work as visitors will see it, with a revision's differences marked, and the other version to see. */
export default function WorkAsShown({
  before,
  after,
  artist,
}: {
  /** Null where visitors see nothing yet. */
  before: ReviewedWork | null;
  after: ReviewedWork;
  artist: ReviewedArtist;
}) {
  const [side, setSide] = useState<Side>('proposed');
  const proposed = useRef<HTMLElement>(null);
  const present = useRef<HTMLElement>(null);
  return (
    <Stack gap={2}>
      {before && (
        <Row gap={1}>
          {SIDES.map(([value, label]) => (
            <Button key={value} aria-pressed={side === value} onClick={() => setSide(value)}>
              {label}
            </Button>
          ))}
        </Row>
      )}
      <LazyBoundary fallback={<Skeleton ratio={3} />}>
        <section
          ref={proposed}
          className={styles.asRead}
          aria-label="As visitors will see it"
          hidden={side !== 'proposed'}
        >
          <Preview reviewed={after} artist={artist} />
        </section>
        {before && (
          <>
            <section
              ref={present}
              className={styles.asRead}
              aria-label="As visitors see it now"
              hidden={side !== 'public'}
            >
              <Preview reviewed={before} artist={artist} />
            </section>
            <Marks before={before} after={after} sides={{ present, proposed }} />
          </>
        )}
      </LazyBoundary>
    </Stack>
  );
}

function Preview({ reviewed, artist }: { reviewed: ReviewedWork; artist: ReviewedArtist }) {
  switch (reviewed.workKind) {
    case 'exhibition': {
      const { id, fields, images, banner } = reviewed.work;
      return (
        <ExhibitionPreview
          username={artist.name}
          exhibition={{ ...fields, id }}
          pictures={images}
          banner={banner ?? null}
        />
      );
    }
    case 'blog':
      return <StoryAsRead story={reviewed.work} artist={artist} />;
    case 'product': {
      const { fields, images } = reviewed.work;
      const author = { userId: artist.userId, firstName: artist.name, lastName: '' };
      return <PrintPreview product={toProductDetail(fields, { author, print: reviewed.work, pictures: images })} />;
    }
  }
}

/** Stands beside both sides in their boundary, so that its effect runs once both are drawn. */
function Marks({
  before,
  after,
  sides: { present, proposed },
}: {
  before: ReviewedWork;
  after: ReviewedWork;
  sides: Record<'present' | 'proposed', { current: HTMLElement | null }>;
}) {
  const photographs = useMemo(
    () => ({ before: listPhotographs(before), after: listPhotographs(after) }),
    [before, after],
  );
  useEffect(() => {
    if (!present.current || !proposed.current) return;
    return markDifferences(
      { element: present.current, photographIds: photographs.before },
      { element: proposed.current, photographIds: photographs.after },
    );
  }, [photographs, present, proposed]);
  return null;
}
