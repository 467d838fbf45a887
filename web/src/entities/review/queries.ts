import { getReview, listAudit, listReviews, listTrusted } from '@aperture-byline/contract/endpoints/studio/studio';
import type { Review } from '@aperture-byline/contract/review/wire';
import { queryOptions } from '@tanstack/react-query';
import { privatePages } from '#entities/session/api/private-pages.ts';
import { privateQuery, SIGNED_FOR } from '#entities/session/api/private-requests.ts';

/** Reads what waits, of one kind and photographer where not empty. Others decide too: refetched on focus. */
export const reviewsQuery = (
  uid: string,
  { kind, photographer }: { kind: Review['kind'] | ''; photographer: string },
) => ({
  ...privatePages(
    uid,
    listReviews,
    (cursor) => ({ query: { ...(kind && { kind }), ...(photographer && { photographer }), cursor } }),
    ({ nextCursor }) => nextCursor,
  ),
  refetchInterval: SIGNED_FOR,
  refetchOnWindowFocus: 'always' as const,
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

/** Reads who decided, or what trusted photographers published; newest first. */
export const auditQuery = (uid: string, filters: AuditFilters) => ({
  ...privatePages(
    uid,
    listAudit,
    (cursor) => ({ query: { ...omitEmpty(filters), cursor } }),
    ({ nextCursor }) => nextCursor,
  ),
  staleTime: 0,
});

const omitEmpty = (filters: AuditFilters): AuditFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
