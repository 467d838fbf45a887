import type { Notice } from '../../notice/wire.ts';
import type { WaitingCounts } from '../../studio/wire.ts';
import { user } from '../callers.ts';

/** The caller's newest notices, at most 50. */
export const listNotices = user.get('/user/notice').returns<Notice[]>();

/** Marks some of the caller's notices as read; ids of others are ignored. */
export const markNoticesRead = user.post('/user/notice/read', { body: 'notice.readNoticesSchema' }).returns<null>();

/** How much waits for the caller in each of their roles, for the links of the header. */
export const getWaitingCounts = user.get('/user/waiting').returns<WaitingCounts>();
