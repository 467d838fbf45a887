import { afterEach, vi } from 'vitest';

/** Loaded ahead of the unit tests. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  // They run at a lower priority than the suite beside them: a second may not be enough.
  configure({ asyncUtilTimeout: 30_000 });
  // Missing in jsdom, which was never navigated, and has no layout to scroll or to measure.
  Object.assign(performance, { getEntriesByType: () => [] });
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(globalThis, {
    // Everything is near.
    IntersectionObserver: class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
    matchMedia: () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
      // Deprecated; MUI's dialogs call them.
      addListener() {},
      removeListener() {},
    }),
  });
  afterEach(() => localStorage.clear());
  // By its presence the testing library unmounts what a test has rendered.
  Object.assign(globalThis, { afterEach });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
