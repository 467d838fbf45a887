import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
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
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, identities, openEnvironment } from './environment.ts';

const NOTICES = `users/${ALICE.userId}/notices`;
const NOTICE = {
  kind: 'imageComment',
  state: 'new',
  title: 'Lighthouse',
  read: false,
  createdAt: new Date(),
};
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
    [
      'an account with a list for a claim',
      environment.authenticatedContext('eve', { userId: [ALICE.userId] }),
    ],
  ];
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const id of ['one', 'two']) await setDoc(doc(context.firestore(), NOTICES, id), NOTICE);
  });
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

const newest = (context: RulesTestContext, count: number) =>
  query(collection(context.firestore(), NOTICES), orderBy('createdAt', 'desc'), limit(count));

describe('notices', () => {
  test('When their owner gets, lists or listens, then it is allowed', async () => {
    expect(owners).toHaveLength(OWNERS.length);
    for (const [, context] of owners) {
      await assertSucceeds(getDoc(doc(context.firestore(), NOTICES, 'one')));
      expect((await assertSucceeds(getDocs(newest(context, 50)))).size).toBe(2);
      const heard = new Promise<number>((resolve, reject) => {
        onSnapshot(newest(context, 50), ({ size }) => resolve(size), reject);
      });
      expect(await heard).toBe(2);
    }
  });

  test('When their owner lists more than the API would answer, then it is denied', async () => {
    for (const [, context] of owners) {
      await assertFails(getDocs(newest(context, 51)));
      await assertFails(getDocs(collection(context.firestore(), NOTICES)));
    }
  });

  test('When anybody else gets or lists, then it is denied', async () => {
    for (const [name, context] of others) {
      const attempts = [getDoc(doc(context.firestore(), NOTICES, 'one')), getDocs(newest(context, 1))];
      for (const attempt of attempts) await expect(assertFails(attempt), name).resolves.toBeDefined();
    }
  });

  test('When anybody writes, their owner too, then it is denied', async () => {
    for (const [name, context] of [...owners, ...others]) {
      const notices = collection(context.firestore(), NOTICES);
      const one = doc(notices, 'one');
      const attempts = [
        addDoc(notices, NOTICE),
        setDoc(one, { ...NOTICE, read: true }),
        updateDoc(one, { read: true }),
        deleteDoc(one),
      ];
      for (const attempt of attempts) await expect(assertFails(attempt), name).resolves.toBeDefined();
    }
  });
});
