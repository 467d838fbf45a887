// @vitest-environment jsdom
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { DEFAULT_SHIPPING } from '@aperture-byline/contract/shipping/rates';
import { shippingMessages } from '@aperture-byline/contract/shipping/shipping-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import ShippingSettings from './shipping-settings.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const [READ, CHANGE] = ['GET /studio/shipping', 'PUT /studio/shipping'];
const PRICE = 'Rs. for an order';

async function open(change: Record<string, unknown> = {}) {
  const calls = answerCalls({
    [READ]: { ...DEFAULT_SHIPPING, version: 4 },
    [CHANGE]: { ...DEFAULT_SHIPPING, version: 5 },
    ...change,
  });
  draw(<ShippingSettings uid="admin" />, '/studio/shipping');
  await screen.findByRole('button', { name: /Save/ });
  return () => calls.filter(({ name }) => name === CHANGE).map(({ body }) => body);
}

const field = (zone: RegExp, speed: string, label: string) =>
  within(within(screen.getByRole('region', { name: zone })).getByRole('group', { name: speed })).getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the shipping prices' }));

it('When a price is given, then the rates are sent as a whole, with the version that was seen', async () => {
  const sent = await open();
  fillIn(field(/other countries/, 'Standard', PRICE), '2500');
  await save();
  await expect.poll(sent).toEqual([
    {
      ...DEFAULT_SHIPPING,
      international: {
        ...DEFAULT_SHIPPING.international,
        standard: { ...DEFAULT_SHIPPING.international.standard, price: 2500 },
      },
      version: 4,
    },
  ]);
});

it.each([
  [/India/, 'Standard', PRICE, '', shippingMessages.standardMissing],
  [/India/, 'Expedited', PRICE, '0', shippingMessages.priceInvalid],
  [/India/, 'Expedited', PRICE, '99.5', shippingMessages.priceInvalid],
  [/India/, 'Expedited', PRICE, 'much', shippingMessages.priceInvalid],
  [/countries/, 'Standard', 'From days', '', shippingMessages.daysInvalid],
  [/countries/, 'Standard', 'To days', '91', shippingMessages.daysInvalid],
  [/countries/, 'Standard', 'To days', '6', shippingMessages.daysReversed],
])('When %s, %s: %s is %j, then nothing is sent, and that field says why', async (zone, speed, label, value, text) => {
  const sent = await open();
  const wrong = field(zone, speed, label);
  fillIn(wrong, value);
  await save();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(wrong);
  expect(sent()).toEqual([]);
});

it('When somebody else changed the settings, then the newest can be loaded', async () => {
  await open({ [CHANGE]: failure(409, 'CONFLICT') });
  fillIn(field(/India/, 'Standard', PRICE), '120');
  await save();
  expect(await screen.findByText(settingsMessages.conflict)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load the newest' }));
  await expect.poll(() => field(/India/, 'Standard', PRICE)).toHaveProperty('value', '100');
});
