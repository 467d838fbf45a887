import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';

/** How long an order is followed after its buyer came back from the provider's page. */
export const PATIENCE = 5 * MINUTE;

/** Milliseconds to the next look, by the time that has passed: providers tell of most payments within seconds. */
const PAUSES: readonly (readonly [until: number, pause: number])[] = [
  [20 * SECOND, 2 * SECOND],
  [MINUTE, 5 * SECOND],
  [PATIENCE, 15 * SECOND],
];

/** Returns the milliseconds until the order is read again; false once there is no use in waiting here. */
export function nextLook(passed: number): number | false {
  const pause = PAUSES.find(([until]) => passed < until)?.[1];
  return pause === undefined ? false : Math.min(pause, PATIENCE - passed);
}
