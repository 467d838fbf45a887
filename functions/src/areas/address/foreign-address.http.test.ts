import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { Address } from '@aperture-byline/contract/address/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addAddress,
  changeAddress,
  NEW_ADDRESS,
  readStoredAddresses,
  saveAddress,
} from '../../../test-support/orders/addresses.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';

let alice: Member;

beforeEach(async () => {
  alice = await joinAs();
});

describe('an address abroad', () => {
  const ABROAD = {
    ...NEW_ADDRESS,
    country: 'Germany',
    state: '',
    postalCode: '10115',
    phone: '030 12345678',
    alternatePhone: '+49 171 1234567',
  };
  const PHONES = { phone: '+493012345678', alternatePhone: '+491711234567' };

  test('When it is added, then its phones are stored with their country codes', async () => {
    const { status, body } = await addAddress(alice, ABROAD);
    expect(status).toBe(201);
    const { id } = body.data as Address;
    expect((await readStoredAddresses(alice))[id]).toMatchObject({ ...ABROAD, ...PHONES });
    const changed = await changeAddress(alice, { addressId: id, phone: '0171 7654321', state: 'Berlin' });
    expect(changed.status).toBe(200);
    expect((await readStoredAddresses(alice))[id]).toMatchObject({
      ...PHONES,
      phone: '+491717654321',
      state: 'Berlin',
    });
  });

  test('When the country has another name or a code, then its name in the list is stored, of a new address and of a change', async () => {
    const added = await addAddress(alice, { ...ABROAD, country: 'de' });
    expect(added.body.data).toMatchObject({ country: 'Germany' });
    const { id } = added.body.data as Address;
    await changeAddress(alice, { addressId: id, country: 'USA', phone: '212 555 0123' });
    expect((await readStoredAddresses(alice))[id]).toMatchObject({
      country: 'United States of America',
      phone: '+12125550123',
    });
    const home = await addAddress(alice, { ...NEW_ADDRESS, country: 'Indai' });
    expect(home.body.data).toMatchObject({ country: 'India' });
  });

  test('When something does not go with the country that is saved or sent, then it is 400 by field, and nothing changes', async () => {
    const [home, abroad] = [await saveAddress(alice), ((await addAddress(alice, ABROAD)).body.data as Address).id];
    await expectUnchanged(async () => {
      for (const [addressId, sent, fields] of [
        [home, { phone: '+49 30 12345678' }, ['phone']],
        [home, { postalcode: '10115' }, ['postalcode']],
        [home, { state: '' }, ['state']],
        [home, { country: 'Germany', phone: '12' }, ['phone']],
        [home, { country: 'Wonderland' }, ['country']],
        [abroad, { alternate_phone: '12' }, ['alternate_phone']],
        [abroad, { country: 'India' }, ['state', 'postalcode', 'phone', 'alternate_phone']],
      ] as const) {
        const { status, body } = await changeAddress(alice, { addressId, ...sent });
        expect(status, JSON.stringify(sent)).toBe(400);
        expect(Object.keys(body.error.fields ?? {}), JSON.stringify(sent)).toEqual(expect.arrayContaining([...fields]));
      }
      for (const sent of [{ country: 'Wonderland' }, { country: 'xx' }, { phone: '12' }, { state: 'x'.repeat(101) }])
        expect((await addAddress(alice, { ...ABROAD, ...sent })).status, JSON.stringify(sent)).toBe(400);
    });
  });
});

describe('an address in India', () => {
  test.each([
    ['MH', 'Maharashtra'],
    ['महाराष्ट्र', 'Maharashtra'],
    ['Maharastra', 'Maharashtra'],
    ['Orissa', 'Odisha'],
    ['Pondicherry', 'Puducherry'],
    ['New Delhi', 'Delhi'],
  ])('When its state is written “%s”, then %s is stored, of a new one and of a change', async (state, name) => {
    const added = await addAddress(alice, { ...NEW_ADDRESS, country: 'भारत', state });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({ state: name, country: 'India' });
    const { id } = added.body.data as Address;
    expect((await changeAddress(alice, { addressId: id, state: 'Goa' })).body.data).toMatchObject({
      state: 'Goa',
    });
    expect((await changeAddress(alice, { addressId: id, state })).status).toBe(200);
    expect((await readStoredAddresses(alice))[id]).toMatchObject({ state: name, country: 'India' });
  });

  test('When its state is none, then it is 400 with what to do, and nothing changes', async () => {
    const addressId = await saveAddress(alice);
    await expectUnchanged(async () => {
      for (const state of ['Atlantis', 'X', 'Bavaria'])
        for (const { status, body } of [
          await addAddress(alice, { ...NEW_ADDRESS, state }),
          await changeAddress(alice, { addressId, state }),
          await changeAddress(alice, { addressId, state, country: 'India' }),
        ]) {
          expect(status, state).toBe(400);
          expect(body.error.fields).toEqual({ state: addressMessages.stateInvalid });
        }
    });
  });
});
