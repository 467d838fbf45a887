import { useEffect, useState } from 'react';

/** The moment the page was shown, or null until then: a server and the browser's first drawing know no "now". */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
