// @vitest-environment jsdom
import type { OpenBatch, RecentPayout } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import * as files from '#lib/save-file.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import PayoutFiles from './payout-files.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const FILES = 'GET /studio/payout-batch';
const MADE = 'GET /studio/payout';
const batch: OpenBatch = {
  batchId: 'AB1',
  madeAt: '2026-11-20T10:00:00Z',
  transfers: [
    { reference: 'AB1001', artistId: 7, artistName: 'Mira Pillai', amount: 2000, outcome: 'awaited' },
    { reference: 'AB1002', artistId: 8, artistName: 'Anil Kumar', amount: 500, outcome: 'awaited' },
  ],
};
const payout: RecentPayout = {
  artistId: 7,
  artistName: 'Mira Pillai',
  reference: 'UTR1',
  paidOn: '2026-11-20T10:00:00Z',
  amount: 2000,
  orders: [{ orderId: 'paid-order', amount: 2000 }],
};

/** Opens files and payouts made. The answers may change. */
function open(change: Record<string, unknown>) {
  const answers: Record<string, unknown> = { [FILES]: [], [MADE]: [], ...change };
  const calls = answerCalls(answers);
  draw(
    <section>
      <h2 tabIndex={-1}>Payouts by file</h2>
      <PayoutFiles uid="admin" />
    </section>,
  );
  return { answers, sent: () => calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
const hasFocus = (heading: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
const mayReload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => act(forgetSession));

test('When a payout came back, then it leaves the list, whose heading has the focus', async () => {
  const { answers } = open({ [MADE]: [payout], 'POST /studio/payout/7/returned': null });
  await press('Came back: UTR1, Mira Pillai');
  answers[MADE] = [];
  await confirm('It came back');
  expect(await screen.findByText('No payout was made in the last 60 days.')).toBeDefined();
  await hasFocus('Payouts made');
});

test('When a file is given up, then the heading of all has the focus', async () => {
  const { answers } = open({ [FILES]: [batch], 'POST /studio/payout-batch/AB1/close': null });
  await press('Give up');
  answers[FILES] = [];
  await confirm('Give it up');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'File AB1' })).toBeNull());
  await hasFocus('Payouts by file');
});

test('When an answer is pasted, then no page reloads itself before it is recorded; the file’s heading has the focus then', async () => {
  const { answers } = open({ [FILES]: [batch], 'POST /studio/payout-batch/AB1/answer': null });
  await press('Read the bank’s answer');
  expect(mayReload()).toBe(true);
  fillIn(await screen.findByLabelText('Or paste it here'), 'Reference,Amount,Status,UTR\nAB1001,2000,Paid,UTR123');
  expect(mayReload()).toBe(false);
  await press('Read what is pasted');
  const [first, second] = batch.transfers;
  answers[FILES] = [{ ...batch, transfers: [{ ...first, outcome: 'paid' }, second] }];
  await press('Record 1 transfer');
  await hasFocus('File AB1');
  expect(mayReload()).toBe(true);
});

test('When a file is made, then its message stays while its answer is awaited; an answer without transfers says so', async () => {
  vi.spyOn(files, 'saveFile').mockReturnValue();
  const left = [{ artistId: 9, artistName: 'Noor Khan', amount: 700, reason: 'noDetails' }];
  const { answers } = open({
    'POST /studio/payout-batch': { batchId: 'AB1', left },
    'POST /studio/payout-batch/AB1/file': { debitAccount: '1234', day: '2026-11-20', lines: [] },
    'POST /studio/payout-batch/AB1/answer': null,
  });
  answers[FILES] = [batch];
  await press('Make a NEFT file');
  expect(await screen.findByText(batchMessages.fileMade)).toBeDefined();
  await press('Read the bank’s answer');
  const field = await screen.findByLabelText('Or paste it here');
  fillIn(field, 'Reference,Amount,Status,UTR');
  await press('Read what is pasted');
  expect(await screen.findByText(batchMessages.answerEmpty)).toBeDefined();
  fillIn(field, 'Reference,Amount,Status,UTR\nAB1001,2000,Paid,UTR123\nAB1002,500,Failed,');
  await press('Read what is pasted');
  answers[FILES] = [];
  await press('Record 2 transfers');
  await waitFor(() => expect(screen.queryByText(batchMessages.fileMade)).toBeNull());
  expect(screen.queryByText('Not in the file')).toBeNull();
});

test('When the bank gives no answer to read, then what became of a transfer is recorded by hand', async () => {
  const path = 'POST /studio/payout-batch/AB1/answer';
  const [first, second] = batch.transfers;
  const refused = failure(400, 'INVALID', { fields: { 'rows[0]': 'Another UTR' } });
  const { answers, sent } = open({ [FILES]: [batch], [path]: refused });
  await press('Paid: AB1001, Mira Pillai');
  await confirm('Confirm');
  expect(await screen.findByText(batchMessages.utrMissing)).toBeDefined();
  fillIn(await screen.findByLabelText('UTR of the transfer'), ' N123456 ');
  await confirm('Confirm');
  expect(await screen.findByText('Another UTR')).toBeDefined();
  answers[path] = null;
  answers[FILES] = [{ ...batch, transfers: [{ ...first, outcome: 'paid' }, second] }];
  await confirm('Confirm');
  expect(await screen.findByText('Mira Pillai, reference AB1001: paid')).toBeDefined();
  expect(sent().at(-1)).toEqual({ rows: [{ reference: 'AB1001', amount: 2000, outcome: 'paid', utr: 'N123456' }] });
  await hasFocus('File AB1');
  await press('Not paid: AB1002, Anil Kumar');
  answers[FILES] = [];
  await confirm('It was not paid');
  await hasFocus('Payouts by file');
  expect(sent().at(-1)).toEqual({ rows: [{ reference: 'AB1002', amount: 500, outcome: 'failed', utr: '' }] });
});
