import { getReview, listAudit, listReviews, listTrusted } from '@aperture-byline/contract/endpoints/studio/studio';
import type { Review } from '@aperture-byline/contract/review/wire';
import { queryOptions } from '@tanstack/react-query';
import { privateQuery, SIGNED_FOR } from '#entities/session/api/private-requests.ts';

/** Entries of a whole answer; a shorter one is the last. */
const PAGE_SIZE = 20;

/** Reads what waits, of one kind and photographer where not empty. Others decide too: refetched on focus. */
export const reviewsQuery = (
  uid: string,
  { kind, photographer }: { kind: Review['kind'] | ''; photographer: string },
  cursor = '',
) =>
  queryOptions({
    ...privateQuery(uid, listReviews, {
      query: { ...(kind && { kind }), ...(photographer && { photographer }), ...(cursor && { cursor }) },
    }),
    refetchInterval: SIGNED_FOR,
    refetchOnWindowFocus: 'always',
  });

/** The whole of a work or revision that waits; never an older one than there is, as it may have been submitted anew. */
export const reviewBodyQuery = (uid: string, reviewId: string) =>
  queryOptions({
    ...privateQuery(uid, getReview, { params: { reviewId } }),
    gcTime: 0,
    refetchInterval: SIGNED_FOR,
  });

export const trustedQuery = (uid: string) => queryOptions({ ...privateQuery(uid, listTrusted, {}), staleTime: 0 });

/** Filters of the log; empty ones filter nothing. */
export type AuditFilters = Partial<Record<'decision' | 'kind' | 'person' | 'q', string>>;

/** Reads who decided, or what trusted photographers published; newest first, after a cursor where given. */
export const auditQuery = (uid: string, filters: AuditFilters, cursor = '') =>
  queryOptions({
    ...privateQuery(uid, listAudit, {
      query: Object.fromEntries(Object.entries({ ...filters, cursor }).filter(([, value]) => value !== '')),
    }),
    staleTime: 0,
  });

/** The cursor of what comes after an answer; undefined at the end, and before there is one. */
export function cursorAfter(answer: readonly { cursor: string }[] | undefined): string | undefined {
  return answer && answer.length >= PAGE_SIZE ? answer.at(-1)?.cursor : undefined;
}
