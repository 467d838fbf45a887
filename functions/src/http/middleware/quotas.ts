import { createHmac } from 'node:crypto';
import type { Quota } from '@aperture-byline/contract/endpoints/endpoint';
import { DAY, HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import { spend } from '../../data/core/rate-limits.ts';
import { ApiError } from '../../lib/errors.ts';
import type { Principal } from './authenticate.ts';

interface Limit {
  window: number;
  limit: number;
  /** Counts only calls of visitors whom neither a token nor a cookie proves. */
  unproved?: true;
}

/** By the account, by the guest's record (both else by the address), or always by the address. */
interface Counter {
  by: 'caller' | 'guest' | 'address';
  /** The longest window first. */
  limits: readonly [Limit, ...Limit[]];
}

const byCaller = (...limits: Counter['limits']): Counter[] => [{ by: 'caller', limits }];

/** Thousands share an address behind carrier NAT, and a cookie is easily made anew: whoever brings one has more. */
const FROM_ONE_ADDRESS: Counter['limits'] = [
  { window: HOUR, limit: 120, unproved: true },
  { window: MINUTE, limit: 60 },
];
const VISITORS: readonly Counter[] = [{ by: 'address', limits: [{ window: DAY, limit: 3000 }, ...FROM_ONE_ADDRESS] }];

/** Only calls that passed authorization with a valid body count. Each counter costs a read and a write. */
const QUOTAS: Readonly<Record<Quota, readonly Counter[]>> = {
  newGuest: VISITORS,
  newAccount: byCaller({ window: HOUR, limit: 10 }),
  artistRequest: byCaller({ window: DAY, limit: 3 }),
  profile: byCaller({ window: HOUR, limit: 20 }),
  settings: byCaller({ window: MINUTE, limit: 20 }),
  export: byCaller({ window: DAY, limit: 3 }),
  deletion: byCaller({ window: DAY, limit: 3 }),
  bookmark: byCaller({ window: MINUTE, limit: 30 }),
  follow: byCaller({ window: HOUR, limit: 60 }),
  address: byCaller({ window: MINUTE, limit: 30 }),
  newWork: byCaller({ window: DAY, limit: 100 }, { window: MINUTE, limit: 10 }),
  // Autosave sends one every few seconds.
  work: byCaller({ window: DAY, limit: 5000 }, { window: MINUTE, limit: 60 }),
  order: byCaller({ window: DAY, limit: 30 }, { window: MINUTE, limit: 5 }),
  payment: byCaller({ window: DAY, limit: 100 }, { window: MINUTE, limit: 10 }),
  message: byCaller({ window: DAY, limit: 200 }, { window: MINUTE, limit: 10 }),
  attachment: byCaller({ window: DAY, limit: 200 }, { window: MINUTE, limit: 20 }),
  userComment: byCaller({ window: DAY, limit: 60 }, { window: MINUTE, limit: 5 }),
  guestComment: [
    {
      by: 'guest',
      limits: [
        { window: DAY, limit: 20 },
        { window: MINUTE, limit: 3 },
      ],
    },
    { by: 'address', limits: [{ window: MINUTE, limit: 10 }] },
  ],
  report: byCaller({ window: HOUR, limit: 20 }),
  studio: byCaller({ window: DAY, limit: 3000 }, { window: MINUTE, limit: 60 }),
  engagement: VISITORS,
  // Sixty people in one house call 3,600 times an hour.
  openingVisit: [{ by: 'address', limits: FROM_ONE_ADDRESS }],
  // Whoever types others' addresses is stopped before their owners are annoyed; an address has a limit of its own.
  subscription: [
    {
      by: 'address',
      limits: [
        { window: DAY, limit: 300 },
        { window: HOUR, limit: 60 },
        { window: MINUTE, limit: 20 },
      ],
    },
  ],
};

interface Sender {
  principal: Principal | null;
  address: string;
  /** The guest's record that a cookie proves. */
  guestId: string | null;
  /** Whether a cookie proves that the visitor was here before. */
  hasCookie: boolean;
}

/** Counts one use under each key: while there are two, what the earlier one counted counts on. Throws 429. */
export async function spendQuota(
  quota: Quota,
  sender: Sender,
  { factor, keys }: { factor: number; keys: readonly string[] },
): Promise<void> {
  const isProved = (sender.principal !== null && sender.principal.userId !== null) || sender.hasCookie;
  for (const { by, limits } of QUOTAS[quota]) {
    const now = Date.now();
    const computeStart = (window: number) => Math.floor(now / window) * window;
    const [{ window: longest }] = limits;
    // HMAC with the window's start: the database holds no readable address or account, and other ids in each window.
    const ids = keys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([quota, by, computeStart(longest), buildCounterName(by, sender)]))
        .digest('hex'),
    );
    const windows = limits
      .filter(({ unproved }) => !(unproved && isProved))
      .map(({ window, limit }) => ({
        name: String(window),
        start: computeStart(window),
        limit: Math.max(1, Math.round(limit * factor)),
      }));
    const expiresAt = new Date(computeStart(longest) + longest);
    const [full] = (await Promise.all(ids.map((id) => spend(id, { windows, expiresAt })))).filter(
      (name) => name !== null,
    );
    if (full === undefined) continue;
    const retryAfter = Math.ceil((computeStart(Number(full)) + Number(full) - now) / 1000);
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, retryAfter) });
  }
}

function buildCounterName(by: Counter['by'], { principal, address, guestId }: Sender): string {
  if (by === 'guest' && guestId !== null) return `guest ${guestId}`;
  return by === 'caller' && principal ? `account ${principal.uid}` : `address ${address}`;
}
