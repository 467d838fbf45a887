// @vitest-environment jsdom
import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import type { Address } from '@aperture-byline/contract/address/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { buyer, SHIPPING, savedAddress } from '../../../../test-support/shop/cart.ts';
import Checkout from '../order/checkout.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const [LIST, ADD, CHANGE] = ['GET /product/address', 'POST /product/address', 'PUT /product/address'];
const REMOVE = `DELETE /product/address/${savedAddress.id}`;
const office: Address = { ...savedAddress, id: 'office', address: '2 New Street' };

/** Opens the addresses of a buyer. The answers may change. */
function open(addresses: readonly Address[], change: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { [LIST]: addresses, ...change };
  const calls = answerCalls(answers);
  const renderAddresses = () =>
    draw(
      <Checkout
        account={buyer}
        lines={[]}
        methods={SHIPPING}
        problem={null}
        summary={null}
        total={null}
        onChoose={() => {}}
        onShip={() => {}}
        onConfirm={() => {}}
      />,
    );
  const { unmount } = renderAddresses();
  return {
    answers,
    changes: () => calls.flatMap(({ name, body }) => (name === LIST ? [] : [{ name, body }])),
    reopen: () => {
      unmount();
      renderAddresses();
    },
  };
}

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const write = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(await box(name), { target: { value } });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const alert = async () => within(await screen.findByRole('dialog')).getByRole('alert').textContent;
const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

const missing = (...labels: string[]) => `${addressMessages.allRequired} ${addressMessages.missing(labels)}`;

const WRITTEN = {
  Address: '12 Hill Road',
  City: 'Mumbai',
  State: 'Maharashtra',
  Country: 'India',
  'Postal code': '400050',
  Email: 'asha@example.com',
  Phone: '+91 98765 43210',
  'Alternate phone': '09123-456780',
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('A new address', () => {
  it('When fields are empty or wrong, then that is said, and nothing is sent', async () => {
    const { changes } = open([]);
    expect(await screen.findByText(addressMessages.none)).toBeDefined();
    await press('Add New');
    expect((await box('Country')).value).toBe('India');
    await write({ Email: '' });
    await press('Save address');
    await waitFor(async () =>
      expect(await alert()).toBe(
        missing('Address', 'Postal code', 'City', 'State', 'Email', 'Phone', 'Alternate phone'),
      ),
    );
    expect(document.activeElement).toBe(await box('Address'));
    for (const name of Object.keys(WRITTEN).filter((label) => label !== 'Country')) {
      expect((await box(name)).getAttribute('aria-invalid'), name).toBe('true');
      expect((await box(name)).required, name).toBe(true);
    }
    expect((await box('Recipient’s name, if not yours')).required).toBe(false);
    expect((await box('Phone')).inputMode).toBe('tel');
    expect((await box('Postal code')).autocomplete).toBe('postal-code');

    await write({ ...WRITTEN, 'Alternate phone': '' });
    await press('Save address');
    await waitFor(async () => expect(await alert()).toBe(missing('Alternate phone')));
    expect(document.activeElement).toBe(await box('Alternate phone'));
    expect(screen.queryByText(/optional/)).toBeNull();

    await write({ ...WRITTEN, Phone: '98765', 'Alternate phone': '+44 9123456780', Email: 'asha@' });
    await press('Save address');
    expect(await screen.findAllByText(addressMessages.phoneInvalid)).toHaveLength(2);
    expect(screen.getAllByText(addressMessages.emailInvalid)).toHaveLength(1);
    expect(changes()).toEqual([]);
  });

  it('When it is saved with a double click, then one goes out, and it is chosen', async () => {
    const { changes } = open([office], { [ADD]: { ...savedAddress, recipient: 'Ravi Rao' } });
    await press('Add New');
    await write({ ...WRITTEN, 'Recipient’s name, if not yours': 'Ravi Rao' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save address' }));
    await closed();
    expect((await choice(/12 Hill Road/)).checked).toBe(true);
    const { postalcode: postalCode, alternate_phone: alternatePhone, id: _id, ...others } = savedAddress;
    expect(changes()).toEqual([{ name: ADD, body: { ...others, postalCode, alternatePhone, recipient: 'Ravi Rao' } }]);
  });
});

describe('A half-written address', () => {
  it('When its dialog is closed by Escape, or its page is left, then it is kept until it is saved or cancelled', async () => {
    const { reopen } = open([savedAddress], { [CHANGE]: { ...savedAddress, city: 'Pune' } });
    await press('Add New');
    await write({ Address: '3 Slope Road', Phone: '98' });
    await userEvent.keyboard('{Escape}');
    await closed();
    await press(/^Edit/);
    expect((await box('Address')).value).toBe(savedAddress.address);
    await write({ City: 'Pune' });

    reopen();
    await press('Add New');
    expect((await box('Address')).value).toBe('3 Slope Road');
    expect((await box('Phone')).value).toBe('98');
    await press('Cancel');
    await closed();
    await press('Add New');
    expect((await box('Address')).value).toBe('');
    await userEvent.keyboard('{Escape}');
    await closed();
    await press(/^Edit/);
    expect((await box('City')).value).toBe('Pune');
    await press('Save address');
    await closed();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('AnBDraft:address'))).toEqual([]);
    expect(screen.getByRole('radio', { name: /Pune/ })).toBeDefined();
  });
});

describe('Saved addresses', () => {
  it('When one is edited, then only what was changed is sent, and nothing where nothing was', async () => {
    const { changes } = open([savedAddress], { [CHANGE]: { ...savedAddress, city: 'Pune' } });
    await press(/^Edit/);
    expect((await box('Postal code')).value).toBe(savedAddress.postalcode);
    await press('Save address');
    await closed();
    expect(changes()).toEqual([]);
    await press(/^Edit/);
    await write({ City: 'Pune', 'Postal code': '411001', 'Alternate phone': '9000000001' });
    await press('Save address');
    await closed();
    const change = { city: 'Pune', postalcode: '411001', alternate_phone: '9000000001' };
    expect(changes()).toEqual([{ name: CHANGE, body: { addressId: savedAddress.id, ...change } }]);
  });

  it('When there are several, then the newest is chosen first, another by keyboard, and it stays chosen', async () => {
    const { reopen } = open([office, savedAddress]);
    const newest = await choice(/2 New Street/);
    expect(newest.checked).toBe(true);
    newest.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect((await choice(/12 Hill Road/)).checked).toBe(true);
    reopen();
    expect((await choice(/12 Hill Road/)).checked).toBe(true);
  });

  it('When one is deleted, then a question comes first, and the next one is chosen', async () => {
    const { changes } = open([savedAddress, office], { [REMOVE]: null });
    await press(/^Delete\s*12 Hill Road$/);
    expect((await screen.findByRole('dialog')).textContent).toContain('12 Hill Road');
    await press('Keep it');
    await closed();
    expect(changes()).toEqual([]);
    await press(/^Delete\s*12 Hill Road$/);
    await press('Delete address');
    await closed();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect((await choice(/2 New Street/)).checked).toBe(true);
    expect(changes().map(({ name }) => name)).toEqual([REMOVE]);
  });

  it('When they cannot be loaded, saved or deleted, then that is said, what was written stays, and it can be tried again', async () => {
    const refused = failure(500, 'INTERNAL');
    const { answers } = open([savedAddress], { [LIST]: failure(403, 'FORBIDDEN'), [CHANGE]: refused });
    await screen.findByText(addressMessages.notLoaded);
    answers[LIST] = [savedAddress];
    await press(messages.tryAgain);
    expect((await choice(/12 Hill Road/)).checked).toBe(true);
    await press(/^Edit/);
    await write({ City: 'Pune' });
    await press('Save address');
    await waitFor(async () => expect(await alert()).toBe(addressMessages.notSaved));
    expect((await box('City')).value).toBe('Pune');
    answers[CHANGE] = { ...savedAddress, city: 'Pune' };
    await press('Save address');
    await closed();
    expect(await choice(/Pune/)).toBeDefined();
    answers[REMOVE] = refused;
    await press(/^Delete/);
    await press('Delete address');
    await waitFor(async () => expect(await alert()).toBe(messages.somethingWrongLater));
    expect(screen.getByRole('dialog').textContent).toContain('12 Hill Road');
  });
});
