// @vitest-environment jsdom
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { sampleSale } from '../../../../test-support/shop/order.ts';
import Sales from './sales.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const ID = 'a1b2c3d4e5';
const LIST = 'GET /studio/order';
const TRANSITION = `POST /studio/order/${ID}`;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000 + 60_000).toISOString();

const sale = (change: Partial<StudioOrder> = {}) => sampleSale({ orderId: ID, acceptBy: hours(23), ...change });
const address = {
  name: 'Asha Rao',
  address: '4 Lighthouse Road',
  city: 'Kochi',
  state: 'Kerala',
  country: 'India',
  postalCode: '682001',
  phone: '9876543210',
  alternatePhone: '9876543211',
  email: 'asha@example.com',
};

/** Opens the artist's orders. The answers may change. */
function open(first: StudioOrder, change: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = { [LIST]: [first], ...change };
  const calls = answerCalls(answers);
  draw(<Sales account={account} />, `/studio/orders#sale-${ID}`);
  return { answers, transitions: () => calls.filter(({ name }) => name.startsWith('POST')) };
}

const findSubOrder = () => screen.findByRole('listitem');
const text = async () => (await findSubOrder()).textContent;
const title = () => screen.getByRole('heading', { level: 3, name: 'Order A1B2C3D4' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** Returns the labels of the order's buttons, except the one for messages to its buyer. */
const buttons = async () =>
  within(await findSubOrder())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Messages with the buyer');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Fires the event of a user who comes back to the page. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => act(forgetSession));

test('When an order is accepted, then its heading has the focus, and it waits for the payment', async () => {
  const { answers, transitions } = open(sale(), { [`${TRANSITION}/accept`]: null });
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(await text()).toContain('23 h left to answer');
  expect(await text()).not.toContain('Lighthouse Road');
  answers[LIST] = [sale({ status: 'accepted', address })];
  screen.getByRole('button', { name: 'Accept' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await text()).toContain('The buyer has not paid yet'));
  expect(await text()).toContain('4 Lighthouse Road');
  expect(transitions().map(({ name }) => name)).toEqual([`${TRANSITION}/accept`]);
  expect(await buttons()).toEqual([]);
  expect(document.activeElement).toBe(title());
});

test('When an order is paid, then it is prepared, and shipped with carrier and number', async () => {
  const paid = { isPaid: true, address, prepareBy: hours(47), payoutDueAt: '2026-12-01T10:00:00Z' };
  const { answers, transitions } = open(sale({ ...paid, status: 'accepted', payoutStatus: 'due' }), {
    [`${TRANSITION}/prepare`]: null,
    [`${TRANSITION}/ship`]: null,
  });
  await waitFor(async () => expect(await text()).toContain('Paid: 47 h left to prepare'));
  expect(await text()).toContain('Rs. 2,000 by 1 Dec 2026');
  answers[LIST] = [sale({ ...paid, status: 'preparing' })];
  await press('Start to prepare');
  await press('Mark as shipped');
  const dialog = within(await screen.findByRole('dialog', { name: 'How did you send it?' }));
  fillIn(await dialog.findByLabelText('Carrier'), 'Blue Dart');
  await pressInDialog('Mark as shipped');
  expect(await dialog.findByText(orderMessages.trackingEmpty)).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Tracking number'));
  answers[LIST] = [sale({ ...paid, status: 'shipped', carrier: 'Blue Dart', tracking: 'BD 42' })];
  await userEvent.keyboard('BD 42{Enter}');
  await closed();
  expect(transitions().at(-1)?.body).toEqual({ carrier: 'Blue Dart', tracking: 'BD 42' });
  const link = await screen.findByRole('link', { name: /^BD 42/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.bluedart\.com\/.*trackNo=BD%2042$/);
  expect(await buttons()).toEqual(['Packing slip', 'Address label', 'Mark as delivered']);
});

test('When an order is declined, then a reason is needed and sent', async () => {
  const { answers, transitions } = open(sale(), { [`${TRANSITION}/decline`]: null });
  await press('Decline');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this order?' }));
  await dialog.findByLabelText('Your reason');
  await pressInDialog('Decline');
  expect(await dialog.findByText(orderMessages.reasonEmpty)).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Your reason'));
  expect(transitions()).toEqual([]);
  const reason = 'My printer is being repaired';
  fillIn(dialog.getByLabelText('Your reason'), reason);
  answers[LIST] = [sale({ status: 'declined', reason })];
  await pressInDialog('Decline');
  await closed();
  expect(transitions().map(({ body }) => body)).toEqual([{ reason }]);
  expect(await text()).toContain('Declined');
  expect(await text()).toContain(reason);
});

test('When an order has changed, then it keeps its place and what is typed stays; when its time is over, then nothing is asked', async () => {
  const { answers } = open(sale());
  await press('Decline');
  const dialog = within(await screen.findByRole('dialog'));
  fillIn(await dialog.findByLabelText('Your reason'), 'My printer');
  answers[LIST] = [sale({ status: 'expired' })];
  lookAgain();
  expect(await screen.findByText('Not accepted in time')).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your reason').value).toBe('My printer');
  await pressInDialog('Keep it');
  await closed();

  answers[LIST] = [sale({ acceptBy: hours(-1) })];
  lookAgain();
  await waitFor(async () => expect(await text()).toContain('The time to answer is over'));
  expect(await buttons()).toEqual([]);

  answers[LIST] = [sale({ status: 'accepted', isPaid: true })];
  lookAgain();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('To do, the most urgent first'),
  );
});

test('When papers have signs that no font has, then they are named where the papers are offered, and else nothing is', async () => {
  const address = {
    name: 'Asha Rao',
    address: '1 Fort Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalCode: '682001',
    phone: '9876543210',
    alternatePhone: '',
  };
  open(sale({ status: 'accepted', isPaid: true, address, unprintable: ['𓀀', '\u07d2'] }));
  expect((await screen.findByRole('note')).textContent).toBe(
    `${orderMessages.unprintableOnParcel}𓀀 (13000), \u07d2 (07D2)`,
  );
  expect(await screen.findByRole('button', { name: 'Address label' })).toBeDefined();
  cleanup();
  open(sale({ status: 'accepted', isPaid: true, address }));
  expect(await screen.findByRole('button', { name: 'Address label' })).toBeDefined();
  expect(screen.queryByRole('note')).toBeNull();
});
