import type { FirstSteps, StudioDesk, StudioToday } from '../../studio/wire.ts';
import { type Endpoint, PRIVATE_READ, type Returns, STUDIO_READ } from '../endpoint.ts';

/**
 * Returns what waits for the caller, what happened since yesterday and what closes next. Reads twelve documents at
 * most.
 */
export const getStudioToday = {
  ...STUDIO_READ,
  path: '/studio/today',
  response: {} as Returns<StudioToday>,
} as const satisfies Endpoint;

/** How far a new photographer has come. */
export const getFirstSteps = {
  ...STUDIO_READ,
  path: '/studio/first-steps',
  response: {} as Returns<FirstSteps>,
} as const satisfies Endpoint;

/** The queue by kind with its age, what is to be paid, and the house's own figures: at most twelve document reads. */
export const getStudioDesk = {
  ...PRIVATE_READ,
  path: '/studio/desk',
  authorization: { role: 'admin' },
  response: {} as Returns<StudioDesk>,
} as const satisfies Endpoint;
