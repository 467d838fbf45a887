import { describePlacement, layAlong, type Placement } from '@aperture-byline/contract/product/print-placement';
import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import type { FrameLook } from './frame-look.ts';
import styles from './framed-print.module.css';

/** The wall's width / height, as `framed-print.module.css` keeps it. */
const WALL = 1.2;

export interface FramedPrintProps {
  picture: PictureData;
  frame: FrameLook | null;
  /** Centimetres. */
  print: Placement;
}

/** Centimetres of a print as it hangs, with its frame. */
export function outerSize({ picture, frame, print }: FramedPrintProps) {
  const rim = frame ? 2 * (frame.face + frame.inside) : 0;
  const { width, height } = layAlong(picture, print);
  return { width: width + rim, height: height + rim };
}

/** Centimetres that the photograph would take across if nothing of it were cut. */
export function photographWidth({ picture, print }: Pick<FramedPrintProps, 'picture' | 'print'>): number {
  const { width, height } = layAlong(picture, print);
  const across = (height * picture.width) / picture.height;
  return describePlacement(picture, print) === 'white border' ? Math.min(width, across) : Math.max(width, across);
}

/** Shows a print on a wall, its frame to scale. */
export function FramedPrint(props: FramedPrintProps) {
  const outer = outerSize(props);
  const outerRatio = outer.width / outer.height;
  const share = Math.min(1, outerRatio / WALL);
  const photographShare = photographWidth(props) / outer.width;
  const slot = (width: number) => Number((width * share * photographShare).toFixed(1));
  // The height inside the wall where it follows the screen's, as the style sheet keeps it.
  const high = `max(300px, 100vh - 520px) * ${(outerRatio * photographShare).toFixed(2)}`;
  return (
    <span className={styles.wall}>
      <span className={styles.fitted} style={{ '--outer-ratio': outerRatio } as CSSProperties}>
        <PrintInFrame
          {...props}
          shown={{
            sizes: sizes({ 0: `${slot(78)}vw`, 1024: `min(${slot(50)}vw, ${slot(800)}px, ${high})` }),
            priority: true,
          }}
        />
      </span>
    </span>
  );
}

/** A print in its frame, as wide as the element around it: cropped, or whole on its paper, as its artist decided. */
export function PrintInFrame({
  picture,
  frame,
  print,
  shown,
}: FramedPrintProps & { shown: Omit<ComponentProps<typeof Picture>, 'picture' | 'ratio' | 'crop'> }) {
  const { width, height } = layAlong(picture, print);
  const style = {
    '--outer-width': outerSize({ picture, frame, print }).width,
    '--face': frame?.face ?? 0,
    '--inside': frame?.inside ?? 0,
  } as CSSProperties;
  return (
    <span className={styles.hang} style={style}>
      <span className={clsx(styles.moulding, frame && styles[frame.material])}>
        <span className={clsx(styles.inside, frame && styles[frame.filling])}>
          {describePlacement(picture, print) === 'white border' ? (
            <span className={styles.paper} style={{ aspectRatio: width / height }}>
              <span style={{ width: `${(100 * photographWidth({ picture, print })) / width}%` }}>
                <Picture picture={picture} {...shown} />
              </span>
            </span>
          ) : (
            <Picture picture={picture} ratio={width / height} crop={print.crop} {...shown} />
          )}
        </span>
      </span>
    </span>
  );
}
