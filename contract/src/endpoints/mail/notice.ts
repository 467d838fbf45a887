import type { Notice } from '../../notice/wire.ts';
import { type Endpoint, PRIVATE, PRIVATE_READ, type Returns } from '../endpoint.ts';

/** The caller's newest notices, at most 50. */
export const listNotices = {
  ...PRIVATE_READ,
  path: '/user/notice',
  response: {} as Returns<Notice[]>,
} as const satisfies Endpoint;

/** Marks some of the caller's notices as read; ids of others are ignored. */
export const markNoticesRead = {
  ...PRIVATE,
  method: 'POST',
  path: '/user/notice/read',
  body: async () => (await import('../../notice/schemas.ts')).readNoticesSchema,
  response: {} as Returns<null>,
} as const satisfies Endpoint;
