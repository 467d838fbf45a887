import type { Mutant } from './mutant.ts';

const TEST = 'functions/src/areas/subscription/subscription.http.test.ts';
const DATA = { file: 'functions/src/data/subscribers.ts', test: TEST };
const TOKENS = { file: 'functions/src/lib/subscription-tokens.ts', test: TEST };
const MAILS = {
  file: 'functions/src/lib/email/write-email.ts',
  test: 'functions/src/lib/email/write-email.unit.test.ts',
};
const EMAILS = { file: 'functions/src/areas/subscription/subscription-emails.ts', test: TEST };

const REMINDERS = 'functions/src/areas/reminder/reminders.http.test.ts';

/** Letters from the house, and reminders of openings. */
export const subscriptionMutants: readonly Mutant[] = [
  {
    ...TOKENS,
    defence: 'Nobody guesses the link of a subscriber',
    code: 'return isRight ? {',
    replacement: 'return isRight || !isRight ? {',
  },
  {
    ...TOKENS,
    defence: 'The signature of a link covers all that it says',
    code: 'update(facts)',
    replacement: "update(facts.replace(/\\d+$/, ''))",
  },
  {
    ...DATA,
    defence: 'A confirmation ends after seven days',
    code: "if (use === 'confirm' && inDays(issuedAt, CONFIRMATION_DAYS) <= now) return null;",
  },
  {
    ...DATA,
    defence: 'A link leads nowhere once the address was erased and stored anew',
    code: 'subscriber && subscriber.createdAt <= issuedAt ? subscriber : null',
    replacement: 'subscriber',
  },
  {
    ...DATA,
    defence: 'A confirmation that is sent again does not begin letters that were ended',
    code: "if (letters && token.use === 'confirm' && endedAt !== null && endedAt >= token.issuedAt) return 'used';",
  },
  {
    ...DATA,
    defence: 'An address gets five mails a day about letters',
    code: "if (place === undefined) return 'tooMany';",
    replacement: 'if (place === undefined) throw new Error();',
  },
  {
    ...DATA,
    defence: 'A request that is sent again leads to no second mail',
    code: "if (isRepeated) return 'repeated';",
  },
  {
    ...DATA,
    defence: 'Nobody gets letters without having confirmed them',
    code: "state: 'unconfirmed' as const",
    replacement: "state: 'confirmed' as never",
  },
  {
    ...DATA,
    defence: 'Asking again changes nothing of a confirmed address',
    code: "if (subscriber.state === 'confirmed') return;",
  },
  {
    ...DATA,
    defence: 'The erasure of an address takes the mails with its links along',
    code: "await deleteMail('subscriberId', id);",
  },
  {
    ...EMAILS,
    file: 'functions/src/lib/subscriber-mail.ts',
    defence: 'Mail programs end letters with one click',
    code: "'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',",
  },
  {
    ...MAILS,
    defence: 'A subject adds no header field to a mail',
    code: "text.replace(/[\\s\\p{Cc}]+/gu, ' ')",
    replacement: 'text',
  },
  {
    ...MAILS,
    defence: 'No text turns the writing direction of a mail',
    code: "withoutDirection(typeof paragraph === 'string' ? paragraph : paragraph.label)",
    replacement: "typeof paragraph === 'string' ? paragraph : paragraph.label",
  },
  {
    defence: 'One visitor asks for letters to 20 addresses a minute',
    file: 'functions/src/http/middleware/quotas.ts',
    code: '{ window: MINUTE, limit: 20 },\n      ],',
    replacement: '],',
    test: TEST,
  },
  {
    defence: 'A plain form has no key twice',
    file: 'functions/src/http/body/read-json.ts',
    code: "if (fields.size < entries.length) throw new ApiError('BAD_REQUEST');",
    test: TEST,
  },
  {
    defence: 'Nobody is reminded of an exhibition that is not public',
    file: 'functions/src/access/exhibitions.ts',
    code: 'isApproved(exhibition) && ',
    test: REMINDERS,
  },
  {
    defence: 'Nobody is reminded of what has opened already',
    file: 'functions/src/areas/reminder/reminders.ts',
    code: "throw new ApiError('CONFLICT', { message: reminderMessages.open });",
    replacement: 'await Promise.resolve();',
    test: REMINDERS,
  },
  {
    defence: 'A reminder is gone once its mail is queued',
    file: 'functions/src/areas/reminder/send-reminders.ts',
    code: 'await deleteReminder(userId, exhibition.id);',
    test: REMINDERS,
  },
  {
    defence: 'A restored database forgets again whoever ended letters',
    file: 'functions/src/areas/subscription/subscriptions.ts',
    code: 'await eraseSubscriber(id);',
    test: TEST,
  },
];
