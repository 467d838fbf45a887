import type { Pagination } from './envelope.ts';

/** Parses a page from 1, ASCII digits only; anything else is page 1. Numbers too large count as past the end. */
export function parsePage(value: unknown): number {
  if (typeof value !== 'string' || !/^[0-9]{1,64}$/.test(value)) return 1;
  return Math.min(Math.max(Number(value), 1), Number.MAX_SAFE_INTEGER);
}

/** The page size that a query requests: digits only and at least 1, at most `max`; anything else is `fallback`. */
export function parsePageSize(value: unknown, { fallback, max }: { fallback: number; max: number }): number {
  if (typeof value !== 'string' || !/^[0-9]{1,64}$/.test(value) || Number(value) < 1) return fallback;
  return Math.min(Number(value), max);
}

/** The page to answer for a requested one: past the end is the last page, and an empty list has one empty page. */
export function paginate({ page, pageSize, total }: { page: number; pageSize: number; total: number }): Pagination {
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, totalPages), pageSize, total, totalPages };
}
