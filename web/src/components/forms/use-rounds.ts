import { useEffect, useState } from 'react';

/**
 * Counts how often an editor begins anew, for its key. What had the focus is gone then: the heading gets it, below which the new state
 * is told.
 */
export function useRounds(): { round: number; renew: () => void } {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const heading = round > 0 ? document.querySelector<HTMLElement>('main h1') : null;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [round]);
  return { round, renew: () => setRound((count) => count + 1) };
}
