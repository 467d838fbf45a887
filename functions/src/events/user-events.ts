import { isDeepStrictEqual } from 'node:util';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import { hasRightSlug } from '@aperture-byline/contract/user/profile-slug';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { syncPageIndexes } from '../areas/page-index/page-indexes.ts';
import { concernsRoles } from '../areas/role/role-change.ts';
import { syncArtistReview } from '../areas/role/sync-artist-review.ts';
import { syncRolesAndNotify } from '../areas/role/sync-roles.ts';
import { syncBylines } from '../areas/user/sync-bylines.ts';
import { hasRightKeys, syncNameKeys } from '../areas/user/sync-name-keys.ts';
import type { ParsedChange, WithId } from '../data/core/collection.ts';
import { syncProfileSlug } from '../data/people/profile-slugs.ts';
import { buildEntry } from '../data/search-index/entries.ts';
import { syncSearch } from '../data/search-index/sync-search.ts';
import { dispatch, type EventContext, type Handlers, listEvents, type Written } from './dispatch.ts';
import { isRelisted } from './list-changes.ts';

type User = WithId<StoredUser>;
type WrittenUser = Written<User> & { userId: string };

/** They run one after another, since two of them may write the same document. */
const HANDLERS = {
  'user.relisted': [(written) => syncPageIndexes('users', written)],
  'user.found-differently': [({ id }) => syncSearch('users', id)],
  'user.roles-changed': [syncRolesAndNotify],
  'user.request-changed': [syncArtistReview],
  'user.name-keys-wrong': [({ id }) => syncNameKeys(id)],
  'user.slug-wrong': [({ id }) => syncProfileSlug(id)],
  'user.renamed': [({ id }) => syncBylines(id)],
} as const satisfies Handlers<WrittenUser>;
type UserEvent = keyof typeof HANDLERS;

/** Runs what follows from a write of a user. */
export function followUser(change: ParsedChange<User> & EventContext): Promise<void> {
  return dispatch(HANDLERS, userEvents(change), { ...change, userId: change.id });
}

function userEvents({ id, before, after, isUnreadable }: ParsedChange<User> & { id: string }): UserEvent[] {
  // Documents written by hand may have any id: one without a usable one is nobody's.
  if (!isUserId(id)) return [];
  const listed = listEvents({
    'user.relisted': isRelisted('users', { id, before, after }),
    'user.found-differently': !isDeepStrictEqual(buildEntry('users', before), buildEntry('users', after)),
  });
  if (isUnreadable) return listed;
  const isSaved = after !== null;
  return [
    ...listed,
    ...listEvents({
      'user.roles-changed': concernsRoles(before, after),
      'user.request-changed': before?.artistStatus !== after?.artistStatus || before?.isArtist !== after?.isArtist,
      'user.name-keys-wrong': isSaved && !hasRightKeys(after),
      'user.slug-wrong': isSaved && !hasRightSlug(after),
      'user.renamed': isSaved && before !== null && !isDeepStrictEqual(toByline(before), toByline(after)),
    }),
  ];
}
