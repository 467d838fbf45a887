import type { WaitingCounts } from '../../studio/wire.ts';
import { user } from '../callers.ts';

/** How much waits for the caller in each of their roles, for the links of the header. */
export const getWaitingCounts = user.get('/user/waiting').returns<WaitingCounts>();
