/** Loaded ahead of the unit tests, which run at a lower priority than the suite beside them: a second may not be enough. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
