import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { ORIGINS_MAX } from '@aperture-byline/contract/stats/origin';
import { type StoredOrigins, storedOrigins } from '@aperture-byline/contract/stats/stored';
import { inGroups } from '../../lib/group-commit.ts';
import { defineCollection, type WithId } from '../core/collection.ts';
import { countReads, firestore } from '../core/database.ts';
import { userAt } from '../people/users.ts';

type Owner = string | null;

const monthCollection = (owner: Owner) =>
  owner === null
    ? defineCollection('origins', storedOrigins)
    : defineCollection(`users/${owner}/origins`, storedOrigins);

interface Visit {
  owner: Owner;
  host: string;
  at: Date;
}

/** Limit of visits counted in one write. */
const GROUP = 200;
const countInGroup = inGroups(GROUP, countTogether);

/** Counts a site that led a visitor, for photographer and house, in group commits: three reads and two writes. */
export async function countOrigin(artistId: number, host: string, at: Date): Promise<void> {
  countReads(3);
  const count = (owner: Owner) => countInGroup(`${owner}/${dayInIndia(at).slice(0, 7)}`, { owner, host, at });
  await Promise.all([count(String(artistId)), count(null)]);
}

/** Visits of one owner in one month. */
async function countTogether(key: string, visits: readonly Visit[]): Promise<null[]> {
  const [owner = null] = visits.map((visit) => visit.owner);
  const month = monthCollection(owner).at(key.slice(key.indexOf('/') + 1));
  await firestore().runTransaction(async (transaction) => {
    const [snapshot, user] = await transaction.getAll(month.reference, ...(owner === null ? [] : [userAt(owner)]));
    // The photographer was erased meanwhile.
    if (!snapshot || user?.exists === false) return;
    transaction.set(month.reference, { days: visits.reduce(addVisit, month.parse(snapshot)?.days ?? {}) });
  });
  return visits.map(() => null);
}

function addVisit(days: StoredOrigins['days'], { host, at }: Visit): StoredOrigins['days'] {
  const day = dayInIndia(at).slice(-2);
  const { hosts, others = 0 } = days[day] ?? { hosts: {} };
  const isNamed = Object.hasOwn(hosts, host) || Object.keys(hosts).length < ORIGINS_MAX;
  const counted = isNamed
    ? { hosts: { ...hosts, [host]: (hosts[host] ?? 0) + 1 }, others }
    : { hosts, others: others + 1 };
  return { ...days, [day]: counted };
}

/** The months of these names, `YYYY-MM`, in which any were counted: a read for each. */
export function readOriginMonths(owner: Owner, months: readonly string[]): Promise<WithId<StoredOrigins>[]> {
  return monthCollection(owner).readMany(months);
}

export function readAllOriginMonths(userId: string): Promise<WithId<StoredOrigins>[]> {
  const months = monthCollection(userId);
  return months.query(months.documents());
}
