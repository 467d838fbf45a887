import { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type Buyer,
  joinAsBuyer,
  type OrderedLineBody,
  putPrint,
  toOrderBody,
} from '../../test-support/orders/orders.ts';
import { signIn } from '../../test-support/project/accounts.ts';
import { uniqueUserId } from '../../test-support/project/database.ts';
import { joinAs, type Member } from '../../test-support/project/members.ts';
import { expectUnchanged } from '../../test-support/project/unchanged.ts';
import { startApp } from '../../test-support/servers/local-app.ts';
import { call, postJson, type Reply } from '../../test-support/servers/suite.ts';
import { putImage } from '../../test-support/works/fixtures.ts';
import { firestore } from '../data/core/database.ts';
import { auth } from '../lib/firebase.ts';

let at: string;
let buyer: Buyer;
let artist: Member;
let line: OrderedLineBody;
let imageId: string;

beforeAll(async () => {
  at = await startApp();
  buyer = await joinAsBuyer();
  artist = await joinAs({ isArtist: true });
  line = await putPrint({ userId: uniqueUserId() });
  imageId = await putImage();
});
afterEach(() => vi.restoreAllMocks());

/** No error that the database is known to throw. */
const broken = async (): Promise<never> => {
  throw new TypeError('Cannot read properties of undefined');
};

async function expectUnavailable(replies: readonly Promise<Reply>[]): Promise<void> {
  for (const { status, headers, body } of await Promise.all(replies))
    expect({ status, code: body.error?.code, wait: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      wait: '5',
    });
}

async function expectPublicReads(): Promise<void> {
  for (const path of ['/blog', '/image?page=1', `/image/details/${imageId}`])
    expect((await call(path, { at })).status, path).toBe(200);
}

test('When uses cannot be counted, then writes are 503 and change nothing, and reads go on', async () => {
  await expectUnchanged(async () => {
    const run = firestore().runTransaction.bind(firestore());
    vi.spyOn(firestore(), 'runTransaction').mockImplementation((work, options) =>
      run((transaction) => {
        const get = transaction.get.bind(transaction);
        const isCounter = (what: unknown) => what instanceof DocumentReference && what.path.startsWith('rateLimits/');
        const guarded = (what: DocumentReference) => (isCounter(what) ? broken() : get(what));
        return work(Object.assign(transaction, { get: guarded }));
      }, options),
    );
    for (const name of ['create', 'update'] as const)
      vi.spyOn(DocumentReference.prototype, name).mockImplementation(broken);
    await expectUnavailable([
      postJson('/product/order', toOrderBody(buyer, [line]), { at, token: buyer.token }),
      postJson('/image/comment', { imageId, comment: 'Fine light' }, { at, token: buyer.token }),
      postJson('/user', { firstName: 'Ravi' }, { at }),
      call(`/image/like/${imageId}`, { at, method: 'POST' }),
    ]);
    await expectPublicReads();
  });
});

test('When a role cannot be looked up, then what needs it is 503 and changes nothing, and reads go on', async () => {
  await expectUnchanged(async () => {
    const getAll = firestore().getAll.bind(firestore());
    vi.spyOn(firestore(), 'getAll').mockImplementation((...read) =>
      read.some((one) => 'path' in one && one.path === `users/${artist.userId}`) ? broken() : getAll(...read),
    );
    const { token } = artist;
    await expectUnavailable([postJson('/studio/exhibition', {}, { at, token }), call('/studio/order', { at, token })]);
    await expectPublicReads();
  });
});

test('When the sign-in service does not tell whether an address is confirmed, then an order is 503 and changes nothing', async () => {
  const { token } = await signIn({ userId: buyer.userId }, { verified: false });
  await expectUnchanged(async () => {
    const lookUp = auth().getUser.bind(auth());
    // The check of the token looks the account up too.
    vi.spyOn(auth(), 'getUser').mockImplementationOnce(lookUp).mockImplementation(broken);
    await expectUnavailable([postJson('/product/order', toOrderBody(buyer, [line]), { at, token })]);
    await expectPublicReads();
  });
});
