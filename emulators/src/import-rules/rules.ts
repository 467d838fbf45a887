/** Which sources a folder may import; the first rule whose `folder` is a prefix of the file's path applies. */
export interface ImportRule {
  /** A path from the root; `*` stands for one folder, whose name `sources` may repeat as `*`. */
  folder: string;
  /** Folders and files of ours that it may import. */
  sources: readonly string[];
  /** Packages that it may import, by the beginning of their names; all where it is left out. */
  packages?: readonly string[];
  /** Packages that it may not import, by the beginning of their names. */
  notPackages?: readonly string[];
}

const FIREBASE_SERVER = ['firebase-admin', 'firebase-functions', '@google-cloud/'] as const;
/** Documents are read and written by `functions/src/data` alone. */
const FIRESTORE = ['firebase-admin/firestore', '@google-cloud/firestore'] as const;
/** Packages of servers and modules of Node that code for browsers may not import. */
const NOT_IN_BROWSERS = ['express', ...FIREBASE_SERVER, 'sharp', 'node:'] as const;
const CONTRACT = 'contract/src';
/** Builders of sample documents, for tests and the seed. */
const SAMPLES = 'contract/samples';
const CLIENT_BASE = ['web/src/components', 'web/src/lib', 'web/src/theme', CONTRACT] as const;
/** Folders that the areas of the server build on. */
const BELOW_AREAS = [
  'functions/src/access',
  'functions/src/data',
  'functions/src/media',
  'functions/src/publication',
  'functions/src/payments',
  'functions/src/lib',
  CONTRACT,
] as const;
/** Folders of documents, and the others that each may use, beside the core. */
const DATA_ROOMS = {
  core: [],
  'page-index': [],
  'search-index': ['page-index'],
  stats: ['people'],
  people: ['stats', 'works', 'page-index', 'mail'],
  works: ['people', 'images', 'review'],
  images: ['people', 'works', 'orders', 'review', 'mail', 'page-index', 'search-index'],
  orders: ['people', 'works', 'stats'],
  review: ['people', 'images', 'orders', 'stats', 'mail'],
  mail: ['people', 'works', 'images', 'orders', 'page-index'],
} as const;

/** An entity may use those named before it. */
const ENTITIES = [
  'session',
  'waiting',
  'user',
  'follow',
  'contact',
  'report',
  'comment',
  'engagement',
  'work',
  'image',
  'shown-works',
  'story',
  'exhibition',
  'product',
  'search',
  'address',
  'cart',
  'attachment',
  'conversation',
  'order',
  'notice',
  'review',
  'settings',
] as const;

const STUDIO = [
  'front-page',
  'letters',
  'library',
  'naming',
  'people',
  'review',
  'sales',
  'stats',
  'today',
  'upload',
  'works',
] as const;

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    folder: 'contract/src',
    sources: [CONTRACT],
    packages: ['htmlparser2', 'i18n-iso-countries', 'yup', 'unhomoglyph', 'valibot'],
  },
  {
    folder: SAMPLES,
    sources: [SAMPLES, 'functions/src/lib/pictures/shown-images.ts', CONTRACT],
    packages: ['fast-check'],
  },

  {
    folder: 'functions/src/areas/*/routes.ts',
    sources: ['functions/src/areas/*', 'functions/src/http', 'functions/src/lib', CONTRACT],
    notPackages: FIREBASE_SERVER,
  },
  // Three areas call others: what is decided about a work is done by its service, whoever wrote a message is told as
  // ever, an administrator erases an account as its owner does, and the first page of the studio sums stats as the
  // figures do.
  {
    folder: 'functions/src/areas/review',
    sources: [
      'functions/src/areas/review',
      'functions/src/areas/work',
      'functions/src/areas/conversation',
      ...BELOW_AREAS,
    ],
    notPackages: ['express', ...FIREBASE_SERVER],
  },
  {
    folder: 'functions/src/areas/people',
    sources: ['functions/src/areas/people', 'functions/src/areas/account', ...BELOW_AREAS],
    notPackages: ['express', ...FIREBASE_SERVER],
  },
  {
    folder: 'functions/src/areas/studio',
    sources: ['functions/src/areas/studio', 'functions/src/areas/stats', ...BELOW_AREAS],
    notPackages: ['express', ...FIREBASE_SERVER],
  },
  {
    folder: 'functions/src/areas/*',
    sources: ['functions/src/areas/*', ...BELOW_AREAS],
    notPackages: ['express', ...FIREBASE_SERVER],
  },
  // What follows from a write: handlers of all areas, in one table.
  {
    folder: 'functions/src/events',
    sources: ['functions/src/events', 'functions/src/areas', ...BELOW_AREAS],
    notPackages: ['express', 'firebase-functions', '@google-cloud/'],
  },
  {
    folder: 'functions/src/access',
    sources: ['functions/src/access', 'functions/src/data', 'functions/src/publication', 'functions/src/lib', CONTRACT],
    notPackages: ['express', ...FIREBASE_SERVER],
  },
  // Pure: whoever serves or derives something asks it.
  { folder: 'functions/src/publication', sources: ['functions/src/publication', CONTRACT], packages: [] },
  ...Object.entries(DATA_ROOMS).map(([room, others]) => ({
    folder: `functions/src/data/${room}`,
    sources: [
      ...[room, 'core', ...others].map((other) => `functions/src/data/${other}`),
      'functions/src/publication',
      // What a provider says of money, whichever it is.
      'functions/src/payments/provider.ts',
      'functions/src/lib',
      CONTRACT,
    ],
  })),
  {
    folder: 'functions/src/http',
    sources: ['functions/src/http', 'functions/src/access', 'functions/src/data', 'functions/src/lib', CONTRACT],
    notPackages: FIRESTORE,
  },
  // The seed runs it too: of the server it knows no more than the queue for heavy work, and what files say of rights.
  {
    folder: 'functions/src/media',
    sources: [
      'functions/src/media',
      'functions/src/lib/concurrency.ts',
      'functions/src/lib/pictures/picture-rights.ts',
      CONTRACT,
    ],
    notPackages: FIREBASE_SERVER,
  },
  // Knows no order: whoever pays for what is the areas' concern.
  {
    folder: 'functions/src/payments',
    sources: ['functions/src/payments', 'functions/src/lib/config.ts'],
    packages: ['node:crypto', 'valibot'],
  },
  {
    folder: 'functions/src/lib',
    sources: ['functions/src/lib', 'functions/src/publication/visibility.ts', CONTRACT],
    notPackages: FIRESTORE,
  },
  { folder: 'functions/src', sources: ['functions', 'firebase.json', CONTRACT], notPackages: FIRESTORE },
  { folder: 'functions', sources: ['functions', CONTRACT] },

  ...(['components', 'lib', 'theme'] as const).map((layer) => ({
    folder: `web/src/${layer}`,
    sources: CLIENT_BASE,
    notPackages: NOT_IN_BROWSERS,
  })),
  ...ENTITIES.map((entity, index) => ({
    folder: `web/src/entities/${entity}`,
    sources: [...ENTITIES.slice(0, index + 1).map((lower) => `web/src/entities/${lower}`), ...CLIENT_BASE],
    notPackages: NOT_IN_BROWSERS,
  })),
  // It finds the studio's screens.
  {
    folder: 'web/src/features/studio',
    sources: [
      'web/src/features/studio',
      ...STUDIO.map((part) => `web/src/features/studio-${part}`),
      'web/src/entities',
      ...CLIENT_BASE,
    ],
    notPackages: NOT_IN_BROWSERS,
  },
  {
    folder: 'web/src/features/*',
    sources: ['web/src/features/*', 'web/src/entities', ...CLIENT_BASE],
    notPackages: NOT_IN_BROWSERS,
  },
  { folder: 'web/src', sources: ['web/src', CONTRACT], notPackages: NOT_IN_BROWSERS },
  { folder: 'web', sources: ['web', CONTRACT] },

  {
    folder: 'emulators/seed',
    sources: [
      'emulators',
      'functions/src/media',
      'functions/src/lib/pictures/picture-rights.ts',
      'functions/src/lib/text/search-words.ts',
      SAMPLES,
      CONTRACT,
    ],
  },
  { folder: 'emulators', sources: ['emulators', SAMPLES, CONTRACT, 'web/vite/emulators-header.ts'] },
  { folder: 'e2e', sources: ['e2e', SAMPLES, 'contract/test-support', CONTRACT] },
  // It knows a foreign collection by the list of ours.
  {
    folder: 'operations',
    sources: [
      'operations',
      'functions/src/data/core/collections.ts',
      'functions/src/region.ts',
      'functions/src/service-accounts.ts',
      CONTRACT,
    ],
  },
];
