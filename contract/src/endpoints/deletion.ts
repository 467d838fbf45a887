import type { DeletionPreview } from '../user/wire.ts';
import type { Endpoint, Returns } from './endpoint.ts';

/** What the deletion of the caller's account would do to their orders that are open, at most 1,000 bought and 1,000 sold. */
export const previewDeletion = {
  method: 'GET',
  path: '/user/deletion',
  response: {} as Returns<DeletionPreview>,
  status: [200],
  auth: 'required',
  cache: 'never',
  rateLimit: 'list',
} as const satisfies Endpoint;

/** Deletes the caller's account; what else there is of them is erased shortly after. */
export const deleteUser = {
  method: 'DELETE',
  path: '/user',
  response: {} as Returns<null>,
  status: [200],
  auth: 'required',
  authorization: { recentLogin: true },
  cache: 'never',
  quota: 'deletion',
} as const satisfies Endpoint;
