import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { beforeAll } from 'vitest';
import type { Mail } from '../../src/data/mail/mail.ts';
import { auth } from '../../src/lib/firebase.ts';
import { settleDocuments } from '../triggers/due-triggers.ts';
import { userDocuments } from '../works/fixtures.ts';
import { signIn } from './accounts.ts';
import { db, putAll, uniqueUserId } from './database.ts';

/** Somebody with an account and a profile, signed in. */
export interface Member {
  uid: string;
  userId: number;
  email: string;
  token: string;
}

/** Who calls, and which instance if not the suite's. */
export type Sender = Pick<Member, 'token'> & { at?: string };

/** A regular user, with the claims that belong to these fields. */
export async function joinAs(fields: Partial<StoredUser> = {}): Promise<Member> {
  const userId = uniqueUserId();
  const { isArtist = false, admin = false } = fields;
  const account = await signIn({ userId, isArtist, admin });
  const artistStatus = isArtist ? 'approved' : 'none';
  const user = { isArtist, admin, artistStatus, ...fields, userId, uid: account.uid } as const;
  const documents = {
    [`accounts/${account.uid}`]: { userId, createdAt: inDays(-30) },
    ...userDocuments(user, account.email),
  };
  await putAll(documents);
  settleDocuments(Object.keys(documents));
  return { ...account, userId };
}

/** People who join before the first test of a file. */
export function joinForTests<Name extends string>(people: Record<Name, Partial<StoredUser>>): Record<Name, Member> {
  const names = Object.keys(people) as Name[];
  const joined = Object.fromEntries(names.map((name) => [name, {}])) as Record<Name, Member>;
  beforeAll(async () => {
    await Promise.all(names.map(async (name) => Object.assign(joined[name], await joinAs(people[name]))));
  });
  return joined;
}

export async function changeUser({ userId }: Member, fields: Partial<StoredUser>): Promise<void> {
  await db.doc(`users/${userId}`).update(fields);
}

export async function storedUser({ userId }: Member): Promise<Partial<StoredUser> | undefined> {
  return (await db.doc(`users/${userId}`).get()).data();
}

export async function claimsOf({ uid }: Pick<Member, 'uid'>): Promise<object | undefined> {
  return (await auth().getUser(uid)).customClaims;
}

export async function mailsTo({ email }: Pick<Member, 'email'>): Promise<(Mail & { id: string })[]> {
  const { docs } = await db.collection('mail').where('to', '==', email).get();
  return docs.map((mail) => ({ ...(mail.data() as Mail), id: mail.id }));
}
