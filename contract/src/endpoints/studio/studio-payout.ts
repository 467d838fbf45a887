import type { BatchFile, MadeBatch, OpenBatch, RecentPayout } from '../../order/payouts/batch.ts';
import { admin, EMPTY_BODY, recentAdmin } from '../callers.ts';

/** Returns the files of payouts whose answers are awaited, the oldest first. */
export const listPayoutBatches = admin.get('/studio/payout-batch').returns<OpenBatch[]>();

/**
 * Begins a file of the payouts that are due and that a bank can make by NEFT, one transfer for each artist, and says
 * which are left out. What is in another file is in no second one.
 */
export const makePayoutBatch = recentAdmin.post('/studio/payout-batch', EMPTY_BODY).returns<MadeBatch>();

/**
 * Returns the lines of a file, with accounts in full; the audit log says who saw them. `NOT_FOUND` once nothing of it
 * is awaited, `CONFLICT` where an artist has changed their account since.
 */
export const showPayoutBatch = recentAdmin
  .post('/studio/payout-batch/:batchId/file', { ...EMPTY_BODY, errors: ['NOT_FOUND', 'CONFLICT'] })
  .returns<BatchFile>();

/**
 * Records what the bank did of a file. Payouts that it made are paid, what it refused is due again. The same answer
 * again is 200 and changes nothing. `INVALID` with the problem of each wrong row, of which nothing is recorded.
 */
export const answerPayoutBatch = recentAdmin
  .post('/studio/payout-batch/:batchId/answer', { body: 'order.batchAnswerSchema', errors: ['NOT_FOUND'] })
  .returns<null>();

/** Gives up what is awaited of a file: it is due again. Nothing happens where nothing is awaited. */
export const closePayoutBatch = recentAdmin
  .post('/studio/payout-batch/:batchId/close', { ...EMPTY_BODY, errors: ['NOT_FOUND'] })
  .returns<null>();

/** Returns the payouts of the last 60 days, the newest first: of the last 200 sub-orders. */
export const listRecentPayouts = admin.get('/studio/payout').returns<RecentPayout[]>();

/**
 * Records that a transfer to an artist came back from the bank, whole: its orders are due again. The same again is 200
 * and changes nothing.
 */
export const returnPayout = recentAdmin
  .post('/studio/payout/:artistId/returned', { errors: ['NOT_FOUND', 'WRONG_STATE'], body: 'order.payoutSchema' })
  .returns<null>();
