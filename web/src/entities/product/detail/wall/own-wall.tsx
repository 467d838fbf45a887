import clsx from 'clsx';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Field } from '#components/forms/field.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import type { FramedPrintProps } from '../frame/framed-print.tsx';
import { HungPrint } from './hung-print.tsx';
import styles from './own-wall.module.css';
import type { WallPhotograph } from './use-wall-photograph.ts';
import { photographedWidth } from './wall-scale.ts';

/** Percent of the photograph that an arrow key moves the print. */
const STEP = 1;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const KNOWN_WIDTH = { initial: 200, max: 2000 } as const;

const percent = (value: number) => Math.min(100, Math.max(0, value));

/** A print on the visitor's photograph of a wall, scaled by a width in it that they know, and moved to its place. */
export function OwnWall({ photograph, ...hung }: FramedPrintProps & { photograph: WallPhotograph }) {
  const id = useId();
  const [known, setKnown] = useState<number>(KNOWN_WIDTH.initial);
  const [handles, setHandles] = useState<readonly [number, number]>([20, 80]);
  const [place, setPlace] = useState({ x: 50, y: 40 });
  const width = photographedWidth(known, handles);

  const move = (x: number, y: number) => setPlace({ x: percent(x), y: percent(y) });
  const moveByKey = (event: KeyboardEvent) => {
    const [x, y] = MOVES[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move(place.x + x, place.y + y);
  };
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    const wall = currentTarget.parentElement?.getBoundingClientRect();
    if (buttons === 0 || !wall) return;
    move(place.x + (100 * movementX) / wall.width, place.y + (100 * movementY) / wall.height);
  };

  return (
    <Stack>
      <div
        className={styles.wall}
        style={{ '--shown-width': width, '--ratio': photograph.width / photograph.height } as CSSProperties}
      >
        <img className={clsx(styles.photograph, 'block full-width')} src={photograph.url} alt="Your wall" />
        {handles.map((mark, index) => (
          <span key={index === 0 ? 'left' : 'right'} className={styles.mark} style={{ left: `${mark}%` }} />
        ))}
        <button
          type="button"
          className={styles.place}
          style={{ left: `${place.x}%`, top: `${place.y}%` }}
          aria-label="Move the print, with the arrow keys or by dragging it"
          onKeyDown={moveByKey}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
        <div className={styles.print} style={{ left: `${place.x}%`, top: `${place.y}%` }}>
          <HungPrint {...hung} shownWidth={width} />
        </div>
      </div>
      <Grid md={3} align="end">
        <p className="text-quiet text-small full-row measure">
          Set the two lines on something whose width you know, such as a sofa or a door, and enter that width.
        </p>
        {(['Left line', 'Right line'] as const).map((name, index) => (
          <Stack
            as="label"
            key={name}
            gap={0.5}
            className={clsx(styles.line, 'text-quiet text-small')}
            htmlFor={`${id}-${index}`}
          >
            {name}
            <input
              id={`${id}-${index}`}
              type="range"
              min={0}
              max={100}
              step={0.5}
              value={handles[index]}
              onChange={({ target }) => {
                const value = Number(target.value);
                setHandles(([left, right]) => (index === 0 ? [value, right] : [left, value]));
              }}
            />
          </Stack>
        ))}
        <Field
          label="Width between the lines, in cm"
          type="number"
          inputMode="numeric"
          min={1}
          max={KNOWN_WIDTH.max}
          value={known}
          onChange={({ target }) => {
            const value = Math.round(Number(target.value));
            if (value >= 1 && value <= KNOWN_WIDTH.max) setKnown(value);
          }}
        />
      </Grid>
    </Stack>
  );
}
