import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import type { FrameLook } from './frame-look.ts';
import styles from './framed-print.module.css';

/** The wall's width / height, as `framed-print.module.css` keeps it. */
const WALL = 1.2;

/** An uncropped picture on a wall, as large as it fits. A `frame` is drawn to the scale of a print `printWidth` cm wide. */
export function FramedPrint({
  picture,
  frame,
  printWidth,
}: {
  picture: PictureData;
  frame: FrameLook | null;
  printWidth: number;
}) {
  const ratio = picture.width / picture.height;
  const rim = frame ? 2 * (frame.face + frame.inside) : 0;
  const outerWidth = printWidth + rim;
  const outerRatio = outerWidth / (printWidth / ratio + rim);
  const share = Math.min(1, outerRatio / WALL);
  const slot = (width: number) => Number((width * share * (printWidth / outerWidth)).toFixed(1));
  const style = {
    '--outer-ratio': outerRatio,
    '--outer-width': outerWidth,
    '--face': frame?.face ?? 0,
    '--inside': frame?.inside ?? 0,
  } as CSSProperties;

  return (
    <span className={styles.wall}>
      <span className={styles.hang} style={style}>
        <span className={clsx(styles.moulding, frame && styles[frame.material])}>
          <span className={clsx(styles.inside, frame && styles[frame.filling])}>
            <Picture
              picture={picture}
              sizes={sizes({ 0: `${slot(78)}vw`, 1000: `${slot(45)}vw`, 1600: `${slot(720)}px` })}
              priority
            />
          </span>
        </span>
      </span>
    </span>
  );
}
