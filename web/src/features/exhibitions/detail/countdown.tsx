import { openingCountdown } from '@aperture-byline/contract/exhibition/countdown';
import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Not all open pages ask at the same moment: each waits up to so long, also between one time and the next. */
const SPREAD = 4 * SECOND;
const PAUSE = 3 * SECOND;

/**
 * How long until an opening. The first text is counted from `asOf`, on the server and in the browser alike, the later ones from the
 * browser's clock: each second on the last day, each minute before. From the opening on, `onOpening` is called every few seconds for as
 * long as this is shown. Screen readers are told nothing by themselves: a timer is silent.
 */
export function Countdown({
  opensAt,
  asOf,
  onOpening,
}: {
  /** ISO 8601, as `asOf`. */
  opensAt: string;
  asOf: string;
  onOpening: () => void;
}) {
  const [now, setNow] = useState(() => Date.parse(asOf));
  const left = Date.parse(opensAt) - now;
  const isOpening = left <= 0;
  const pace = left > DAY ? MINUTE : SECOND;

  useEffect(() => {
    if (isOpening) return;
    // The first one at once, since `asOf` has passed.
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, [isOpening, pace]);

  const ask = useEffectEvent(onOpening);
  useEffect(() => {
    if (!isOpening) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (pause: number) => {
      timer = setTimeout(
        () => {
          ask();
          wait(PAUSE);
        },
        pause + Math.random() * SPREAD,
      );
    };
    wait(0);
    return () => clearTimeout(timer);
  }, [isOpening]);

  return (
    <time dateTime={opensAt} role="timer" className="tabular-nums">
      {openingCountdown(left)}
    </time>
  );
}
