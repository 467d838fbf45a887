import type { Notice } from '../notice/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';

/** The caller's newest notices, at most 50. */
export const listNotices = {
  method: 'GET',
  path: '/user/notice',
  response: {} as Returns<Notice[]>,
  status: [200],
  auth: 'required',
  cache: 'never',
  rateLimit: 'list',
} as const satisfies Endpoint;

/** Marks some of the caller's notices as read; ids of others are ignored. */
export const markNoticesRead = {
  method: 'POST',
  path: '/user/notice/read',
  body: async () => (await import('../notice/schemas.ts')).readNoticesSchema,
  response: {} as Returns<null>,
  status: [200],
  auth: 'required',
  cache: 'never',
} as const satisfies Endpoint;
