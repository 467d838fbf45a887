import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { dayInIndia, startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { describe, expect, test } from 'vitest';
import { sendText } from '../test-support/orders/conversations.ts';
import { type Buyer, joinAsBuyer, orderPrintsBy } from '../test-support/orders/orders.ts';
import { forgeToken, signIn } from '../test-support/project/accounts.ts';
import { db, put, putAll, uniqueId, uniqueUserId } from '../test-support/project/database.ts';
import { joinForTests, type Member, mailsTo } from '../test-support/project/members.ts';
import { expectUnchanged } from '../test-support/project/unchanged.ts';
import { call, postJson } from '../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, userDocuments } from '../test-support/works/fixtures.ts';
import { runAllTriggers } from '../test-support/works/followers.ts';
import { sendDailyLetters } from './areas/follow/send-daily-letters.ts';
import { sendReminders } from './areas/reminder/send-reminders.ts';
import { announceWork } from './data/mail/announcements.ts';
import { transitionOrder } from './data/orders/order-transitions.ts';
import { auth } from './lib/firebase.ts';

const { mira } = joinForTests({ mira: { isArtist: true, firstName: 'Mira', lastName: 'Pillai' } });

const contactOf = ({ userId }: Pick<Member, 'userId'>) => db.doc(`users/${userId}/private/contact`);

/**
 * Registers a person with an address and everything that makes the site mail somebody. Only the sign-in service knows
 * whether the address is theirs.
 */
async function register({ isVerified, ...roles }: { isVerified: boolean } & Roles): Promise<Buyer> {
  const userId = uniqueUserId();
  const fields = { userId, isArtist: false, admin: false, ...roles };
  const account = await signIn(fields, { verified: isVerified });
  const addressId = uniqueId('address');
  await putAll({
    [`accounts/${account.uid}`]: { userId, createdAt: inDays(-30) },
    ...userDocuments({ ...fields, uid: account.uid, artistStatus: 'requested' }, account.email),
  });
  const member = { ...account, userId };
  await contactOf(member).update({ isConfirmed: false });
  await runAllTriggers();
  const { docs } = await db.collection('mail').where('to', '==', account.email).get();
  for (const { ref } of docs) await ref.delete();
  return { ...member, addressId };
}
interface Roles {
  isArtist?: boolean;
  admin?: boolean;
}

interface Attempt {
  roles?: Roles;
  /** Request of the person, or of somebody else about them. It may be refused. */
  act: (person: Member) => Promise<unknown>;
}

const follow = async ({ token }: Member, followNews: string): Promise<void> => {
  await call(`/user/follow/${mira.userId}`, { method: 'PUT', token });
  await postJson('/user/settings', { followNews }, { method: 'PUT', token });
};

/** Stores the choice beside an address directly, without the API. */
const choose = (person: Member, followNews: string) => contactOf(person).update({ followNews });

async function publish(at = new Date()): Promise<void> {
  const { id: subjectId } = await putBlog({ creator: byline({ userId: mira.userId }) });
  await runAllTriggers();
  await announceWork('blog', { artistId: mira.userId, subjectId, now: at, isNew: true });
  await runAllTriggers();
}

/** 08:00 in India, and work of the day before. */
async function sendDaily(): Promise<void> {
  const morning = new Date(startOfDayInIndia(dayInIndia(new Date())).getTime() + DAY / 3);
  await publish(new Date(morning.getTime() - DAY / 2));
  await sendDailyLetters(morning);
}

const upcoming = () => putExhibition({ startDate: inDays(1), endDate: inDays(9) });
const afterOpening = new Date(inDays(1).getTime() + 60_000);

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'are made a photographer': { act: ({ userId }) => db.doc(`users/${userId}`).update({ isArtist: true }) },
  'are declined as a photographer': {
    act: ({ userId }) => db.doc(`users/${userId}`).update({ artistStatus: 'rejected' }),
  },
  'ask for a mail of each new work': {
    act: async (person) => {
      await follow(person, 'mail');
      await publish();
    },
  },
  'follow, with mails chosen by hand': {
    act: async (person) => {
      await follow(person, 'mail');
      await choose(person, 'mail');
      await publish();
    },
  },
  'ask for a daily letter': {
    act: async (person) => {
      await follow(person, 'daily');
      await sendDaily();
    },
  },
  'follow, with letters chosen by hand': {
    act: async (person) => {
      await follow(person, 'notice');
      await choose(person, 'daily');
      await sendDaily();
    },
  },
  'ask to be reminded': {
    act: async ({ token }) => {
      await call(`/user/reminder/${await upcoming()}`, { method: 'PUT', token });
      await sendReminders(afterOpening);
    },
  },
  'order a print': {
    act: async (person) => {
      await put(
        `users/${person.userId}/addresses/home`,
        (await db.doc(`users/${buyer.userId}/addresses/${buyer.addressId}`).get()).data() ?? {},
      );
      await orderPrintsBy({ ...person, addressId: 'home' }, mira).catch(() => undefined);
    },
  },
  'have an order by hand': {
    act: async ({ userId }) => {
      const id = await orderPrintsBy(buyer, mira);
      await db.doc(`orders/${id}`).update({ buyerId: userId });
      await transitionOrder(id, { name: 'accept', artistId: mira.userId }, { now: new Date() });
    },
  },
  'sell a print': { roles: { isArtist: true }, act: (person) => orderPrintsBy(buyer, person) },
  'are written to about an order': {
    roles: { isArtist: true },
    act: async (person) => {
      const orderId = await orderPrintsBy(buyer, person);
      await sendText({ orderId, artist: person }, buyer, 'When will it be ready?');
    },
  },
  'test a letter': {
    roles: { admin: true },
    act: async ({ token }) => {
      const letter = { subject: 'Winter', previewText: 'What opens', html: '<p>Dear friends</p>' };
      const { body } = await postJson('/studio/letter', letter, { token });
      await postJson(`/studio/letter/${(body.data as { id: string }).id}/test`, {}, { token });
    },
  },
};

let buyer: Buyer;
const prepare = async () => {
  buyer ??= await joinAsBuyer();
};

describe.each(Object.entries(ATTEMPTS))('somebody to whom it happens that they %s', (_what, { roles, act }) => {
  test('When they never confirmed their address, then nothing is mailed to it; when they did, then it is', async () => {
    await prepare();
    const [stranger, owner] = [
      await register({ isVerified: false, ...roles }),
      await register({ isVerified: true, ...roles }),
    ];
    for (const person of [stranger, owner]) await act(person);
    await runAllTriggers();
    expect(await mailsTo(stranger)).toEqual([]);
    expect((await mailsTo(owner)).length).toBeGreaterThan(0);
  });

  test('When they confirmed another address than the one that they registered with, then the mail goes to that one', async () => {
    await prepare();
    const owner = await register({ isVerified: true, ...roles });
    const stranger = { email: `${uniqueId('stranger')}@example.com` };
    await contactOf(owner).update(stranger);
    await act(owner);
    await runAllTriggers();
    expect(await mailsTo(stranger)).toEqual([]);
    expect((await mailsTo(owner)).length).toBeGreaterThan(0);
  });
});

test('When an account has another, confirmed address by now, then a token of before confirms nothing', async () => {
  const person = await register({ isVerified: false });
  await auth().updateUser(person.uid, { email: `${uniqueId('own')}@example.com`, emailVerified: true });
  // The service ends tokens of an earlier second than the change.
  const now = Math.ceil(Date.now() / 1000);
  const token = forgeToken(person, { auth_time: now, iat: now });
  await expectUnchanged(async () => {
    for (const send of [
      () => postJson('/user/settings', { followNews: 'mail' }, { method: 'PUT', token }),
      () => postJson('/user/email', {}, { method: 'PUT', token }),
    ]) {
      const { status, body } = await send();
      expect([status, body.error.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
    }
  });
});
