// @vitest-environment jsdom
import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { SHIPPING } from '../../../test-support/shop/cart.ts';
import TermsOfServicePage from './terms-of-service-page.tsx';

/** Wordings of the terms for the effects of a deletion on open orders that the server reports. */
const OUTCOMES: { [Side in keyof DeletionPreview]: Record<keyof DeletionPreview[Side], string> } = {
  bought: {
    cancelled: 'orders of its buyer that are not paid are cancelled',
    delivered: 'paid ones are delivered',
  },
  sold: {
    declined: 'Orders of its photographer that are not sent yet are declined',
    refunded: 'what was paid for them is given back',
    delivered: 'prints that are on their way are delivered',
  },
};

test('When an account closes, then the terms name every outcome that its orders may have', () => {
  answerCalls({ 'GET /product/shipping': SHIPPING });
  const { container } = draw(<TermsOfServicePage />);
  for (const outcome of Object.values(OUTCOMES).flatMap((side) => Object.values(side)))
    expect(container.textContent).toContain(outcome);
});

test('When only one way of shipping is offered, then the terms promise no other, and with more they name each', async () => {
  answerCalls({ 'GET /product/shipping': SHIPPING });
  const { container } = draw(<TermsOfServicePage />);
  expect(await screen.findByText('5–10 business days, Rs. 100')).toBeDefined();
  expect(container.textContent).toContain('We ship within India only.');
  expect(container.textContent).not.toMatch(/expedited|international/i);
  cleanup();
  const abroad = {
    zone: 'international',
    speed: 'standard',
    price: 2500,
    from_days: 7,
    to_days: 20,
    arrives: { from: '2026-12-07', to: '2026-12-15' },
  };
  answerCalls({ 'GET /product/shipping': [...SHIPPING, abroad] });
  draw(<TermsOfServicePage />);
  expect(await screen.findByText('7–20 business days, Rs. 2,500')).toBeDefined();
  expect(screen.getByText('Parcels that cross a border may wait at customs.')).toBeDefined();
});
