import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Stack } from '../layout/layout.tsx';
import { Container } from '../layout/page.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-head.module.css';

/** The slot's width on a phone, uncropped at any height, by `picture-head.module.css`. */
const phoneWidth = (ratio: number) => `min(100vw, ${(ratio * 90).toFixed(1)}vh)`;

function buildSizes(ratio: number): string {
  if (!isUpright(ratio))
    return sizes({ 0: phoneWidth(ratio), 768: `min(91vw, 1424px, ${(ratio * 100).toFixed(1)}vh)` });
  const high = `${ratio.toFixed(4)} * (100vh - 153px)`;
  return sizes({ 0: phoneWidth(ratio), 768: `min(50vw, ${high})`, 1024: `min(45vw, 712px, ${high})` });
}

/** Squares count as upright: below the text they would be higher than the screen, or leave half of it empty. */
function isUpright(ratio: number): boolean {
  return ratio <= 1;
}

/**
 * Shows a large picture whole: below the words, or beside them where it is upright and the screen at least 768 px wide.
 * A `byline` stands under the words, on a tablet across both.
 */
export function PictureHead({
  picture,
  wrap = (drawn) => drawn,
  byline,
  children,
}: {
  picture: PictureData;
  wrap?: (drawn: ReactNode) => ReactNode;
  byline?: ReactNode;
  children: ReactNode;
}) {
  const ratio = picture.width / picture.height;
  return (
    <PictureHeadFrame
      ratio={ratio}
      picture={wrap(<Picture picture={picture} sizes={buildSizes(ratio)} priority />)}
      byline={byline}
    >
      {children}
    </PictureHeadFrame>
  );
}

/** Lays out a `PictureHead` around any content of this `ratio` (width / height). */
export function PictureHeadFrame({
  ratio,
  picture,
  byline,
  children,
}: {
  ratio: number;
  picture: ReactNode;
  byline?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container>
      <Stack
        className={clsx(styles.head, isUpright(ratio) && styles.upright)}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <div className={styles.words}>{children}</div>
        {byline && <div className={styles.byline}>{byline}</div>}
        <div className={styles.slot}>{picture}</div>
      </Stack>
    </Container>
  );
}
