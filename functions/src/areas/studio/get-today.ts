import { startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { lastDays, listDays } from '@aperture-byline/contract/stats/range';
import type { StudioToday } from '@aperture-byline/contract/studio/wire';
import { isContentKind, WORK_KIND_NAMES } from '@aperture-byline/contract/work/work-kinds';
import { countUndescribed } from '../../data/images/images.ts';
import { readReturned } from '../../data/mail/notices.ts';
import type { SubOrder } from '../../data/orders/orders.ts';
import { readDueSubOrders } from '../../data/orders/waiting-orders.ts';
import { countFollowersSince } from '../../data/people/follows.ts';
import { readStatsMonths } from '../../data/stats/stats.ts';
import { readNextToClose } from '../../data/works/exhibitions.ts';
import { readLatestDraft } from '../../data/works/latest-drafts.ts';
import { toSignedPicture } from '../../lib/pictures/signed-pictures.ts';
import { toStats } from '../stats/stats.ts';

/** Reads that orders and what was sent back cost together. */
const WAITING_READS = 3;
const ORDERS_MAX = 2;
/** Number of documents that one read counts. */
const COUNTED_MAX = 1000;

/**
 * Returns the first page of a photographer's studio, in eleven reads at most beside that of the role: three of what
 * waits, one of each kind of draft, one each of photographs, followers and exhibitions, and a month of stats, or two on
 * the first of a month.
 */
export async function getToday(userId: string): Promise<StudioToday> {
  const now = new Date();
  const range = lastDays(now, 2);
  const [waiting, drafts, undescribed, months, followers, exhibition] = await Promise.all([
    readWaiting(userId),
    readDrafts(userId),
    countUndescribed(userId, COUNTED_MAX),
    readStatsMonths(userId, [...new Set(listDays(range).map((day) => day.slice(0, 7)))]),
    countFollowersSince(userId, startOfDayInIndia(range.from), COUNTED_MAX),
    readNextToClose(userId, now),
  ]);
  const { orders: _orders, ...stats } = toStats(range, months).totals;
  return {
    ...waiting,
    drafts,
    undescribed,
    recent: { ...stats, from: range.from, followers },
    exhibition: exhibition && {
      id: exhibition.id,
      title: exhibition.title,
      startDate: exhibition.startDate.toISOString(),
      endDate: exhibition.endDate.toISOString(),
    },
  };
}

/** An empty query is a read too, so that one order costs as much as none. */
async function readWaiting(userId: string): Promise<Pick<StudioToday, 'orders' | 'returned'>> {
  const orders = await readDueSubOrders(userId, ORDERS_MAX);
  const returned = await readReturned(userId, WAITING_READS - Math.max(1, orders.length));
  return {
    orders: orders.map(toWaitingOrder),
    returned: returned.flatMap(({ kind, subjectId, title, note = '' }) =>
      isContentKind(kind) && subjectId !== null ? [{ kind, id: subjectId, title, note }] : [],
    ),
  };
}

const STEPS: ReadonlyMap<SubOrder['status'], 'accept' | 'prepare' | 'send'> = new Map([
  ['awaiting_acceptance', 'accept'],
  ['accepted', 'prepare'],
  ['preparing', 'send'],
]);

function toWaitingOrder({ orderId, lines, status, acceptBy, artistDueAt }: SubOrder): StudioToday['orders'][number] {
  const [first] = lines;
  return {
    orderId,
    title: first?.title ?? '',
    prints: lines.length,
    step: STEPS.get(status) ?? 'claim',
    dueAt: (artistDueAt ?? acceptBy).toISOString(),
    picture: first?.picture ? toSignedPicture(first.picture) : null,
  };
}

async function readDrafts(userId: string): Promise<StudioToday['drafts']> {
  const latest = await Promise.all(
    WORK_KIND_NAMES.map(async (kind) => ({ kind, draft: await readLatestDraft(userId, kind) })),
  );
  return latest.flatMap(({ kind, draft }) =>
    draft ? [{ kind, id: draft.id, title: draft.title, updatedAt: draft.updatedAt.toISOString() }] : [],
  );
}
