// @vitest-environment jsdom
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import SellerForm from './seller-form.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const NOTHING = { name: '', address: '', gstin: '', hsnCode: '', gstRate: 0, asksPan: false, version: 1 };
const SAVE = 'PUT /studio/seller';

function open() {
  const calls = answerCalls({ 'GET /studio/seller': NOTHING, [SAVE]: { ...NOTHING, version: 2 } });
  draw(<SellerForm uid="admin" loading={null} />, '/studio/payments');
  return () => calls.flatMap(({ name, body }) => (name === SAVE ? [body] : []));
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save the seller' }));

test('When only name and address are filled in and the PAN is asked for, then the rest is saved empty', async () => {
  const sent = open();
  fillIn(await field('Name of the seller'), ' The House ');
  fillIn(await field('Address of the seller'), '1 Fort Road');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Ask photographers for their PAN/ }));
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([{ ...NOTHING, name: 'The House', address: '1 Fort Road', asksPan: true }]),
  );
});

test('When a GSTIN is none, or stands alone, then it says so, and nothing is saved', async () => {
  const sent = open();
  fillIn(await field('GSTIN'), '32AAPFU0939F1Z5');
  await save();
  expect(await screen.findByText(settingsMessages.gstinInvalid)).toBeDefined();
  fillIn(await field('GSTIN'), '32AAPFU0939F1Z4');
  await save();
  expect(await screen.findByText(settingsMessages.sellerMissing)).toBeDefined();
  expect(screen.getByText(settingsMessages.hsnInvalid)).toBeDefined();
  expect(sent()).toEqual([]);
});
