import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { type CSSProperties, lazy, useState } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { justifyRows, slotWidth } from '#components/media/justified-rows.ts';
import { Picture } from '#components/media/picture.tsx';
import styles from './story-gallery.module.css';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

function ratioOf({ width, height }: PictureData): number {
  return width / height;
}

/** The slot's width by `story-gallery.module.css`; `share` is its part of its row without the gaps between the pictures. */
function slotSizes(share: number, gaps: number): string {
  const by = (row: number, gap: number) => slotWidth(share, gaps, { row, gap });
  return sizes({ 0: '100vw', 640: `${by(91, 1)}vw`, 1600: `${by(1456, 16)}px` });
}

/** A story's pictures, uncropped, in justified rows; each opens the lightbox. Null where there are none. */
export function StoryGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Stack as="section" className={styles.gallery} aria-label="Photographs of this story">
      {justifyRows(pictures, ratioOf).map(({ items }) => (
        <Stack as="ul" key={items[0]?.item.src} className={styles.row}>
          {items.map(({ item, share }) => (
            <li key={item.src} className={styles.slot} style={{ '--ratio': ratioOf(item) } as CSSProperties}>
              <button type="button" className={styles.open} onClick={() => setOpened(pictures.indexOf(item))}>
                <Picture picture={item} sizes={slotSizes(share, items.length - 1)} />
                <span className="visually-hidden">Open large</span>
              </button>
            </li>
          ))}
        </Stack>
      ))}
      <LazyBoundary>
        {opened !== null && <Lightbox pictures={pictures} index={opened} onClose={() => setOpened(null)} />}
      </LazyBoundary>
    </Stack>
  );
}
