import type { Plugin } from 'vite';

/** Number of public pages whose shared modules every visitor loads at once: small files compress badly. */
const MANY_PAGES = 7;

/** Modules of a package's list of exports that few pages use: each import of the list seems to import all of them. */
const UNUSED_EXPORTS =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/;

const shell = new Set<string>();

/** Finds the modules that the router imports, or many of the public pages. */
export const findShell: Plugin = {
  name: 'find-shell',
  apply: 'build',
  buildEnd() {
    if (this.environment.name !== 'client') return;
    const counts = new Map<string, number>();
    const documentScripts: string[] = [];
    for (const entry of this.getModuleIds()) {
      const { isEntry, dynamicImporters = [], importedIds = [] } = this.getModuleInfo(entry) ?? {};
      const isPage = entry.endsWith('-page.tsx') && dynamicImporters.some((file) => file.endsWith('.page.ts'));
      if (!isEntry && !isPage) continue;
      if (isEntry) documentScripts.push(...importedIds);
      const closure = new Set(importedIds);
      for (const id of closure) {
        counts.set(id, (counts.get(id) ?? 0) + (isEntry ? MANY_PAGES : 1));
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) closure.add(imported);
      }
    }
    for (const [id, count] of counts) if (count >= MANY_PAGES && !UNUSED_EXPORTS.test(id)) shell.add(id);
    // The document's own script stays apart: the manifest names it by the document.
    for (const id of documentScripts) shell.delete(id);
  },
};

/**
 * Puts the shell into one file, and what all editors of texts share; the bundler's own rule decides about all others.
 */
export const chunkGroups = [
  { name: 'shell', test: (id: string) => shell.has(id) || id.includes('vite/preload-helper') },
  {
    name: 'editor',
    // With all that they import by themselves: files that import each other run in an order of their own.
    test: /[\\/]node_modules[\\/](?:@tiptap[\\/](?!suggestion)|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external-store[\\/].*with-selector)/,
  },
];
