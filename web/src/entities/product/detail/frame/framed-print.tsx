import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import type { FrameLook } from './frame-look.ts';
import styles from './framed-print.module.css';

/** The wall's width / height, as `framed-print.module.css` keeps it. */
const WALL = 1.2;

/** Centimetres of a print with its frame. */
export function outerSize(frame: FrameLook | null, { width, height }: { width: number; height: number }) {
  const rim = frame ? 2 * (frame.face + frame.inside) : 0;
  return { width: width + rim, height: height + rim };
}

/** Shows an uncropped picture on a wall, its `frame` to the scale of a print `printWidth` cm wide. */
export function FramedPrint({
  picture,
  frame,
  printWidth,
}: {
  picture: PictureData;
  frame: FrameLook | null;
  printWidth: number;
}) {
  const outer = outerSize(frame, {
    width: printWidth,
    height: (printWidth * picture.height) / picture.width,
  });
  const outerRatio = outer.width / outer.height;
  const share = Math.min(1, outerRatio / WALL);
  const slot = (width: number) => Number((width * share * (printWidth / outer.width)).toFixed(1));
  return (
    <span className={styles.wall}>
      <span className={styles.fitted} style={{ '--outer-ratio': outerRatio } as CSSProperties}>
        <PictureInFrame frame={frame} outerWidth={outer.width}>
          <Picture
            picture={picture}
            sizes={sizes({ 0: `${slot(78)}vw`, 1024: `${slot(45)}vw`, 1600: `${slot(720)}px` })}
            priority
          />
        </PictureInFrame>
      </span>
    </span>
  );
}

/** A picture in its frame, as wide as the element around it, which stands for `outerWidth` centimetres. */
export function PictureInFrame({
  frame,
  outerWidth,
  children,
}: {
  frame: FrameLook | null;
  outerWidth: number;
  children: ReactNode;
}) {
  const style = {
    '--outer-width': outerWidth,
    '--face': frame?.face ?? 0,
    '--inside': frame?.inside ?? 0,
  } as CSSProperties;
  return (
    <span className={styles.hang} style={style}>
      <span className={clsx(styles.moulding, frame && styles[frame.material])}>
        <span className={clsx(styles.inside, frame && styles[frame.filling])}>{children}</span>
      </span>
    </span>
  );
}
