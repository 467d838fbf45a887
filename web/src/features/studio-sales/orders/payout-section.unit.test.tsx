// @vitest-environment jsdom
import type { OwnPayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { SignInAgain } from '../../../app/session/sign-in-again.tsx';
import PayoutSection from './payout-section.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const NONE: OwnPayoutDetails = { masked: '', heldUntil: null, asksPan: false };
const NOTHING = { upiId: '', accountName: '', accountNumber: '', ifsc: '', pan: '' };
const SAVE = 'PUT /studio/payout-details';

test('When the sign-in is an old one and the artist does not sign in again, then nothing that was typed is lost', async () => {
  const calls = answerCalls({
    'GET /studio/payout-details': NONE,
    [SAVE]: failure(401, 'RECENT_LOGIN_REQUIRED', { message: apiMessages.recentLoginRequired }),
  });
  draw(
    <>
      <PayoutSection uid="mira" />
      <SignInAgain />
    </>,
    '/studio/orders',
  );
  await userEvent.click(await screen.findByText('Where we pay you'));
  const field = await screen.findByLabelText<HTMLInputElement>('UPI ID');
  fillIn(field, 'mira@bank');
  await userEvent.click(screen.getByRole('button', { name: 'Save where you are paid' }));
  expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe(apiMessages.recentLoginRequired));
  expect(field.value).toBe('mira@bank');
  await waitFor(() => expect(calls.flatMap(({ name, body }) => (name === SAVE ? [body] : []))).toHaveLength(1));
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(own: OwnPayoutDetails, saved: OwnPayoutDetails) {
  const calls = answerCalls({ 'GET /studio/payout-details': own, [SAVE]: saved });
  draw(<PayoutSection uid="mira" />, '/studio/orders');
  return () => calls.flatMap(({ name, body }) => (name === SAVE ? [body] : []));
}

test('When the number is typed differently, or the PAN that the house asks for is missing, then it says so and nothing is sent', async () => {
  const masked = 'account ••••\u00a05678';
  const sent = open({ ...NONE, asksPan: true }, { ...NONE, masked, asksPan: true });
  const typed = {
    'Holder of the bank account': 'Mira Pillai',
    'Account number': '123456785678',
    'Account number once more': '123456785687',
    IFSC: 'sbin0001234',
  };
  for (const [name, value] of Object.entries(typed)) fillIn(await field(name), value);
  await press('Save where you are paid');
  expect(await screen.findByText(payoutMessages.numbersDiffer)).toBeDefined();
  expect(screen.getByText(payoutMessages.panMissing)).toBeDefined();
  fillIn(await field('Account number once more'), ' 123456785678 ');
  fillIn(await field('PAN'), 'ABCDE12345');
  await press('Save where you are paid');
  expect(await screen.findByText(payoutMessages.panInvalid)).toBeDefined();
  expect(sent()).toEqual([]);
  fillIn(await field('PAN'), 'abcde1234f');
  await press('Save where you are paid');
  expect(await screen.findByText(': account •••• 5678')).toBeDefined();
  const account = { accountName: 'Mira Pillai', accountNumber: '123456785678', ifsc: 'SBIN0001234' };
  expect(sent()).toEqual([{ ...NOTHING, ...account, pan: 'ABCDE1234F' }]);
  expect((await field('Account number')).value).toBe('');
});

test('When nothing is entered, then that is no removal, which is asked for; the end of the wait is said', async () => {
  const own = { ...NONE, masked: 'UPI ••••\u00a0bank', heldUntil: '2026-11-21T10:00:00Z' };
  const sent = open(own, { ...NONE, heldUntil: '2026-11-23T10:00:00Z' });
  expect(await screen.findByText(payoutMessages.waits('2026-11-21T10:00:00Z'))).toBeDefined();
  await press('Save where you are paid');
  expect(await screen.findByText(payoutMessages.nothingEntered)).toBeDefined();
  expect(sent()).toEqual([]);
  await press('Remove it');
  const question = await screen.findByRole('dialog', { name: 'Remove where you are paid?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText(': not entered yet')).toBeDefined();
  expect(sent()).toEqual([NOTHING]);
});
