import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './table.ts';

/** Calls about money, bank details, roles and accounts, and about what the house may cost. */
const WITH_RECENT_LOGIN = [
  'DELETE /studio/people/:userId',
  'DELETE /studio/people/:userId/artist',
  'DELETE /studio/people/:userId/lock',
  'DELETE /studio/read-only',
  'DELETE /user',
  'GET /user/export',
  'POST /studio/claim/:orderId',
  'POST /studio/order/:orderId/claim',
  'POST /studio/payment/:orderId/not-found',
  'POST /studio/payment/:orderId/received',
  'POST /studio/payment/:orderId/refund-online',
  'POST /studio/payment/:orderId/refunded',
  'POST /studio/payment/:orderId/reversed',
  'POST /studio/payout-batch',
  'POST /studio/payout-batch/:batchId/answer',
  'POST /studio/payout-batch/:batchId/close',
  'POST /studio/payout-batch/:batchId/file',
  'POST /studio/payout/:artistId',
  'POST /studio/payout/:artistId/details',
  'POST /studio/payout/:artistId/returned',
  'POST /studio/stray-payment/:paymentId/refund',
  'POST /studio/stray-payment/:paymentId/refunded',
  'PUT /studio/payout-details',
  'PUT /studio/payout-terms',
  'PUT /studio/people/:userId/artist',
  'PUT /studio/people/:userId/commission',
  'PUT /studio/people/:userId/lock',
  'PUT /studio/seller',
  'PUT /studio/shipping',
  'PUT /studio/shop',
];

/** The other writes of administrators: works, words and mails. An approval that makes an artist asks by itself. */
const OTHER_WRITES_OF_ADMINISTRATORS = [
  'DELETE /studio/letter/:letterId',
  'DELETE /studio/review/:reviewId/note/:noteId',
  'DELETE /studio/trusted/:userId',
  'POST /studio/contact/:messageId/answer',
  'POST /studio/contact/:messageId/close',
  'POST /studio/letter',
  'POST /studio/letter/:letterId/schedule',
  'POST /studio/letter/:letterId/test',
  'POST /studio/letter/:letterId/unschedule',
  'POST /studio/people/:userId/confirmation',
  'POST /studio/people/:userId/mail',
  'POST /studio/people/:userId/reset',
  'POST /studio/review',
  'POST /studio/review/:reviewId/approve',
  'POST /studio/review/:reviewId/note',
  'POST /studio/review/:reviewId/reject',
  'POST /studio/review/:reviewId/return',
  'POST /studio/unpublish',
  'PUT /studio/home',
  'PUT /studio/letter/:letterId',
  'PUT /studio/trusted/:userId',
];

const all = Object.values(endpoints).flatMap((calls) => Object.values<Endpoint>(calls));

function namesOf(calls: readonly Endpoint[]): string[] {
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))].sort();
}

test('When a call moves money, or changes bank details, a role, an account, who sells or what may be spent, then it needs a recent sign-in', () => {
  expect(namesOf(all.filter(({ authorization }) => authorization?.recentLogin))).toEqual(WITH_RECENT_LOGIN);
});

test('When an administrator has another write, then it is known to be about neither money nor people', () => {
  const others = all.filter(
    ({ method, authorization }) => method !== 'GET' && authorization?.role === 'admin' && !authorization.recentLogin,
  );
  expect(namesOf(others)).toEqual(OTHER_WRITES_OF_ADMINISTRATORS);
});
