import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, identities, openEnvironment } from '../environment.ts';

const NOTICE = {
  kind: 'imageComment',
  state: 'new',
  title: 'Lighthouse',
  read: false,
  createdAt: new Date(),
};
const ADDRESS = { address: '14 Lighthouse Road', phone: '9876543210', createdAt: new Date() };
/** What a person may read of their own, and how much of it at once. */
const OWN: [name: string, document: { createdAt: Date }, most: number][] = [
  ['notices', NOTICE, 50],
  ['addresses', ADDRESS, 20],
];
/** Both have Alice's user id in their claims. */
const OWNERS = ['the owner', 'an artist'];

let environment: RulesTestEnvironment;
let owners: [name: string, context: RulesTestContext][];
let others: [name: string, context: RulesTestContext][];

const pathOf = (name: string) => `users/${ALICE.userId}/${name}`;

beforeAll(async () => {
  environment = await openEnvironment();
  const people = identities(environment);
  owners = people.filter(([name]) => OWNERS.includes(name));
  others = [
    ...people.filter(([name]) => !OWNERS.includes(name)),
    ['an account whose uid is her user id', environment.authenticatedContext(ALICE.userId)],
    ['an account with an empty claim', environment.authenticatedContext('eve', { userId: '' })],
    [
      'an account with a list for a claim',
      environment.authenticatedContext('eve', { userId: [ALICE.userId] }),
    ],
  ];
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const [name, document] of OWN)
      for (const id of ['one', 'two']) await setDoc(doc(context.firestore(), pathOf(name), id), document);
  });
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

describe.each(OWN)('%s', (name, document, most) => {
  const newest = (context: RulesTestContext, count: number) =>
    query(collection(context.firestore(), pathOf(name)), orderBy('createdAt', 'desc'), limit(count));

  test('When their owner gets, lists or listens, then it is allowed', async () => {
    expect(owners).toHaveLength(OWNERS.length);
    for (const [, context] of owners) {
      await assertSucceeds(getDoc(doc(context.firestore(), pathOf(name), 'one')));
      expect((await assertSucceeds(getDocs(newest(context, most)))).size).toBe(2);
      const heard = new Promise<number>((resolve, reject) => {
        onSnapshot(newest(context, most), ({ size }) => resolve(size), reject);
      });
      expect(await heard).toBe(2);
    }
  });

  test('When their owner lists more than the API would answer, then it is denied', async () => {
    for (const [, context] of owners) {
      await assertFails(getDocs(newest(context, most + 1)));
      await assertFails(getDocs(collection(context.firestore(), pathOf(name))));
    }
  });

  test('When their owner asks for those of all people, then it is denied', async () => {
    for (const [, context] of owners) {
      const everybodys = collectionGroup(context.firestore(), name);
      await assertFails(getDocs(query(everybodys, limit(1))));
      await assertFails(getDocs(query(everybodys, where('userId', '==', Number(ALICE.userId)), limit(1))));
    }
  });

  test('When anybody else gets or lists, also those of all people, then it is denied', async () => {
    for (const [who, context] of others) {
      const everybodys = collectionGroup(context.firestore(), name);
      const attempts = [
        getDoc(doc(context.firestore(), pathOf(name), 'one')),
        getDocs(newest(context, 1)),
        getDocs(query(everybodys, limit(1))),
        getDocs(query(everybodys, orderBy('createdAt', 'desc'), limit(1))),
      ];
      for (const attempt of attempts) await expect(assertFails(attempt), who).resolves.toBeDefined();
    }
  });

  test('When anybody writes, their owner too, then it is denied', async () => {
    for (const [who, context] of [...owners, ...others]) {
      const documents = collection(context.firestore(), pathOf(name));
      const one = doc(documents, 'one');
      const attempts = [
        addDoc(documents, document),
        setDoc(one, { ...document, read: true }),
        updateDoc(one, { read: true }),
        deleteDoc(one),
      ];
      for (const attempt of attempts) await expect(assertFails(attempt), who).resolves.toBeDefined();
    }
  });
});
