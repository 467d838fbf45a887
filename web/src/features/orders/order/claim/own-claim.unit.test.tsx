// @vitest-environment jsdom

import type { Claim } from '@aperture-byline/contract/order/claims/wire';
import { claimMessages, orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { SubOrder } from '@aperture-byline/contract/order/wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../../../../test-support/forms/fill-in.ts';
import { answerCalls } from '../../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../../test-support/pages/render-page.tsx';
import { MIRA, orderedPrint, orderOf, sampleSubOrder } from '../../../../../test-support/shop/order.ts';
import OwnClaim from './own-claim.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../test-support/signed-in-firebase.ts'));

const claim: Claim = {
  status: 'open',
  reason: 'damaged',
  wish: 'replacement',
  text: 'The glass is broken',
  pictures: [],
  lines: [1],
  amount: 2000,
  refundNote: null,
  carrier: null,
  tracking: null,
  openedAt: '2026-11-25T10:00:00Z',
  dueAt: '2026-11-28T10:00:00Z',
  actions: ['withdraw'],
};
const delivered = (change: Partial<SubOrder>) =>
  sampleSubOrder(MIRA, {
    status: 'delivered',
    prints: [orderedPrint('Harbour'), orderedPrint('Lighthouse')],
    ...change,
  });

/** Opens what a buyer sees of these prints; what is sent. */
function open(subOrder: SubOrder, path: string) {
  const calls = answerCalls({ [path]: orderOf({ parts: [subOrder] }) });
  draw(<OwnClaim uid="asha" orderId="a1b2c3d4e5" subOrder={subOrder} />, '/profile/orders/a1b2c3d4e5');
  return () => calls.flatMap(({ name, body }) => (name === path ? [body] : []));
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('When the page is made anew while a problem is written, then the form has it again, until it was sent', async () => {
  const subOrder = delivered({ claim_by: '2026-12-02T10:00:00Z' });
  const words = () => screen.findByLabelText<HTMLTextAreaElement>('What happened');
  open(subOrder, 'POST /product/order/a1b2c3d4e5/claim');
  await press('Report a problem');
  await userEvent.click(await screen.findByLabelText('It arrived damaged'));
  await userEvent.click(screen.getByLabelText('Lighthouse'));
  await userEvent.click(screen.getByLabelText('Another print'));
  fillIn(await words(), 'The corner is bent');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Report a problem');
  expect((await words()).value).toBe('The corner is bent');
  cleanup();
  open(subOrder, 'POST /product/order/a1b2c3d4e5/claim');
  await press('Report a problem');
  expect((await words()).value).toBe('The corner is bent');
  expect(screen.getByLabelText<HTMLInputElement>('It arrived damaged').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Lighthouse').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Another print').checked).toBe(true);
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^AnBDraft:claim:asha:a1b2c3d4e5:/)]);
});

test('When prints are reported, then the problem, the prints and the words are sent, once they are there', async () => {
  const sent = open(delivered({ claim_by: '2026-12-02T10:00:00Z' }), 'POST /product/order/a1b2c3d4e5/claim');
  await press('Report a problem');
  await press('Send the report');
  expect(await screen.findByText(claimMessages.reasonMissing)).toBeDefined();
  expect(screen.getByText(claimMessages.printsMissing)).toBeDefined();
  expect(screen.getByText(claimMessages.textEmpty)).toBeDefined();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByLabelText('It arrived damaged'));
  await press('Send the report');
  expect(await screen.findByText(claimMessages.picturesMissing)).toBeDefined();
  await userEvent.click(screen.getByLabelText('It has another frame than I ordered'));
  await userEvent.click(screen.getByLabelText('Lighthouse'));
  await userEvent.click(screen.getByLabelText('My money back'));
  fillIn(screen.getByLabelText<HTMLTextAreaElement>('What happened'), 'The glass is broken');
  await press('Send the report');
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        photographer: MIRA,
        reason: 'wrong_frame',
        wish: 'refund',
        lines: [1],
        text: 'The glass is broken',
        pictures: [],
      },
    ]),
  );
});

test('When a claim waits for the artist, then its state and prints are read, and it is withdrawn after a question', async () => {
  const sent = open(delivered({ claim }), 'POST /product/order/a1b2c3d4e5/claim/step');
  expect(screen.getByText('You would like another print.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Mira Pillai has been told, and answers, until');
  const panel = screen.getByRole('region', { name: 'Claim: Arrived damaged' });
  expect(panel.textContent).toContain('Lighthouse, Rs. 2,000');
  expect(panel.textContent).not.toContain('Harbour');
  await press('Withdraw the claim');
  expect(sent()).toEqual([]);
  await press('Withdraw');
  await waitFor(() => expect(sent()).toEqual([{ photographer: MIRA, action: 'withdraw' }]));
});

test('When prints go back, then carrier and number are needed', async () => {
  const sent = open(
    delivered({ claim: { ...claim, status: 'return_agreed', actions: ['sendReturn', 'withdraw'] } }),
    'POST /product/order/a1b2c3d4e5/claim/step',
  );
  await press('I have sent them back');
  await press('Save');
  expect(await screen.findByText(orderMessages.carrierEmpty)).toBeDefined();
  fillIn(screen.getByLabelText<HTMLInputElement>('Carrier'), 'India Post');
  fillIn(screen.getByLabelText<HTMLInputElement>('Tracking number'), 'R1');
  await press('Save');
  await waitFor(() =>
    expect(sent()).toEqual([{ photographer: MIRA, action: 'sendReturn', carrier: 'India Post', tracking: 'R1' }]),
  );
});

test('When there is neither a claim nor time for one, then there is nothing', () => {
  open(delivered({}), 'POST /product/order/a1b2c3d4e5/claim');
  expect(screen.queryByRole('button')).toBeNull();
});
