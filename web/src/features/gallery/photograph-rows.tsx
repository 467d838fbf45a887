import type { GalleryImage } from '@aperture-byline/contract/image/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { ImageList, OpenedFrom } from '#entities/image/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './photograph-rows.module.css';
import { pairUp, type Row, slotSizes } from './row-layout.ts';

const GAP = 'clamp(56px, 7vw, 112px)';

const SKELETONS = [1.5, 0.75, 1.5, 1.5, 1.33, 1.5, 0.67, 1.78, 1.5, 1.33].map((ratio, index) => ({
  key: String(index),
  ratio,
}));

function computeRatio({ picture }: GalleryImage): number {
  return picture.width / picture.height;
}

function ratioStyle(ratio: number): CSSProperties {
  return { '--ratio': ratio } as CSSProperties;
}

/** A single photograph that is not wide enough to fill its row. */
function isAlone({ items, ratio }: Row<GalleryImage>): boolean {
  return items.length === 1 && items.some((image) => computeRatio(image) < ratio);
}

/** Shows whole photographs in pairs of equal height, on a phone one by one. `openedFrom` gives their neighbours. */
export function PhotographRows({ images, openedFrom }: { images: readonly GalleryImage[]; openedFrom: ImageList }) {
  return (
    <Stack gap={GAP}>
      {pairUp(images, computeRatio).map((row, index) => (
        <Stack
          key={row.items[0]?.image_id}
          className={clsx(styles.row, isAlone(row) && styles.alone)}
          style={ratioStyle(row.ratio)}
        >
          {row.items.map((image, place) => (
            <Photograph
              key={image.image_id}
              image={image}
              openedFrom={openedFrom}
              rowRatio={row.ratio}
              priority={index === 0 && place === 0}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Photograph({
  image,
  openedFrom,
  rowRatio,
  priority,
}: {
  image: GalleryImage;
  openedFrom: ImageList;
  rowRatio: number;
  priority: boolean;
}) {
  const ratio = computeRatio(image);
  return (
    <article
      className={styles.photograph}
      style={{ ...ratioStyle(ratio), '--share': ratio / rowRatio } as CSSProperties}
    >
      <Link className={styles.link} to={paths.image(image.image_id)} state={{ openedFrom } satisfies OpenedFrom}>
        <Picture picture={image.picture} sizes={slotSizes(ratio, rowRatio)} priority={priority} />
        <h2 className={styles.title}>{image.title}</h2>
      </Link>
      <div className={styles.words}>
        <p className="text-quiet text-small mt-4">
          <Link to={paths.profile(image.owner_id)}>
            {fullName({ firstName: image.firstname, lastName: image.lastname })}
          </Link>
        </p>
        <RichText className={styles.description} html={image.description} />
      </div>
    </article>
  );
}

export function PhotographRowsSkeleton() {
  return (
    <Stack gap={GAP}>
      {pairUp(SKELETONS, ({ ratio }) => ratio).map((row) => (
        <Stack key={row.items[0]?.key} className={styles.row} style={ratioStyle(row.ratio)}>
          {row.items.map(({ key, ratio }) => (
            <div key={key} className={styles.photograph} style={ratioStyle(ratio)}>
              <Skeleton ratio={ratio} />
              <div className={styles.words}>
                <Skeleton short className={styles.skeletonLine} />
              </div>
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
