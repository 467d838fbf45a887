import type { Mutant } from './mutant.ts';

const WAITING = 'functions/src/areas/studio/waiting.http.test.ts';
const ORIGINS = 'functions/src/areas/engagement/view-origins.http.test.ts';
const TODAY = 'functions/src/areas/studio/today.http.test.ts';

const NAMING = {
  file: 'web/src/features/studio-naming/naming-store.ts',
  test: 'web/src/features/studio-naming/naming-store.unit.test.ts',
};

/** What waits for whom, and the first pages of studio and desk. */
export const studioMutants: readonly Mutant[] = [
  {
    defence: 'Only photographers are told what waits in the studio',
    file: 'functions/src/areas/studio/count-waiting.ts',
    code: '(isArtist ? countOfStudio(userId) : null)',
    replacement: '(isArtist ? countOfStudio(userId) : countOfStudio(userId))',
    test: WAITING,
  },
  {
    defence: 'Only administrators are told what waits on the desk',
    file: 'functions/src/areas/studio/count-waiting.ts',
    code: '(isAdmin ? countOfDesk() : null)',
    replacement: '(isAdmin ? countOfDesk() : countOfDesk())',
    test: WAITING,
  },
  {
    defence: 'An artist is told of their own sub-orders alone',
    file: 'functions/src/data/waiting-orders.ts',
    code: ".where('artistId', '==', Number(artistId))",
    test: WAITING,
  },
  {
    defence: 'A photograph that was sent back waits until it is submitted again or gone',
    file: 'functions/src/areas/image/on-image-written.ts',
    code: 'await closeReturned(String(ownerId), id, RETURNED);',
    replacement: ';',
    test: WAITING,
  },
  {
    defence: 'A work that was sent back waits until it is submitted again or gone',
    file: 'functions/src/areas/work/on-work-written.ts',
    code: 'if (ended.length > 0) await closeReturned(String(ownerId), id, ended);',
    test: WAITING,
  },
  {
    defence: 'What was sent back does not stand among the drafts too',
    file: 'functions/src/data/latest-drafts.ts',
    code: ".where('reviewNote', '==', null)",
    test: TODAY,
  },
  {
    defence: 'The first page reads twelve documents however much waits',
    file: 'functions/src/areas/studio/get-today.ts',
    code: 'WAITING_READS - Math.max(1, orders.length)',
    replacement: 'WAITING_READS',
    test: TODAY,
  },
  {
    defence: 'A new work begins with photographs of its artist alone',
    file: 'functions/src/areas/image/studio-images.ts',
    code: 'images.filter(({ owner }) => String(owner.userId) === userId)',
    replacement: 'images',
    test: 'functions/src/areas/image/studio-library.http.test.ts',
  },
  {
    defence: 'A hundred photographs at most are named at once',
    file: 'functions/src/areas/image/studio-images.ts',
    code: '.slice(0, STUDIO_IMAGES_MAX)',
    test: 'functions/src/areas/image/studio-library.http.test.ts',
  },
  {
    defence: 'Only the host of the site that led to a view is taken',
    file: 'contract/src/engagement/schemas.ts',
    code: 'host === undefined || isOriginHost(host)',
    replacement: 'true',
    test: ORIGINS,
  },
  {
    defence: 'Fifty hosts a day are counted by their names',
    file: 'functions/src/data/origins.ts',
    code: 'Object.keys(hosts).length < ORIGINS_MAX',
    replacement: 'true',
    test: ORIGINS,
  },
  {
    defence: 'An origin counts with its view, once for each visitor',
    file: 'functions/src/areas/engagement/count-view.ts',
    code: 'counting.isCounted && ',
    test: ORIGINS,
  },
  {
    defence: 'No origins are stored of who is erased',
    file: 'functions/src/data/origins.ts',
    code: '|| user?.exists === false',
    test: ORIGINS,
  },
  {
    defence: 'Only prints on sale are counted',
    file: 'functions/src/access/likeables.ts',
    code: '!print || !isApproved(print)',
    replacement: '!print',
    test: ORIGINS,
  },
  {
    defence: 'Only administrators see from where visitors came to the house',
    file: 'contract/src/endpoints/studio-stats.ts',
    code: "authorization: { role: 'admin' },",
    test: ORIGINS,
  },
  {
    defence: 'Only administrators see the desk',
    file: 'contract/src/endpoints/studio-today.ts',
    code: "authorization: { role: 'admin' },",
    test: 'functions/src/areas/studio/desk.http.test.ts',
  },
  {
    ...NAMING,
    defence: 'The naming table sends no row over another window’s words until somebody decides',
    code: '!row || isHeld(id) ||',
    replacement: '!row ||',
  },
  {
    ...NAMING,
    defence:
      'Words that the naming table did not save are compared with the version that they were typed over',
    code: 'isStale: unsaved !== null && unsaved.updatedAt !== image.updatedAt,',
    replacement: 'isStale: false,',
  },
  {
    ...NAMING,
    defence: 'The browser keeps what the naming table has not saved',
    code: 'replaceUnsavedWords(uid, id, {',
    replacement: 'Object.assign({}, {',
  },
  {
    ...NAMING,
    defence: 'Whoever signs out in another window leaves no words in the browser',
    code: "isUnsaved ? phase !== 'open' : !stored.has(id)",
    replacement: '!isUnsaved && !stored.has(id)',
  },
  {
    ...NAMING,
    defence: 'Words of the last visit are kept until the naming table sends them',
    code: "if (phase === 'new') return;",
  },
];
