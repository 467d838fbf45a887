import type { PhotographersPage, WorkCounts } from '../../user/wire.ts';
import { everybody } from '../callers.ts';

/** A page of everybody with public work, by the newest of it, or by `sort=name`. Past the end is the last page. */
export const listPhotographers = everybody
  .get('/user/photographers', { query: ['page', 'sort'] })
  .returns<PhotographersPage>();

/** How many public works of each kind somebody has. */
export const getWorkCounts = everybody
  .get('/user/works/:userId', { errors: ['NOT_FOUND'] })
  .returns<WorkCounts>();
