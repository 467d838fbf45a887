import { assertFails, type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, identities, openEnvironment } from '../environment.ts';

const COLLECTIONS = [
  'accounts',
  'profileSlugs',
  'users',
  `users/${ALICE.userId}/private`,
  `users/${ALICE.userId}/addresses`,
  `users/${ALICE.userId}/bookmarks`,
  `users/${ALICE.userId}/follows`,
  `users/${ALICE.userId}/reminders`,
  `users/${ALICE.userId}/figures`,
  `users/${ALICE.userId}/counts`,
  `users/${ALICE.userId}/origins`,
  `users/${ALICE.userId}/deskNotes`,
  'images',
  'images/one/comments',
  'images/one/comments/one/reports',
  'images/one/comments/one/deskNotes',
  'images/one/marks',
  'images/one/deskNotes',
  'exhibitions',
  'exhibitions/one/revisions',
  'exhibitions/one/openingVisitors',
  'exhibitions/one/deskNotes',
  'exhibitions/one/marks',
  'exhibitions/one/comments',
  'exhibitions/one/comments/one/reports',
  'exhibitions/one/comments/one/deskNotes',
  'blogs',
  'blogs/one/comments',
  'blogs/one/comments/one/reports',
  'blogs/one/comments/one/deskNotes',
  'blogs/one/marks',
  'blogs/one/revisions',
  'blogs/one/versions',
  'blogs/one/previews',
  'exhibitions/one/previews',
  'blogs/one/deskNotes',
  'products',
  'products/one/marks',
  'products/one/revisions',
  'products/one/deskNotes',
  'orders',
  'orders/one/parts',
  'orders/one/parts/one/messages',
  'orders/one/parts/one/messages/one/reports',
  'orders/one/parts/one/messages/one/deskNotes',
  'orders/one/parts/one/attachments',
  'orders/one/parts/one/deskNotes',
  'mail',
  'letters',
  'subscribers',
  'subscribers/one/reminders',
  'rateLimits',
  'deletions',
  'uploads',
  'reviews',
  'audit',
  'settings',
  'dataSteps',
  'origins',
  'houseFigures',
  'announcements',
  'listings',
  'listings/images/segments',
];

/** Approved, public and Alice's in every way: whatever a rule might one day look at. */
const DOCUMENT = {
  uid: ALICE.uid,
  userId: Number(ALICE.userId),
  owner: { userId: Number(ALICE.userId) },
  buyerId: Number(ALICE.userId),
  artistId: Number(ALICE.userId),
  status: 'approved',
  privacyStatus: 'Public',
  email: 'alice@example.com',
  isArtist: true,
  admin: true,
  likes: 1,
};

let environment: RulesTestEnvironment;
let people: [name: string, context: RulesTestContext][];

beforeAll(async () => {
  environment = await openEnvironment();
  people = identities(environment);
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of COLLECTIONS)
      for (const id of ['one', ALICE.uid, ALICE.userId]) await setDoc(doc(context.firestore(), path, id), DOCUMENT);
  });
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

async function expectDenied(what: string, attempt: Promise<unknown>): Promise<void> {
  await expect(assertFails(attempt), what).resolves.toBeDefined();
}

describe.each(COLLECTIONS)('%s', (path) => {
  test('When anybody gets, lists, creates, updates or deletes, then it is denied', async () => {
    const attempts = people.flatMap(([name, context]) => {
      const documents = collection(context.firestore(), path);
      const own = ['userId', 'buyerId', 'artistId'].map((field) =>
        query(documents, where(field, '==', Number(ALICE.userId)), limit(1)),
      );
      return [
        expectDenied(`${name} lists`, getDocs(documents)),
        ...own.map((mine) => expectDenied(`${name} lists own`, getDocs(mine))),
        expectDenied(`${name} creates`, addDoc(documents, DOCUMENT)),
        ...['one', ALICE.uid, ALICE.userId, 'missing'].flatMap((id) => {
          const document = doc(documents, id);
          return [
            expectDenied(`${name} gets ${id}`, getDoc(document)),
            expectDenied(`${name} sets ${id}`, setDoc(document, DOCUMENT)),
            expectDenied(
              `${name} updates ${id}`,
              updateDoc(document, { likes: increment(1), isArtist: true, admin: true }),
            ),
            expectDenied(`${name} deletes ${id}`, deleteDoc(document)),
          ];
        }),
      ];
    });
    await Promise.all(attempts);
  });
});

test.each([
  'comments',
  'marks',
  'reports',
  'notices',
  'addresses',
  'bookmarks',
  'follows',
  'reminders',
  'figures',
  'counts',
  'origins',
  'private',
  'orders',
  'parts',
  'messages',
  'attachments',
  'revisions',
  'versions',
  'previews',
  'deskNotes',
  'segments',
])('When anybody asks for all %s of all documents, then it is denied', async (name) => {
  for (const [who, context] of people) await expectDenied(who, getDocs(collectionGroup(context.firestore(), name)));
});

/** Firestore reserves `__…__`, and the SDK fails with collections named like `toString`. */
function isUsable(id: string): boolean {
  return !/^__.*__$/.test(id) && !(id in {});
}

test('When anybody reaches for a path that nobody thought of, then it is denied', async () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/).filter(isUsable);
  const path = fc
    .array(fc.tuple(segment, segment), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.flat().join('/'));
  await fc.assert(
    fc.asyncProperty(path, fc.nat(people.length - 1), async (place, index) => {
      const [, context] = people[index] ?? [];
      if (!context) throw new RangeError('No such identity');
      const document = doc(context.firestore(), place);
      await Promise.all([assertFails(getDoc(document)), assertFails(setDoc(document, DOCUMENT))]);
    }),
    { numRuns: 200 },
  );
});
