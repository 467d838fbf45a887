import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { Address } from '@aperture-byline/contract/address/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { ADDRESSES_MAX } from '@aperture-byline/contract/shared/constants';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { tally } from '../../../test-support/calls/visitors.ts';
import {
  ADDRESS_PATH,
  addAddress,
  changeAddress,
  NEW_ADDRESS,
  readStoredAddresses,
  saveAddress,
} from '../../../test-support/orders/addresses.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';

let alice: Member;
let bob: Member;

beforeEach(async () => {
  [alice, bob] = [await joinAs(), await joinAs()];
});

const remove = ({ token }: Member, part: string) => call(`${ADDRESS_PATH}/${part}`, { method: 'DELETE', token });

describe('the list', () => {
  test('When their owner asks, then the own ones come, newest first, uncached, whoever else is named', async () => {
    const first = await saveAddress(alice, { createdAt: inDays(-2), city: 'Thrissur' });
    const last = await saveAddress(alice);
    await saveAddress(bob, { address: 'Elsewhere' });
    for (const query of ['', `?userId=${bob.userId}`, `?userId=${bob.userId}&userId=${alice.userId}`]) {
      const { status, body, headers, reads } = await call(`${ADDRESS_PATH}${query}`, { token: alice.token });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(reads).toBeLessThanOrEqual(4);
      expect(body.data).toEqual([
        {
          id: last,
          recipient: '',
          address: NEW_ADDRESS.address,
          city: NEW_ADDRESS.city,
          state: NEW_ADDRESS.state,
          country: NEW_ADDRESS.country,
          postalcode: NEW_ADDRESS.postalCode,
          email: NEW_ADDRESS.email,
          phone: NEW_ADDRESS.phone,
          alternate_phone: NEW_ADDRESS.alternatePhone,
        },
        expect.objectContaining({ id: first, city: 'Thrissur' }),
      ]);
    }
  });

  test('When there are none, or no profile yet, then the list is empty', async () => {
    expect(await get(ADDRESS_PATH, { token: alice.token })).toEqual([]);
    expect(await get(ADDRESS_PATH, { token: (await signIn({})).token })).toEqual([]);
  });

  test('When one was written by hand and lacks fields, then they come empty', async () => {
    await put(`users/${alice.userId}/addresses/odd`, { address: 'Somewhere', createdAt: inDays(0) });
    expect(await get(ADDRESS_PATH, { token: alice.token })).toMatchObject([
      { id: 'odd', address: 'Somewhere', postalcode: '', alternate_phone: '' },
    ]);
  });
});

describe('a new address', () => {
  test('When all fields are sent, then it is stored and answered as the list has it', async () => {
    const { status, body } = await addAddress(alice, { ...NEW_ADDRESS, city: '  Kochi ' });
    expect(status).toBe(201);
    const address: Address = body.data;
    expect(await get(ADDRESS_PATH, { token: alice.token })).toEqual([address]);
    expect(await readStoredAddresses(alice)).toEqual({
      [address.id]: { ...NEW_ADDRESS, createdAt: expect.anything() },
    });
    expect(await readStoredAddresses(bob)).toEqual({});
  });

  test('When phones are written as people do, then their ten digits are stored', async () => {
    const { status, body } = await addAddress(alice, {
      ...NEW_ADDRESS,
      phone: '+91 98765-43210',
      alternatePhone: '09123456780',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ phone: '9876543210', alternate_phone: '9123456780' });
    const { id } = body.data as Address;
    expect((await readStoredAddresses(alice))[id]).toMatchObject({
      phone: '9876543210',
      alternatePhone: '9123456780',
    });
    await changeAddress(alice, { addressId: id, phone: '91234 56789' });
    expect((await readStoredAddresses(alice))[id]).toMatchObject({ phone: '9123456789' });
  });

  test('When it names a recipient, then it is another address, whose recipient can be changed and taken off', async () => {
    const own = (await addAddress(alice)).body.data as Address;
    const { status, body } = await addAddress(alice, { ...NEW_ADDRESS, recipient: ' Ravi Rao ' });
    const gift = body.data as Address;
    expect([status, own.recipient, gift.recipient]).toEqual([201, '', 'Ravi Rao']);
    const again = (await addAddress(alice, { ...NEW_ADDRESS, recipient: 'Ravi Rao' })).body.data as Address;
    expect(again.id).toBe(gift.id);
    for (const recipient of ['Meera Rao', ''])
      expect((await changeAddress(alice, { addressId: gift.id, recipient })).body.data).toMatchObject({
        recipient,
      });
    expect((await addAddress(alice, { ...NEW_ADDRESS, recipient: 'x'.repeat(101) })).status).toBe(400);
  });

  test('When the same is sent eight times at once and once more, then there is one', async () => {
    const replies = await callAtOnce(8, (at) => addAddress(alice, NEW_ADDRESS, at));
    expect(tally(replies)).toEqual({ 200: 7, 201: 1 });
    const { status, body } = await addAddress(alice);
    expect(status).toBe(200);
    expect(Object.keys(await readStoredAddresses(alice))).toEqual([(body.data as Address).id]);
  });

  test('When thirty others come at once, then exactly twenty are stored, and the next is 409 until one is deleted', async () => {
    const replies = await callAtOnce(30, (at, index) =>
      addAddress(alice, { ...NEW_ADDRESS, address: `${index} Lighthouse Road` }, at),
    );
    expect(tally(replies)).toEqual({ 201: 20, 409: 10 });
    const [id = '', ...others] = Object.keys(await readStoredAddresses(alice));
    expect(others).toHaveLength(ADDRESSES_MAX - 1);
    await expectUnchanged(async () => {
      const { status, body } = await addAddress(alice, { ...NEW_ADDRESS, city: 'Thrissur' });
      expect({ status, message: body.error.message }).toEqual({
        status: 409,
        message: addressMessages.tooMany,
      });
    });
    expect((await addAddress(bob)).status).toBe(201);
    expect((await remove(alice, id)).status).toBe(200);
    expect((await addAddress(alice, { ...NEW_ADDRESS, city: 'Thrissur' })).status).toBe(201);
  });

  test('When there is no profile, or it is gone since, then it is 403 and nothing changes', async () => {
    const newcomer = await signIn({});
    await db.doc(`users/${bob.userId}`).delete();
    await expectUnchanged(async () => {
      expect((await postJson(ADDRESS_PATH, NEW_ADDRESS, { token: newcomer.token })).status).toBe(403);
      expect((await addAddress(bob)).status).toBe(403);
    });
  });
});

describe('a changed address', () => {
  test('When some fields are sent, then those change and the rest stays', async () => {
    const [id, other] = [await saveAddress(alice), await saveAddress(alice, { city: 'Thrissur' })];
    const changed = { postalcode: '680001', alternate_phone: '9000000000', city: 'Thrissur' };
    const { status, body } = await changeAddress(alice, { addressId: id, ...changed });
    expect(status).toBe(200);
    const before = await readStoredAddresses(alice);
    expect(before[id]).toEqual({
      ...NEW_ADDRESS,
      city: 'Thrissur',
      postalCode: '680001',
      alternatePhone: '9000000000',
      createdAt: expect.anything(),
    });
    expect(before[other]).toMatchObject({ ...NEW_ADDRESS, city: 'Thrissur' });
    expect(await get(ADDRESS_PATH, { token: alice.token })).toContainEqual(body.data);
    expect(body.data).toMatchObject({ id, ...changed, phone: NEW_ADDRESS.phone });
    await expectUnchanged(async () => {
      expect((await changeAddress(alice, { addressId: id })).status).toBe(200);
    });
  });
});

describe('a deleted address', () => {
  test('When its owner deletes it, then it is gone, the second time not found, and the others stay', async () => {
    const [id, other] = [await saveAddress(alice), await saveAddress(alice)];
    const { status, body } = await remove(alice, id);
    expect({ status, body }).toEqual({ status: 200, body: { returnCode: 200, data: null } });
    expect((await remove(alice, id)).status).toBe(404);
    expect(Object.keys(await readStoredAddresses(alice))).toEqual([other]);
  });
});

describe('addresses of others', () => {
  test('When somebody changes or deletes another’s or none, then both are not found alike, and nothing changes', async () => {
    const id = await saveAddress(bob);
    const newcomer = { ...alice, token: (await signIn({})).token };
    await expectUnchanged(async () => {
      const answers = [];
      for (const addressId of [id, uniqueId('none')])
        for (const { status, body } of [
          await changeAddress(alice, { addressId, city: 'Mumbai' }),
          await remove(alice, addressId),
        ])
          answers.push({ status, ...body.error, requestId: undefined });
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await remove(newcomer, id)).status).toBe(404);
    });
    expect((await remove(bob, id)).status).toBe(200);
  });

  test('When an id is none, then it is 404 or 400, never 500, and nothing changes', async () => {
    await saveAddress(alice);
    await expectUnchanged(async () => {
      for (const part of [...HOSTILE_PARTS, 'a'.repeat(2000)]) {
        expect([404, 400], part).toContain((await remove(alice, part)).status);
        expect([404, 400], part).toContain((await changeAddress(alice, { addressId: part, city: 'X' })).status);
      }
      for (const addressId of ['..', '.', 'a/b', '__x__', 'a\u0000b', ['a']])
        expect([404, 400], String(addressId)).toContain((await changeAddress(alice, { addressId, city: 'X' })).status);
    });
  });
});

describe('what is refused', () => {
  test('When a field is missing, of another form or unknown, then it is 400 with the message and nothing changes', async () => {
    const id = await saveAddress(alice);
    const bodies: [body: object, message?: string][] = [
      [{ city: ' ' }, addressMessages.allRequired],
      [{ phone: '987654321' }, addressMessages.phoneInvalid],
      [{ email: 'a@b' }, addressMessages.emailInvalid],
      [{ city: `a${'\u0301'.repeat(40)}` }],
      [{ userId: bob.userId }],
    ];
    await expectUnchanged(async () => {
      for (const [body, message] of bodies)
        for (const reply of [
          await addAddress(alice, { ...NEW_ADDRESS, ...body }),
          await changeAddress(alice, { addressId: id, ...body }),
        ]) {
          expect(reply.status, JSON.stringify(body)).toBe(400);
          if (message !== undefined) expect(reply.body.error.message).toBe(message);
        }
      const { postalCode, ...rest } = NEW_ADDRESS;
      expect((await addAddress(alice, { ...rest, postalcode: postalCode })).status).toBe(400);
      expect((await changeAddress(alice, { addressId: id, postalCode: '680001' })).status).toBe(400);
      expect((await addAddress(alice, [])).status).toBe(400);
    });
  });

  test('When nobody is signed in or another site asks, then it is refused and nothing changes', async () => {
    const id = await saveAddress(alice);
    await expectUnchanged(async () => {
      expect((await call(ADDRESS_PATH)).status).toBe(401);
      expect((await postJson(ADDRESS_PATH, NEW_ADDRESS)).status).toBe(401);
      expect((await postJson(ADDRESS_PATH, { addressId: id }, { method: 'PUT' })).status).toBe(401);
      expect((await call(`${ADDRESS_PATH}/${id}`, { method: 'DELETE' })).status).toBe(401);
      const options = { token: alice.token, headers: { Origin: 'https://evil.example' } };
      expect((await postJson(ADDRESS_PATH, NEW_ADDRESS, options)).status).toBe(403);
      expect((await postJson(ADDRESS_PATH, { addressId: id, city: 'X' }, { ...options, method: 'PUT' })).status).toBe(
        403,
      );
      expect((await call(`${ADDRESS_PATH}/${id}`, { ...options, method: 'DELETE' })).status).toBe(403);
    });
  });
});
