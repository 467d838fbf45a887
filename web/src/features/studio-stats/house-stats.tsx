import { getHouseStats } from '@aperture-byline/contract/endpoints/studio/studio-stats';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { type DayRange, statsMessages } from '@aperture-byline/contract/stats/range';
import type { HouseStats as HouseStatsAnswer } from '@aperture-byline/contract/stats/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FactList } from '#components/layout/fact-list.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { formatCount } from '#lib/format-count.ts';
import { type Compared, ComparedDays } from './compared-days.tsx';
import OriginsTable from './origins-table.tsx';
import { compareStat, formatShare } from './stat-texts.ts';
import { StatsByDay } from './stats-by-day.tsx';
import { WorksTable } from './works-table.tsx';

export default function HouseStats({ uid }: { uid: string }) {
  return (
    <ComparedDays queryOf={(range) => houseStatsQuery(uid, range)}>{(days) => <Content {...days} />}</ComparedDays>
  );
}

/** Lists of works: title, answer of the API, figure of a narrow screen, and the words where there are none. */
const MOST = [
  ['Seen most', 'mostSeen', 'views', statsMessages.noneSeen],
  ['Sold most', 'mostOrdered', 'orders', statsMessages.noneOrdered],
] as const;

function Content({ stats, before, isOld }: Compared<HouseStatsAnswer>) {
  const { registrations, prints } = stats;
  const compare = (now: number, then: number | undefined) =>
    [formatCount(now), then !== undefined && compareStat('orders', now, then)].filter(Boolean).join(' · ');
  return (
    <StatsByDay stats={stats} before={before} isOld={isOld}>
      {() => (
        <>
          <Stack as="section" gap={3}>
            <h2>From visitor to buyer</h2>
            <FactList
              lined
              facts={[
                ['New accounts', compare(registrations, before?.registrations)],
                ['Views of prints', compare(prints.views, before?.prints.views)],
                ['Orders of prints', compare(prints.orders, before?.prints.orders)],
                [
                  'From view to order',
                  [formatShare(prints), before && `${formatShare(before.prints)} before`].filter(Boolean).join(' · '),
                ],
              ]}
            />
          </Stack>
          {MOST.map(([title, works, selected, none]) => (
            <Stack as="section" gap={3} key={title}>
              <h2>{title}</h2>
              {stats[works].length > 0 ? (
                <WorksTable caption={title} selected={selected} works={stats[works]} />
              ) : (
                <p className="text-quiet">{none}</p>
              )}
            </Stack>
          ))}
          <Stack as="section" gap={3}>
            <h2>Where visitors came from</h2>
            <OriginsTable {...stats} />
          </Stack>
          <p className="text-quiet text-small">
            As of {formatTime(stats.countedAt)}; figures of this month are at most ten minutes old.
          </p>
        </>
      )}
    </StatsByDay>
  );
}

const houseStatsQuery = (uid: string, { from, to }: DayRange) =>
  queryOptions({
    ...privateQuery(uid, getHouseStats, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
