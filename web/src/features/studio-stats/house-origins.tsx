import { getHouseOrigins } from '@aperture-byline/contract/endpoints/studio-stats';
import { lastDays, statsMessages } from '@aperture-byline/contract/stats/range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { DaysFields } from './days-fields.tsx';
import OriginsTable from './origins-table.tsx';

/** From where visitors came to the house, for administrators. */
export default function HouseOrigins({ uid }: { uid: string }) {
  const [range, setRange] = useState(() => lastDays(new Date()));
  const query = useQuery({
    ...privateQuery(uid, getHouseOrigins, { query: { from: range.from, to: range.to } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={5}>
      <DaysFields range={range} onChange={setRange} />
      <QueryState query={query} loading={<Skeleton ratio={2} />} failure={statsMessages.notLoaded}>
        {(origins) => (
          <div aria-busy={query.isPlaceholderData}>
            <OriginsTable {...origins} />
          </div>
        )}
      </QueryState>
    </Stack>
  );
}
