import type { Mutant } from './mutant.ts';

const TEST = 'functions/src/areas/subscription/subscription.http.test.ts';
const DATA = { file: 'functions/src/data/subscribers.ts', test: TEST };
const TOKENS = { file: 'functions/src/lib/subscription-tokens.ts', test: TEST };
const MAILS = {
  file: 'functions/src/lib/email/write-email.ts',
  test: 'functions/src/lib/email/write-email.unit.test.ts',
};

const BY_ADDRESS = 'functions/src/areas/subscription/address-reminders.http.test.ts';
const ADDRESSES = { file: 'functions/src/data/address-reminders.ts', test: BY_ADDRESS };
const ASKING = { file: 'functions/src/areas/subscription/address-reminders.ts', test: BY_ADDRESS };
const USERS = 'functions/src/areas/subscription/user-choices.http.test.ts';
const CHOICES = { file: 'functions/src/areas/subscription/choices.ts', test: USERS };
const REMINDERS = 'functions/src/areas/reminder/reminders.http.test.ts';

/** Letters from the house, and reminders of openings. */
export const subscriptionMutants: readonly Mutant[] = [
  {
    ...TOKENS,
    defence: 'Nobody guesses the link of a subscriber',
    code: 'if (!isRight) return null;',
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
    code: "(use === 'confirm' || use === 'remind') && inDays",
    replacement: 'false && inDays',
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
    code: " || subscriber.state === 'confirmed') return;",
    replacement: ') return;',
  },
  {
    ...DATA,
    defence: 'What is asked for without a mail takes no place among the consents',
    code: "outcome !== 'queued' || ",
    replacement: '',
  },
  {
    ...DATA,
    defence: 'Nobody pushes the answers of an address out of its consents',
    code: 'known === latestRequest || answers.includes(known)',
    replacement: 'all.slice(-CONSENTS_MAX).includes(known)',
    test: 'functions/src/data/subscribers.unit.test.ts',
  },
  {
    ...DATA,
    defence: 'The erasure of an address takes the mails with its links along',
    code: "await deleteMail('subscriberId', id);",
  },
  {
    file: 'functions/src/lib/subscriber-mail.ts',
    test: TEST,
    defence: 'Mail programs end letters with one click',
    code: "'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',",
  },
  {
    defence: 'Mail programs end letters from their own pages too',
    file: 'contract/src/endpoints/subscription.ts',
    code: 'csrfExempt: true,',
    test: TEST,
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
    defence: 'Plain forms that are refused are counted',
    file: 'functions/src/http/router.ts',
    code: 'res.locals.isRefused = true;',
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
    code: "if (event === null) throw new ApiError('CONFLICT', { message: reminderMessages.over });",
    replacement: 'if (event === null) return true;',
    test: REMINDERS,
  },
  {
    defence: 'A reminder is gone once its mail is queued',
    file: 'functions/src/data/queue-reminders.ts',
    code: 'transaction.delete(reminder.ref);',
    test: REMINDERS,
  },
  {
    defence: 'A restored database forgets again whoever erased their address',
    file: 'functions/src/areas/subscription/replay-addresses.ts',
    code: 'await eraseAddress(id);',
    test: TEST,
  },
  {
    ...ADDRESSES,
    defence: 'Nobody is reminded at an address whose owner did not say yes',
    code: 'confirmedAt: null,\n      consents',
    replacement: 'confirmedAt: now,\n      consents',
  },
  {
    defence: 'What nobody confirmed is not mailed',
    file: 'functions/src/data/queue-reminders.ts',
    code: 'reminder.confirmedAt === null || ',
    replacement: '',
    test: BY_ADDRESS,
  },
  {
    ...ADDRESSES,
    defence: 'An address that got five mails today stores no reminder',
    code: "outcome !== 'queued' || ",
    replacement: '',
  },
  {
    ...ADDRESSES,
    defence: 'Asking again changes nothing of a confirmed reminder',
    code: "'queued' || isReminded) return;",
    replacement: "'queued') return;",
  },
  {
    ...ADDRESSES,
    defence: 'Nobody else changes the event of a confirmed reminder',
    code: 'if (isConfirmed) {',
    replacement: 'if (isConfirmed === null) {',
  },
  {
    ...ADDRESSES,
    defence: 'A reminder of what can not come any more stands in the way of none',
    code: ' && known?.event === event;',
    replacement: ';',
  },
  {
    ...ASKING,
    defence: 'The words that somebody read are those of the reminder that they get',
    code: 'if (REMINDER_CONSENTS[event] !== consent)',
    replacement: 'if (consent === null)',
  },
  {
    ...ASKING,
    defence: 'A reminder that would come too late is not confirmed',
    code: 'if (event === null || REMINDER_CONSENTS[event] !== consent)',
    replacement: 'if (event === null)',
  },
  {
    ...CHOICES,
    defence: 'Only a link of the address takes its reminders back',
    code: 'if (address === null && user === null) throw ended();',
    test: BY_ADDRESS,
  },
  {
    defence: 'One click in a mail about a reminder ends those of the address',
    file: 'functions/src/areas/subscription/subscriptions.ts',
    code: 'await deleteAddressReminders(parsed.subscriberId);',
    test: BY_ADDRESS,
  },
  {
    defence: 'The erasure of an address takes its reminders along',
    file: 'functions/src/data/subscribers.ts',
    code: 'await deleteTree(subscribers.at(id).reference.path);',
    replacement: 'await subscribers.at(id).reference.delete();',
    test: BY_ADDRESS,
  },
  {
    defence: 'Whoever asks again after an event was moved is reminded again',
    file: 'functions/src/data/queue-reminders.ts',
    code: 'eventAt.getTime()',
    replacement: '0',
    test: REMINDERS,
  },
  {
    defence: 'Nobody gets the mail of a reminder twice',
    file: 'functions/src/data/queue-reminders.ts',
    code: ' && !read.get(place.path)?.exists',
    replacement: '',
    test: REMINDERS,
  },
  {
    ...CHOICES,
    defence: 'The link of a mail leads no further once the user has another address',
    code: ' || subscriberId(contact.email) !== token.subscriberId',
    replacement: '',
  },
  {
    ...CHOICES,
    defence: 'Whoever has an address finds no account that merely typed it',
    code: 'signIn?.emailVerified ?',
    replacement: 'signIn ?',
  },
  {
    file: 'functions/src/areas/subscription/subscriptions.ts',
    test: USERS,
    defence: 'Mail programs end mails about followed photographers with one click',
    code: "if (user) await changeContact(user.userId, { followNews: 'notice' });",
  },
  {
    file: 'functions/src/areas/subscription/subscriptions.ts',
    test: USERS,
    defence: 'Mail programs end the reminders of a user with one click',
    code: 'if (user) await deleteReminders(user.userId);',
  },
];
