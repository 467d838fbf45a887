import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { HungPrint, type HungPrintProps } from './hung-print.tsx';
import styles from './room.module.css';
import { BENCH, roomAround } from './wall-scale.ts';

/** Centimetres, as in `room.module.css` on narrow screens. */
const LEAST_WIDTH = 340;

/** A print in a room, above a bench, all to one scale. */
export function Room({
  room,
  colour,
  ...hung
}: HungPrintProps & { room: 'gallery' | 'home'; colour: string }) {
  const { width, height, middle } = roomAround(hung.outer);
  const style = {
    '--needed-width': width,
    '--room-height': height,
    '--middle': middle,
    '--bench-width': BENCH.width,
    '--bench-height': BENCH.height,
    backgroundColor: colour,
  } as CSSProperties;
  return (
    <div className={clsx(styles.room, styles[room])} style={style}>
      <div className={styles.floor} />
      <div className={styles.print}>
        <HungPrint {...hung} shownWidth={LEAST_WIDTH} />
      </div>
      <div className={styles.bench} role="img" aria-label={`A bench, ${BENCH.width} cm wide, to compare`} />
    </div>
  );
}
