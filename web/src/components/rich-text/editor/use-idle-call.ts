import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which a call is made although the browser was never idle. */
const LATEST = 500;

/**
 * Gives two functions: `request` calls `run` once the browser is idle, once for many requests, and `flush` at once
 * where a call is open. It is also made at once where the page may be gone next, and where the browser can't tell that
 * it is idle.
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
