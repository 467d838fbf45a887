interface Extent {
  width: number;
  height: number;
}

/** Centimetres of the bench that shows the scale. */
export const BENCH = { width: 180, height: 45 } as const;

/** Height above the floor, in centimetres, at which galleries hang the middle of a picture. */
const EYE_LEVEL = 150;
/** Between the bench and a picture, and between a picture and the edges of the room. */
const GAP = 25;
const ROOM_HEIGHT = 270;

/**
 * Returns the room for a framed print and its middle's height in centimetres. Usual sizes share one room, to be
 * compared (`on-a-wall.module.css` has the least width).
 */
export function roomAround({ width, height }: Extent): Extent & { middle: number } {
  const middle = Math.max(EYE_LEVEL, BENCH.height + GAP + height / 2);
  return {
    width: width + 2 * GAP,
    height: Math.max(ROOM_HEIGHT, middle + height / 2 + GAP),
    middle,
  };
}

/** Returns the centimetres across a wall's photograph: `known` lie between two places in percent of its width. */
export function photographedWidth(known: number, [from, to]: readonly [number, number]): number {
  return (known * 100) / Math.max(1, Math.abs(to - from));
}
