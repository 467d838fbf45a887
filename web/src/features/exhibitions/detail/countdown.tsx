import { openingCountdown } from '@aperture-byline/contract/exhibition/countdown';
import { DAY, MINUTE, SECOND } from '@aperture-byline/contract/shared/durations';
import { useEffect, useState } from 'react';

/**
 * How long until an opening. The first text is counted from `asOf`, on the server and in the browser alike, and names
 * no seconds: a copy of the page is some minutes old. The later ones are counted from the browser's clock: each second
 * on the last day, each minute before. Screen readers are told nothing by themselves: a timer is silent.
 */
export function Countdown({ opensAt, asOf }: { /** ISO 8601, as `asOf`. */ opensAt: string; asOf: string }) {
  const [now, setNow] = useState<number>();
  const left = Date.parse(opensAt) - (now ?? Date.parse(asOf));
  const pace = left > DAY ? MINUTE : SECOND;

  useEffect(() => {
    const count = () => setNow(Date.now());
    count();
    const timer = setInterval(count, pace);
    return () => clearInterval(timer);
  }, [pace]);

  return (
    <time dateTime={opensAt} role="timer" className="tabular-nums">
      {openingCountdown(left, now === undefined ? 'minute' : 'second')}
    </time>
  );
}
