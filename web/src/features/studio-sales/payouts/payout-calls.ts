import type { BodyOf } from '@aperture-byline/contract/endpoints/endpoint';
import {
  answerPayoutBatch,
  closePayoutBatch,
  listPayoutBatches,
  listRecentPayouts,
  makePayoutBatch,
  returnPayout,
  showPayoutBatch,
} from '@aperture-byline/contract/endpoints/studio/studio-payout';
import type { OpenBatch, RecentPayout } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paymentsQuery } from '#entities/order/studio/studio-queries.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#lib/toast.ts';

type AnswerBody = BodyOf<typeof answerPayoutBatch>;

export const payoutBatchesQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listPayoutBatches, {}), ...ALWAYS_FRESH });

export const recentPayoutsQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listRecentPayouts, {}), ...ALWAYS_FRESH });

const readAgain = (client: QueryClient, uid: string) =>
  Promise.all(
    [payoutBatchesQuery(uid), recentPayoutsQuery(uid), paymentsQuery(uid)].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Begins a file and downloads it. One that could not be downloaded is in the list, and can be then. */
export const makeBatchMutation = (uid: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'make payout file'],
    meta: { changesWaiting: true },
    mutationFn: async () => {
      const made = await callAuthenticated(makePayoutBatch, { body: {} });
      if (made.batchId !== null) await downloadBatch(made.batchId);
      return made;
    },
    onSettled: (_made, _error, _input, _result, { client }) => readAgain(client, uid),
  });

export const downloadBatchMutation = (batchId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'download payout file', batchId],
    mutationFn: () => downloadBatch(batchId),
  });

async function downloadBatch(batchId: string): Promise<void> {
  const [file, { nameFile, toCsv }] = await Promise.all([
    callAuthenticated(showPayoutBatch, { params: { batchId }, body: {} }),
    import('./neft-csv.ts'),
  ]);
  saveFile(nameFile(file), 'text/csv', toCsv(file));
  if (file.debitAccount === '') showToast('warning', batchMessages.noDebitAccount);
}

const answerMutation = <Input>(uid: string, batchId: string, toBody: (input: Input) => AnswerBody) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'answer payout file', batchId],
    meta: { changesWaiting: true },
    mutationFn: (input: Input) => callAuthenticated(answerPayoutBatch, { params: { batchId }, body: toBody(input) }),
    onSettled: (_answer, _error, _input, _result, { client }) => readAgain(client, uid),
  });

export const answerBatchMutation = (uid: string, batchId: string) =>
  answerMutation(uid, batchId, (body: AnswerBody) => body);

/** Records by its UTR that one transfer was made. */
export const confirmTransferMutation = (
  uid: string,
  batchId: string,
  { reference, amount }: OpenBatch['transfers'][number],
) => answerMutation(uid, batchId, (utr: string) => ({ rows: [{ reference, amount, outcome: 'paid', utr }] }));

export const closeBatchMutation = (uid: string, batchId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'close payout file', batchId],
    meta: { changesWaiting: true },
    mutationFn: () => callAuthenticated(closePayoutBatch, { params: { batchId }, body: {} }),
    onSettled: (_answer, _error, _input, _result, { client }) => readAgain(client, uid),
  });

export const returnPayoutMutation = (uid: string, { artistId, reference, orders }: RecentPayout) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'return payout', artistId, reference],
    meta: { changesWaiting: true },
    mutationFn: () =>
      callAuthenticated(returnPayout, { params: { artistId: String(artistId) }, body: { reference, orders } }),
    onSettled: (_answer, _error, _input, _result, { client }) => readAgain(client, uid),
  });
