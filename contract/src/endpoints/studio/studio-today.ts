import type { FirstSteps, StudioDesk, StudioToday } from '../../studio/wire.ts';
import { admin, artist } from '../callers.ts';

/**
 * Returns what waits for the caller, what happened since yesterday and what closes next. Reads twelve documents at
 * most.
 */
export const getStudioToday = artist.get('/studio/today').returns<StudioToday>();

/** How far a new photographer has come. */
export const getFirstSteps = artist.get('/studio/first-steps').returns<FirstSteps>();

/** The queue by kind with its age, what is to be paid, and the house's own figures: at most twelve document reads. */
export const getStudioDesk = admin.get('/studio/desk', { rateLimit: 'list' }).returns<StudioDesk>();
