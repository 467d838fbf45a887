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

const NOTICE = { kind: 'imageComment', state: 'new', title: 'Lighthouse', read: false, createdAt: new Date() };
/** Limit of notices that the API answers at once. */
const NOTICES_MAX = 50;
const PATH = `users/${ALICE.userId}/notices`;
/** Both have Alice's user id in their claims. */
const OWNERS = ['the owner', 'an artist'];

let environment: RulesTestEnvironment;
let owners: [name: string, context: RulesTestContext][];
let others: [name: string, context: RulesTestContext][];

beforeAll(async () => {
  environment = await openEnvironment();
  const people = identities(environment);
  owners = people.filter(([name]) => OWNERS.includes(name));
  others = [
    ...people.filter(([name]) => !OWNERS.includes(name)),
    ['an account whose uid is her user id', environment.authenticatedContext(ALICE.userId)],
    ['an account with an empty claim', environment.authenticatedContext('eve', { userId: '' })],
    ['an account with a list for a claim', environment.authenticatedContext('eve', { userId: [ALICE.userId] })],
  ];
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const id of ['one', 'two']) await setDoc(doc(context.firestore(), PATH, id), NOTICE);
  });
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

describe('notices', () => {
  const newest = (context: RulesTestContext, count: number) =>
    query(collection(context.firestore(), PATH), orderBy('createdAt', 'desc'), limit(count));

  test('When their owner gets, lists or listens, then it is allowed', async () => {
    expect(owners).toHaveLength(OWNERS.length);
    for (const [, context] of owners) {
      await assertSucceeds(getDoc(doc(context.firestore(), PATH, 'one')));
      expect((await assertSucceeds(getDocs(newest(context, NOTICES_MAX)))).size).toBe(2);
      const heard = new Promise<number>((resolve, reject) => {
        onSnapshot(newest(context, NOTICES_MAX), ({ size }) => resolve(size), reject);
      });
      expect(await heard).toBe(2);
    }
  });

  test('When their owner lists more than the API would answer, then it is denied', async () => {
    for (const [, context] of owners) {
      await assertFails(getDocs(newest(context, NOTICES_MAX + 1)));
      await assertFails(getDocs(collection(context.firestore(), PATH)));
    }
  });

  test('When their owner asks for those of all people, then it is denied', async () => {
    for (const [, context] of owners) {
      const everybodys = collectionGroup(context.firestore(), 'notices');
      await assertFails(getDocs(query(everybodys, limit(1))));
      await assertFails(getDocs(query(everybodys, where('userId', '==', Number(ALICE.userId)), limit(1))));
    }
  });

  test('When anybody else gets or lists, also those of all people, then it is denied', async () => {
    for (const [who, context] of others) {
      const everybodys = collectionGroup(context.firestore(), 'notices');
      const attempts = [
        getDoc(doc(context.firestore(), PATH, 'one')),
        getDocs(newest(context, 1)),
        getDocs(query(everybodys, limit(1))),
        getDocs(query(everybodys, orderBy('createdAt', 'desc'), limit(1))),
      ];
      for (const attempt of attempts) await expect(assertFails(attempt), who).resolves.toBeDefined();
    }
  });

  test('When anybody writes, their owner too, then it is denied', async () => {
    for (const [who, context] of [...owners, ...others]) {
      const documents = collection(context.firestore(), PATH);
      const one = doc(documents, 'one');
      const attempts = [
        addDoc(documents, NOTICE),
        setDoc(one, { ...NOTICE, read: true }),
        updateDoc(one, { read: true }),
        deleteDoc(one),
      ];
      for (const attempt of attempts) await expect(assertFails(attempt), who).resolves.toBeDefined();
    }
  });
});
