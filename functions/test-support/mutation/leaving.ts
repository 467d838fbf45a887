import type { Mutant } from './mutant.ts';

const ERASURE = {
  file: 'functions/src/areas/account/erase-account.ts',
  test: 'functions/src/areas/account/deletion.http.test.ts',
};
const ORDERS = 'functions/src/data/orders.ts';
const EXPORT = 'functions/src/areas/account/export-account.ts';
const EXPORT_TEST = 'functions/src/areas/account/export.http.test.ts';

/** What people take with them, and what is left of them when they go. */
export const leavingMutants: readonly Mutant[] = [
  {
    defence: 'The name and address of a buyer who left go from an order when all has arrived',
    file: 'functions/src/lib/order/order-state.ts',
    code: "...(order.buyerId === null && isOver && { buyerName: '', address: { ...NO_ADDRESS }, gift: null }),",
    test: 'functions/src/lib/order/order-state-machine.unit.test.ts',
  },
  {
    defence: 'The sign-in ends with the answer to whoever deletes the account',
    file: 'functions/src/areas/account/deletion.ts',
    code: 'await deleteSignIn(uid);',
    test: ERASURE.test,
  },
  {
    ...ERASURE,
    defence: 'The erasure takes the mails of whoever leaves',
    code: '  eraseMail,\n',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes the photographs of whoever leaves',
    code: 'ofProfile(eraseImages),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes likes of whoever leaves',
    code: 'ofProfile(engagementBy.remove),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes the name from comments of whoever leaves',
    code: 'ofProfile(anonymiseCommentsBy),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes whoever leaves out of the log of decisions',
    code: 'ofProfile(anonymiseDecisionsOf),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes name and address from orders that are over or not paid',
    code: 'ofProfile((userId) => dropBuyer(userId, new Date())),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes the follows of a photographer who leaves',
    code: 'ofProfile(followsByArtist.remove),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes the announcements of a photographer who leaves',
    code: 'ofProfile(announcementsByArtist.remove),',
  },
  {
    ...ERASURE,
    defence: 'The erasure takes contact, addresses and bookmarks',
    code: 'ofProfile(deleteUser),',
  },
  {
    ...ERASURE,
    defence: 'The erasure is entered in the ledger by which it is repeated after a restore',
    code: 'await recordErasure({ id: buildDeletionId(uid), emailVerified: deletion.emailVerified === true });',
  },
  {
    defence: 'Of a finished erasure only its times are kept',
    file: 'functions/src/data/deletions.ts',
    code: '.set(times)',
    replacement: '.set(times, { merge: true })',
    test: ERASURE.test,
  },
  {
    defence: 'Whoever takes their data away has signed in just now',
    file: 'contract/src/endpoints/account.ts',
    code: "authorization: { recentLogin: true },\n  quota: 'export',",
    replacement: "quota: 'export',",
    test: EXPORT_TEST,
  },
  {
    defence: 'A sign-in of five minutes ago is no recent one',
    file: 'functions/src/http/middleware/authorize.ts',
    code: 'Date.now() - principal.signedInAt.getTime() > RECENT_LOGIN',
    replacement: 'principal.signedInAt.getTime() > Date.now() + RECENT_LOGIN',
    test: 'functions/src/http/middleware/authorize.http.test.ts',
  },
  {
    defence: 'The export has what its owner wrote, liked and reported',
    file: EXPORT,
    code: '...(await collectAnswers(userId)),',
    test: EXPORT_TEST,
  },
  {
    defence: 'The export has no mail of an address that nobody confirmed',
    file: EXPORT,
    code: 'account?.emailVerified ? account.email : null',
    replacement: 'account?.email ?? null',
    test: EXPORT_TEST,
  },
  {
    defence: 'The export of a photographer names no buyer',
    file: ORDERS,
    code: 'async ({ buyerId: _buyerId, ...subOrder }) => ({',
    replacement: 'async (subOrder) => ({',
    test: EXPORT_TEST,
  },
  {
    defence: 'The export of a buyer has nothing of what photographer and house agree',
    file: ORDERS,
    code: 'timeline: timeline.filter(isForBuyer),',
    replacement: 'timeline,',
    test: EXPORT_TEST,
  },
  {
    defence: 'The export names no administrator who decided about a work',
    file: 'functions/src/data/audit.ts',
    code: 'found.map(({ adminId: _adminId, ...decision }) => decision)',
    replacement: 'found',
    test: EXPORT_TEST,
  },
  {
    defence: 'Whoever signs out leaves nothing in the storage of the browser',
    file: 'web/src/entities/session/session-store.ts',
    code: 'browserStorage.clear();',
    test: 'web/src/entities/session/sign-out.unit.test.ts',
  },
  {
    defence: 'Whoever signs out leaves nothing in the memory of the page',
    file: 'web/src/entities/session/sign-out.ts',
    code: 'queryClient.clear();',
    test: 'web/src/entities/session/sign-out.unit.test.ts',
  },
];
