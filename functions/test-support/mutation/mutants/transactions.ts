import type { Mutant } from '../mutant.ts';

/** Writes that hold whoever else writes at the same time, or sends a request or an event again. */
export const transactions: readonly Mutant[] = [
  {
    defence: 'A work that is saved while its photograph becomes private does not call it public',
    file: 'functions/src/data/images/images.ts',
    code: 'visibility.readMany([...new Set(ids)], transaction)',
    replacement: 'visibility.readMany([...new Set(ids)])',
    test: 'functions/src/data/works/work-pictures.http.test.ts',
  },
  {
    defence: 'An instance does not write over what another one has counted',
    file: 'functions/src/data/core/rate-limits.ts',
    code: '{ lastUpdateTime: version }',
    replacement: '{ exists: true }',
    test: 'functions/src/http/middleware/quotas.http.test.ts',
  },
  {
    defence: 'An instance does not write over a counter that it never saw',
    file: 'functions/src/data/core/rate-limits.ts',
    code: 'await document.create(counter)',
    replacement: 'await document.set(counter)',
    test: 'functions/src/http/middleware/quotas.http.test.ts',
  },
  {
    defence: 'All instances count the uses of a call together',
    file: 'functions/src/data/core/rate-limits.ts',
    code: 'return firestore().runTransaction(async (transaction) => {',
    replacement: `const counter = {
      get: (one: typeof document) => one.get(),
      set: (one: typeof document, data: object) => one.set(data),
    };
    return Promise.resolve(counter).then(async (transaction) => {`,
    test: 'functions/src/http/middleware/quotas.http.test.ts',
  },
  {
    defence: 'A story is bookmarked once',
    file: 'functions/src/data/people/bookmarks.ts',
    code: `if (before?.exists) return false;
    transaction.create(document, bookmark);`,
    replacement: 'transaction.set(document, bookmark);',
    test: 'functions/src/areas/blog/bookmarks.http.test.ts',
  },
  {
    defence: 'An event that comes twice tells once',
    file: 'functions/src/data/mail/notices.ts',
    code: `before?.exists || owner?.exists === false) return;
    transaction.create(document,`,
    replacement: `owner?.exists === false) return;
    transaction.set(document,`,
    test: 'functions/src/areas/comment/notices.http.test.ts',
  },
  {
    defence: 'A draft can be deleted, and nothing that is scheduled',
    file: 'functions/src/data/mail/letters.ts',
    code: "if (letter !== null && letter.state !== 'draft') return false;",
    test: 'functions/src/areas/letter/letters.http.test.ts',
  },
  {
    defence: 'A letter that was taken back while its content was filled is not sent',
    file: 'functions/src/data/mail/letters.ts',
    code: "if (letter?.state !== 'sending') return null;",
    replacement: 'if (!letter) return null;',
    test: 'functions/src/areas/letter/send-letters.http.test.ts',
  },
  {
    defence: 'The number of a receipt is counted in the transaction of the payment',
    file: 'functions/src/data/core/document-numbers.ts',
    code: '(await series.read(id, transaction))?.last',
    replacement: '(await series.read(id))?.last',
    test: 'functions/src/areas/order/documents/receipts.http.test.ts',
  },
  {
    defence: 'The number of a receipt is given once',
    file: 'functions/src/data/core/document-numbers.ts',
    code: 'const isPaid = before.payment === null && after.payment !== null;',
    replacement: 'const isPaid = after.payment !== null;',
    test: 'functions/src/areas/order/documents/receipts.http.test.ts',
  },
  {
    defence: 'An order past the quota is not stored, though it is read while its use is counted',
    file: 'functions/src/data/orders/order-placement.ts',
    code: 'await mayWrite;',
    replacement: '',
    test: 'functions/src/areas/order/place-order.http.test.ts',
  },
  {
    defence: 'An order takes its prints off their editions',
    file: 'functions/src/data/orders/order-placement.ts',
    code: 'takeLines(transaction, stock, order.lines);',
    test: 'functions/src/areas/order/place-order.http.test.ts',
  },
  {
    defence: 'Prints are read and numbered in one transaction, so that no two have one number',
    file: 'functions/src/data/orders/sales.ts',
    code: 'transaction.getAll(...references)',
    replacement: 'firestore().getAll(...references)',
    test: 'functions/src/areas/order/edition-numbers.http.test.ts',
  },
  {
    defence: 'No number above its edition is given',
    file: 'functions/src/data/orders/edition-numbers.ts',
    code: 'if (next > edition) return null;',
    test: 'functions/src/areas/order/edition-numbers.http.test.ts',
  },
  {
    defence: 'A key that another order was placed with is refused',
    file: 'functions/src/data/orders/order-placement.ts',
    code: 'id: known.fingerprint === fingerprint ? known.id : null',
    replacement: 'id: known.id',
    test: 'functions/src/areas/order/order-idempotency.http.test.ts',
  },
  {
    defence: 'Nothing of an order changes while one of its sub-orders is missing or can’t be parsed',
    file: 'functions/src/data/orders/order-transitions.ts',
    code: 'parsed[index]?.artistId === artistId',
    replacement: 'index < 0 || artistId > 0',
    test: 'functions/src/areas/order/malformed-orders.http.test.ts',
  },
  {
    defence: 'Who confirms a payment is written down',
    file: 'functions/src/data/orders/order-transitions.ts',
    code: 'if (decision) recordDecision(transaction, decision);',
    test: 'functions/src/areas/order/confirm-payment.http.test.ts',
  },
  {
    defence: 'Of two who change the payment details at once, the second one is told',
    file: 'functions/src/data/core/settings.ts',
    code: 'if (version !== undefined && version !== present) return false;',
    test: 'functions/src/areas/settings/settings.http.test.ts',
  },
  {
    defence: 'A message is sent once for each key',
    file: 'functions/src/data/mail/messages.ts',
    code: 'if (known) {',
    replacement: 'if (known && text === null) {',
    test: 'functions/src/areas/conversation/repeated-messages.http.test.ts',
  },
  {
    defence: 'A work is announced once, also when it was withdrawn and approved again',
    file: 'functions/src/data/mail/announcements.ts',
    code: 'else if (isNew)',
    replacement: 'else',
    test: 'functions/src/areas/follow/announce.http.test.ts',
  },
  {
    defence: 'A follower is mailed once of an announcement',
    file: 'functions/src/data/mail/follow-mails.ts',
    code: 'if (!place || place.exists || !notifiedIds.includes(userId)) continue;',
    replacement: 'if (!place || !notifiedIds.includes(userId)) continue;',
    test: 'functions/src/areas/follow/follow-mails.http.test.ts',
  },
  {
    defence: 'A reminder is gone once its mail is queued',
    file: 'functions/src/data/mail/queue-reminders.ts',
    code: 'transaction.delete(reminder.ref);',
    test: 'functions/src/areas/reminder/reminders.http.test.ts',
  },
];
