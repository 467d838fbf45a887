import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { untilRendered } from './page-measures.ts';

/** A page, and the session that touches it. */
interface Screen {
  page: Page;
  session: CDPSession;
}

/** Where each finger is at one moment. */
export type Fingers = readonly { x: number; y: number }[];

/** Milliseconds within which a second touch is a double tap. */
export const DOUBLE_TAP = 300;

/**
 * Waits until it is no double tap, puts the fingers down, moves them through all positions, and lifts them. Every move
 * is rendered before the next.
 */
export async function touch({ page, session }: Screen, positions: readonly Fingers[]): Promise<void> {
  const [start = [], ...moves] = positions;
  await sleep(DOUBLE_TAP + 50);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((point, id) => ({ ...point, id })),
    });
  await send('touchStart', start);
  for (const fingers of moves) {
    await send('touchMove', fingers);
    await untilRendered(page);
  }
  await send('touchEnd', []);
}

/** Ten positions from one to another, the first included. */
export function between(from: Fingers, to: Fingers): Fingers[] {
  return Array.from({ length: 11 }, (_, step) =>
    from.map((point, finger) => {
      const end = to[finger] ?? point;
      return {
        x: point.x + ((end.x - point.x) * step) / 10,
        y: point.y + ((end.y - point.y) * step) / 10,
      };
    }),
  );
}
