import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exhibitionQuery } from '#entities/exhibition/queries.ts';

/** Not all open pages ask at the same moment: each waits up to so long, also between one time and the next. */
const SPREAD = 4 * SECOND;
const PAUSE = 3 * SECOND;
/** After so long without the change, the browser's clock is wrong, or the dates were moved. */
const PATIENCE = 10 * MINUTE;

const NEWS: Partial<Record<ExhibitionState, string>> = {
  ongoing: exhibitionMessages.opened,
  past: exhibitionMessages.closed,
};

/** Polls once a minute, since dates may be moved, and every few seconds at the opening and end. Tells of it. */
export default function ExhibitionUpdates({
  exhibition: { exhibition_id: id, state },
}: {
  exhibition: ExhibitionDetail;
}) {
  const [first] = useState(state);
  useQuery({
    ...exhibitionQuery(id),
    refetchOnMount: false,
    refetchOnWindowFocus: state !== 'past',
    refetchInterval: ({ state: { data } }) => nextPause(data?.exhibition),
  });
  return (
    <p role="status" className="visually-hidden">
      {state === first ? '' : NEWS[state]}
    </p>
  );
}

/** Milliseconds until it is asked for again; false where nothing changes any more. */
function nextPause(exhibition: ExhibitionDetail | null | undefined): number | false {
  if (!exhibition || exhibition.state === 'past') return false;
  const { state, start_date, end_date } = exhibition;
  const left = Date.parse(state === 'upcoming' ? start_date : end_date) - Date.now();
  if (left > MINUTE || left < -PATIENCE) return MINUTE;
  return (left > 0 ? left : PAUSE) + Math.random() * SPREAD;
}
