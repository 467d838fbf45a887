import { beforeAll, describe, expect, test } from 'vitest';
import {
  acceptSubOrders,
  confirmPayment,
  expectSuccess,
  joinAsBuyer,
  orderPrintsBy,
  shipSubOrder,
  utrOf,
} from '../../test-support/orders/orders.ts';
import { db, put } from '../../test-support/project/database.ts';
import { eventually } from '../../test-support/project/eventually.ts';
import { joinAs, type Member } from '../../test-support/project/members.ts';
import { type Instance, startInstance } from '../../test-support/servers/instances.ts';
import { call, postJson } from '../../test-support/servers/suite.ts';
import { auth } from '../lib/firebase.ts';

/** An artist with a payout that is due, and an administrator. */
async function joinDue(): Promise<{ artist: Member; root: Member }> {
  const [buyer, artist, root] = [await joinAsBuyer(), await joinAs({ isArtist: true }), await joinAs({ admin: true })];
  const orderId = await orderPrintsBy(buyer, artist);
  await acceptSubOrders(orderId, artist);
  await expectSuccess(confirmPayment(root, orderId, 'received', utrOf(orderId)));
  await shipSubOrder(orderId, artist);
  return { artist, root };
}

let instance: Instance;
let alice: Member;

beforeAll(async () => {
  instance = await startInstance({ RATE_LIMIT_FACTOR: '100' });
  alice = await joinAs();
});

describe('the log', () => {
  test('When tokens, addresses and bodies pass through good and bad calls, then none of them is in it', async () => {
    const { email, uid, token } = alice;
    const { at } = instance;
    const query = `?userId=${email}&access_token=${token}`;
    for (const path of ['/user/profile', '/blog/bookmark', '/nothing', `/blog/${email}`])
      for (const bearer of [token, `${token}x`, undefined])
        await call(`${path}${query}`, { at, ...(bearer && { token: bearer }) });
    await postJson('/contact', { email, name: 5, message: email }, { at });
    await postJson('/user/user-info', { bio: `<script>${email}</script>` }, { at, token });
    await call('/user', { at, method: 'DELETE', token: `${token}x` });
    await auth().updateUser(uid, { disabled: true });
    await call('/user/export', { at, token });
    const requests = () =>
      instance
        .log()
        .split('\n')
        .filter((line) => line.includes('"message":"Request"'));
    await eventually('the last request is logged', async () => requests().length >= 16);
    const log = instance.log();
    expect(log).not.toMatch(/eyJ|Bearer|@/);
    for (const secret of [email, uid, 'script', String(alice.userId)]) expect(log).not.toContain(secret);
    for (const line of requests())
      expect(Object.keys(JSON.parse(line)).sort()).toEqual(
        ['message', 'method', 'milliseconds', 'requestId', 'route', 'severity', 'status'].sort(),
      );
  });

  test('When payout details are saved, refused and shown, then nothing of them is in it', async () => {
    const { at } = instance;
    const { artist, root } = await joinDue();
    const secrets = { accountName: 'Mira Q. Pillai', accountNumber: '123456785678', ifsc: 'SBIN0001234' };
    const details = { ...secrets, upiId: 'mira@bank', pan: 'ABCDE1234F' };
    const before = instance.log().length;
    await put('settings/seller', { version: 1, asksPan: true });
    const save = (change: object) =>
      postJson('/studio/payout-details', { ...details, ...change }, { at, method: 'PUT', token: artist.token });
    expect((await save({})).status).toBe(200);
    expect((await save({ ifsc: 'SBIN1001234' })).status).toBe(400);
    const show = () => postJson(`/studio/payout/${artist.userId}/details`, {}, { at, token: root.token });
    expect((await show()).body.data).toEqual(details);
    const contact = db.doc(`users/${artist.userId}/private/contact`);
    await contact.update({ 'payout.sealed': Buffer.alloc(64).toString('base64url') });
    expect((await show()).status).toBe(409);
    const written = () => instance.log().slice(before);
    await eventually('all are logged', async () => written().split('"message":"Request"').length > 4);
    expect(written()).toContain('can not be decrypted');
    for (const secret of [...Object.values(details), 'SBIN1001234']) expect(written()).not.toContain(secret);
  });

  test('When line ends and a made-up entry come in addresses, headers and bodies, then each entry is one line of JSON', async () => {
    const { at } = instance;
    const forged = '\n{"severity":"ERROR","message":"forged"}\r\nERROR forged';
    const before = instance.log().length;
    for (const path of [`/blog/${encodeURIComponent(forged)}`, `/forged?userId=${encodeURIComponent(forged)}`])
      await call(path, { at, headers: { 'User-Agent': 'forged', Referer: 'https://forged.example' } });
    await postJson('/contact', { email: forged, name: forged, message: forged }, { at });
    await postJson('/user', { firstName: forged }, { at });
    const written = () => instance.log().slice(before);
    await eventually('all are logged', async () => written().split('"message":"Request"').length > 4);
    expect(written()).not.toContain('forged');
    for (const line of written().trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('severity');
  });
});
