// @vitest-environment jsdom

import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { Address } from '@aperture-byline/contract/address/wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleAccount } from '../../../../test-support/account.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { savedAddress } from '../../../../test-support/shop/cart.ts';
import AddressForm from './address-form.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const account = sampleAccount({ userId: 123456789 });
const saved: Address = {
  ...savedAddress,
  address: '12 Lake Road',
  city: 'Udaipur',
  state: 'Rajasthan',
  postalcode: '313001',
};
const REFUSED = 'Please check the fields.';

/** Opens the form of a saved address, and has the server refuse fields of it. */
async function openRefused(address: Address | null, fields: Record<string, string>) {
  const error = { code: 'INVALID', message: REFUSED, requestId: 'r1', fields };
  vi.stubGlobal('fetch', async () => Response.json({ returnCode: 400, error }, { status: 400 }));
  draw(<AddressForm account={account} address={address} isAbroadServed onClose={vi.fn()} onSaved={vi.fn()} />);
}

const box = (name: string) => screen.getByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

it('When a refused field of a new address is changed, then its error goes, and that of another field stays', async () => {
  await openRefused(null, { city: 'No such city.', phone: addressMessages.phoneInvalid });
  for (const [name, text] of [
    ['Address', '12 Lake Road'],
    ['City', 'Udaipurr '],
    ['Postal code', '313001'],
    ['Phone', '+91 98765 43210'],
    ['Alternate phone', '9876543211'],
  ] as const)
    fillIn(box(name), text);
  await save();
  expect(await screen.findByText('No such city.')).toBeDefined();
  expect(box('City').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box('City'), '{Backspace}{Backspace}');
  expect(screen.queryByText('No such city.')).toBeNull();
  expect(box('City').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText(addressMessages.phoneInvalid)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe(REFUSED);
  await userEvent.type(box('Phone'), '{Backspace}1');
  expect(screen.queryByText(addressMessages.phoneInvalid)).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('When a refused field of a saved address is changed, then its error goes', async () => {
  await openRefused(saved, { postalcode: 'No such code.' });
  fillIn(box('Postal code'), '313009');
  await save();
  expect(await screen.findByText('No such code.')).toBeDefined();
  await userEvent.type(box('City'), '!');
  expect(screen.getByText('No such code.')).toBeDefined();
  await userEvent.type(box('Postal code'), '{Backspace}');
  expect(screen.queryByText('No such code.')).toBeNull();
});

it('When another country is chosen, then state and postal code are not asked for', async () => {
  await openRefused(null, {});
  expect(screen.getByLabelText<HTMLSelectElement>('State').required).toBe(true);
  await userEvent.selectOptions(box('Country'), 'Germany');
  for (const name of ['State (if there is one)', 'Postal code (if there is one)'])
    expect(screen.getByLabelText<HTMLInputElement>(name).required).toBe(false);
});

it('When the house does not ship abroad, then only India can be chosen, and what was saved stays', async () => {
  const options = () => [...(box('Country') as HTMLSelectElement).options].map(({ value }) => value);
  draw(<AddressForm account={account} address={null} isAbroadServed={false} onClose={vi.fn()} onSaved={vi.fn()} />);
  expect(options()).toEqual(['India']);
  cleanup();
  const abroad = { ...saved, country: 'Germany' };
  draw(<AddressForm account={account} address={abroad} isAbroadServed={false} onClose={vi.fn()} onSaved={vi.fn()} />);
  expect(options()).toEqual(['Germany', 'India']);
});

describe('the state of an address', () => {
  const STATE = 'State';
  const chosen = () => (box(STATE) as HTMLSelectElement).value;

  it('When a PIN code is written, then its state is chosen, and goes when the code does not tell it any more', async () => {
    await openRefused(null, {});
    expect((box(STATE) as HTMLSelectElement).options).toHaveLength(37);
    for (const [pin, state] of [
      ['6820', ''],
      ['682001', 'Kerala'],
      ['605001', ''],
      ['313 001', 'Rajasthan'],
      ['607402', ''],
      ['682001', 'Kerala'],
      ['560001', 'Karnataka'],
      ['', ''],
      ['682001', 'Kerala'],
      ['900001', ''],
    ] as const) {
      fillIn(box('Postal code'), pin);
      expect(chosen(), pin).toBe(state);
      expect(screen.queryByText(/The postal code is one of/)).toBeNull();
    }
  });

  it('When somebody has chosen another state, then it stays, and a PIN code of others is noted', async () => {
    await openRefused(null, {});
    fillIn(box('Postal code'), '313001');
    await userEvent.selectOptions(box(STATE), 'Kerala');
    for (const [pin, states] of [
      ['313001', ['Rajasthan']],
      ['605001', ['Tamil Nadu', 'Puducherry']],
      ['607402', ['Tamil Nadu', 'Puducherry']],
    ] as const) {
      fillIn(box('Postal code'), pin);
      expect(chosen()).toBe('Kerala');
      expect(screen.getByText(addressMessages.pinElsewhere(states))).toBeDefined();
    }
    for (const pin of ['673311', '682001', '900001', '60500']) {
      fillIn(box('Postal code'), pin);
      expect(chosen()).toBe('Kerala');
      expect(screen.queryByText(/The postal code is one of/), pin).toBeNull();
    }
  });

  it('When the PIN code of a saved address is changed, then the state that agreed with it goes, and no other', async () => {
    await openRefused(saved, {});
    fillIn(box('Postal code'), '605001');
    expect(chosen()).toBe('');
    cleanup();
    localStorage.clear();
    await openRefused({ ...saved, state: 'Gujarat' }, {});
    fillIn(box('Postal code'), '605001');
    expect(chosen()).toBe('Gujarat');
  });

  it('When a saved address names it otherwise, then it is chosen, and what is no state is asked for', async () => {
    await openRefused({ ...saved, state: 'राजस्थान' }, {});
    expect(chosen()).toBe('Rajasthan');
    cleanup();
    await openRefused({ ...saved, state: 'Atlantis' }, {});
    expect(chosen()).toBe('');
    await save();
    expect(await screen.findByText(addressMessages.stateInvalid)).toBeDefined();
    expect(document.activeElement).toBe(box(STATE));
  });
});

it('When a PIN code is typed, then the city is filled in, unless somebody has typed theirs', async () => {
  await openRefused(null, {});
  const city = () => (box('City') as HTMLInputElement).value;
  for (const [pin, name] of [
    ['560034', 'Bengaluru'],
    ['400050', 'Mumbai'],
    ['40005', ''],
    ['345001', 'Jaisalmer'],
  ] as const) {
    fillIn(box('Postal code'), pin);
    await waitFor(() => expect(city(), pin).toBe(name));
  }
  fillIn(box('City'), 'Pokaran');
  fillIn(box('Postal code'), '600001');
  await vi.dynamicImportSettled();
  expect(city()).toBe('Pokaran');
});

it('When the PIN code of a saved address is changed, then the city that agreed with it goes with the code', async () => {
  await openRefused({ ...saved, city: 'Udaipur', postalcode: '313001' }, {});
  for (const pin of ['3', '34', '345001']) fillIn(box('Postal code'), pin);
  await waitFor(() => expect(box('City')).toHaveProperty('value', 'Jaisalmer'));
});
