import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { Picture } from './picture.tsx';
import styles from './square-mat.module.css';

/** The `sizes` of a picture, from the widths of its mat: `inMat` gives the part of one that the picture takes. */
export type MatSizes = (inMat: (width: number, unit: 'px' | 'vw') => string) => string;

/** A picture whole on a square mat, of which its longer side takes the part `opening`, with its board around it. */
export function SquareMat({
  picture,
  opening,
  board = 0,
  matSizes,
  className,
  ...props
}: Omit<ComponentProps<typeof Picture>, 'sizes' | 'ratio'> & {
  opening: number;
  /** The part of the mat that the board takes at each side of the picture. */
  board?: number;
  matSizes: MatSizes;
  /** Class of the picture's frame. */
  className?: string | undefined;
}) {
  const share = opening * Math.min(1, picture.width / picture.height);
  const inMat = (width: number, unit: string) => `${Number((width * (share - 2 * board)).toFixed(1))}${unit}`;
  return (
    <div className={styles.mat}>
      <div
        className={clsx(styles.frame, className)}
        style={{ '--share': share, padding: `${100 * board}%` } as CSSProperties}
      >
        <Picture picture={picture} sizes={matSizes(inMat)} {...props} />
      </div>
    </div>
  );
}
