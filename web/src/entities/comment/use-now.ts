import { useEffect, useState } from 'react';

/** The time of the first effect; null during server rendering and hydration, which must render the same. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
