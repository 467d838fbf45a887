import type { Plugin } from 'vite';

/** Modules of the sign-in, which are loaded together. */
const FIREBASE_AUTH =
  /[\\/]node_modules[\\/](?:@firebase[\\/](?:app|auth|component|logger|util)|firebase[\\/](?:app|auth)|idb|reactfire|rxfire|rxjs)[\\/]/;

/**
 * Modules of every editor of texts, and the figures of stories with their commands, for the parts that are loaded
 * later.
 */
const EDITOR =
  /[\\/]node_modules[\\/](?:@tiptap[\\/](?!suggestion)|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs|use-sync-external-store[\\/].*with-selector)|:@tiptap[\\/]/;
const FIGURES = /[\\/]stories[\\/]text[\\/]figure(?:-(?!panel)\w+)?\.(?:ts|module\.css)$/;

/** The queries of images, also those of an exhibition: most pages do without, and so they are not `common`. */
const IMAGES =
  /[\\/](?:entities[\\/]image[\\/]queries|endpoints[\\/]works[\\/](?:image|exhibition)|image[\\/]image-messages)\.ts$/;

/** Hydration at the first input, the button that follows a photographer by it, and what waits until it is near. */
const DEFERRED =
  /[\\/](?:deferred[\\/](?:hydrate-on-input|render-near-viewport)|entities[\\/]follow[\\/]follow|lib[\\/](?:early-input|near-viewport))\.tsx?$/;

/** Modules of TanStack Query's index that only some pages use, and the share menu, which most pages do without. */
const ON_SOME_PAGES =
  /[\\/]@tanstack[\\/].*(?:queriesObserver|useQueries|mutationObserver|useMutation)\.js$|[\\/]components[\\/]share[\\/]/;

/** Prices and the calls of prints, which policies name too; lists of facts, and those of a photograph. */
const PRINTS =
  /[\\/](?:shared[\\/]money|product[\\/](?:product-messages|queries)|endpoints[\\/]shop[\\/]product)\.ts$/;
const FACTS = /[\\/](?:layout[\\/]fact-list|entities[\\/]image[\\/]camera-data|image[\\/]exposure)\./;

/** Pages of lists, and their numbers: a page of one work does without. */
const LISTS = /[\\/]components[\\/]pagination[\\/](?:pager|paged-list|use-paged-address)\./;

/** Small modules that some pages share, by the file that they are loaded in: each alone compresses badly. */
const SHARED_BY_SOME: Readonly<Record<string, RegExp>> = {
  share: /[\\/]components[\\/]share[\\/]share-menu\.(?:tsx?|module\.css)$/,
  works:
    /[\\/](?:lib[\\/]removed|entities[\\/]comment[\\/](?:comment-list|comment-subject))\.(?:tsx?|module\.css)$/,
  deferred: DEFERRED,
  // With the likes of a photograph.
  'image-facts':
    /[\\/](?:image[\\/]image-(?:facts|details)|base[\\/]like-button|engagement[\\/](?:use-likes|engagement-query))\.(?:tsx?|module\.css)$/,
  mutation: /[\\/](?:use-single-flight-mutation\.ts|(?:mutationObserver|useMutation)\.js)$/,
  'user-queries':
    /[\\/](?:entities[\\/]user[\\/](?:queries|photographer-queries)|endpoints[\\/]people[\\/](?:user|photographers))\.ts$/,
  // What pages load when they are hydrated.
  hydrated:
    /[\\/](?:app[\\/]improve-navigation|count-view|endpoints[\\/]works[\\/]views|navigation[\\/]visitor-origin|stats[\\/]origin)\.ts$/,
  images: IMAGES,
  lists: LISTS,
  tabs: /[\\/]components[\\/]navigation[\\/](?:tabs|use-scroll-edges)\./,
  fields: /[\\/]components[\\/]forms[\\/](?:field|form-alert)[.][^?]*$/,
  // With what the studio's preview shows of it.
  'story-article':
    /[\\/](?:entities[\\/]story[\\/]article[\\/][\w-]+|features[\\/]stories[\\/]story[\\/]related[\w-]*)\.(?:tsx?|module\.css)$/,
  // What a print costs, in the cart too.
  cart: /[\\/](?:product[\\/]print-price|cart[\\/]cart-(?:item|store))\.ts$/,
  'print-detail':
    /[\\/](?:entities[\\/]product[\\/]detail[\\/](?:[\w-]+|frame[\\/][\w-]+)|features[\\/]shop[\\/]product[\\/](?:product-detail|cart-actions|use-selection))\.(?:tsx?|module\.css)$/,
  'story-cards':
    /[\\/](?:entities[\\/]story[\\/](?:story-card|story-banner)|blog[\\/]blog-messages|endpoints[\\/]works[\\/]blog)\.(?:tsx?|module\.css)$/,
  prints: PRINTS,
  facts: FACTS,
  profile:
    /[\\/](?:features[\\/]profile[\\/](?:public[\\/]shown-tabs|shared[\\/](?!works[\\/](?:exhibition|stor|prints)))|user[\\/]public-profile-messages)[^?]*$/,
};

/** Modules that are loaded together: those that every public page imports, or many of them. */
const common = new Set<string>();
/** Modules that the router imports, with the queries of all public pages. */
const shell = new Set<string>();
/** So many pages: small files compress badly, and what a page does not need is a load for it. */
const MANY_PAGES = 4;

/**
 * Page that is left out of the count: modules that a preview shares with other pages are not loaded by all for that.
 */
const HAS_FEW_READERS = /[\\/]story-preview-page\.tsx$/;

/** Finds the modules that every public page or many of them import. */
export const findCommonModules: Plugin = {
  name: 'find-common-modules',
  apply: 'build',
  buildEnd() {
    if (this.environment.name !== 'client') return;
    const listImports = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
    const computeClosure = (start: readonly string[]): Set<string> => {
      const found = new Set(start);
      for (const id of found) for (const imported of listImports(id)) found.add(imported);
      return found;
    };
    const ids = [...this.getModuleIds()];
    const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry).flatMap(listImports);
    const isNamedIn = (id: string, file: string) =>
      this.getModuleInfo(id)?.dynamicImporters.some((importer) => importer.endsWith(file)) === true;
    const pages = ids.filter(
      (id) => id.endsWith('-page.tsx') && !HAS_FEW_READERS.test(id) && isNamedIn(id, '.page.ts'),
    );
    const closures = pages.map((page) => computeClosure([page]));
    for (const id of computeClosure([...entries, ...pages]))
      if (closures.filter((found) => found.has(id)).length >= MANY_PAGES) common.add(id);
    for (const id of computeClosure(entries)) if (!entries.includes(id)) shell.add(id);
  },
};

/** Which modules are loaded in one file. */
export const chunkGroups = [
  {
    name: 'common',
    // Files that import each other would run in an order of their own: what the shell needs is in no other one.
    test: (id: string) =>
      shell.has(id) ||
      (common.has(id) &&
        ![ON_SOME_PAGES, IMAGES, DEFERRED, LISTS, PRINTS, FACTS].some((own) => own.test(id))) ||
      id.includes('vite/preload-helper'),
    priority: 2,
  },
  { name: 'sign-in', test: FIREBASE_AUTH, priority: 1 },
  { name: 'editor', test: EDITOR, priority: 1 },
  { name: 'figures', test: FIGURES, priority: 1 },
  // What the editor compares by, and formik, of which it needs nothing else.
  { name: 'fast-compare', test: /[\\/]node_modules[\\/]react-fast-compare[\\/]/, priority: 1 },
  ...Object.entries(SHARED_BY_SOME).map(([name, test]) => ({ name, test, priority: 1 })),
];
