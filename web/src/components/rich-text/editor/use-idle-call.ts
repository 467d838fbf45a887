import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which a call is made although the browser was never idle. */
const LATEST = 500;

/**
 * Defers `run` until the browser is idle, once for many requests. Runs an open call at once on `flush`, before the page
 * may go, and where idleness is unknown.
 */
export function useIdleCall(run: () => void): { request: () => void; flush: () => void } {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const open = useRef<number | null>(null);
  const flush = useCallback(() => {
    if (open.current === null) return;
    cancelIdleCallback(open.current);
    open.current = null;
    latest.current();
  }, []);
  const request = useCallback(() => {
    if (!('requestIdleCallback' in window)) latest.current();
    else open.current ??= requestIdleCallback(flush, { timeout: LATEST });
  }, [flush]);
  useEffect(() => {
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [flush]);
  // Before the effects of what is around it end, which would not hear of it any more.
  useLayoutEffect(() => flush, [flush]);
  return { request, flush };
}
