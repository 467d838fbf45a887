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
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALICE, identities, openEnvironment } from '../environment.ts';

const ORDER = { buyerId: Number(ALICE.userId), status: 'awaiting_acceptance', total: 2100 };
/** One of its prints is Alice's own, so that she is an artist of it too. */
const PART = { ...ORDER, artistId: Number(ALICE.userId) };
/** Both have Alice's user id in their claims. */
const OWNERS = ['the owner', 'an artist'];

let environment: RulesTestEnvironment;
let people: [name: string, context: RulesTestContext][];

beforeAll(async () => {
  environment = await openEnvironment();
  people = identities(environment);
  await environment.withSecurityRulesDisabled(async (context) => {
    const orders = collection(context.firestore(), 'orders');
    await setDoc(doc(orders, 'bought'), ORDER);
    await setDoc(doc(orders, 'bought', 'parts', ALICE.userId), PART);
    await setDoc(doc(orders, 'of-nobody'), { ...ORDER, buyerId: null });
    await setDoc(doc(orders, 'malformed'), { status: 'awaiting_acceptance' });
  });
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

async function expectDenied(name: string, attempts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(
    attempts.map((attempt, index) =>
      expect(assertFails(attempt), `${name}, ${index}`).resolves.toBeDefined(),
    ),
  );
}

describe('orders', () => {
  test('When the buyer gets an order, then it is allowed, and to anybody else denied', async () => {
    for (const [name, context] of people) {
      const attempt = getDoc(doc(context.firestore(), 'orders/bought'));
      if (OWNERS.includes(name)) await assertSucceeds(attempt);
      else await expectDenied(name, [attempt]);
    }
  });

  test('When an order has no buyer any more, is malformed or not there, then nobody gets it', async () => {
    const nameless = environment.authenticatedContext('eve', { userId: 'null' });
    for (const [name, context] of [...people, ['a claim of nobody', nameless] as const])
      await expectDenied(
        name,
        ['of-nobody', 'malformed', 'missing'].map((id) => getDoc(doc(context.firestore(), 'orders', id))),
      );
  });

  test('When anybody lists orders or reaches for parts, the buyer too, then it is denied', async () => {
    for (const [name, context] of people) {
      const database = context.firestore();
      const orders = collection(database, 'orders');
      const parts = collectionGroup(database, 'parts');
      await expectDenied(name, [
        getDocs(orders),
        getDocs(query(orders, where('buyerId', '==', Number(ALICE.userId)), limit(1))),
        getDoc(doc(orders, 'bought', 'parts', ALICE.userId)),
        getDocs(collection(orders, 'bought', 'parts')),
        getDocs(query(parts, where('artistId', '==', Number(ALICE.userId)), limit(1))),
        getDocs(query(parts, where('buyerId', '==', Number(ALICE.userId)), limit(1))),
      ]);
    }
  });

  test('When anybody writes, the buyer too, then it is denied', async () => {
    for (const [name, context] of people) {
      const orders = collection(context.firestore(), 'orders');
      const [one, part] = [doc(orders, 'bought'), doc(orders, 'bought', 'parts', ALICE.userId)];
      await expectDenied(name, [
        addDoc(orders, ORDER),
        setDoc(doc(orders, 'new'), ORDER),
        updateDoc(one, { status: 'delivered' }),
        updateDoc(one, { total: 1 }),
        deleteDoc(one),
        setDoc(doc(orders, 'bought', 'parts', '900000002'), PART),
        updateDoc(part, { status: 'accepted' }),
        deleteDoc(part),
      ]);
    }
  });
});
