import type { Mutant } from './mutant.ts';

const LETTERS = {
  file: 'functions/src/areas/letter/letters.ts',
  test: 'functions/src/areas/letter/letters.http.test.ts',
};
const TEXT = {
  file: 'functions/src/areas/letter/letter-text.ts',
  test: 'functions/src/areas/letter/letter-text.unit.test.ts',
};
const SENDING_TEST = 'functions/src/areas/letter/send-letters.http.test.ts';

/** What keeps letters from going to nobody who wants them, twice, or with what nobody wrote. */
export const letterMutants: readonly Mutant[] = [
  {
    ...LETTERS,
    defence: 'A letter that another administrator changed is not saved over',
    code: 'if (letter.version === version) return;',
    replacement: 'return;',
  },
  {
    ...LETTERS,
    defence: 'A letter without a subject is not scheduled',
    code: '...(!isVisible(letter.subject) && { subject: letterMessages.subjectMissing }),',
  },
  {
    ...LETTERS,
    defence: 'The words of a letter are stored clean',
    code: 'const clean = cleanLetter(html);',
    replacement: 'const clean = html;',
  },
  {
    defence: 'Pictures in the words of a letter are taken out',
    file: 'functions/src/lib/html.ts',
    code: '!PICTURE_TAGS.includes(tag)',
    replacement: 'true',
    test: LETTERS.test,
  },
  {
    ...TEXT,
    defence: 'A block of a letter stands outside of lists, quotations and links',
    code: ' && depth === 0',
  },
  {
    ...TEXT,
    defence: 'A block stands in a letter once',
    code: ' && !blocks.has(block)',
  },
  {
    defence: 'A draft can be deleted, and nothing that is scheduled',
    file: 'functions/src/data/letters.ts',
    code: "if (letter !== null && letter.state !== 'draft') return false;",
    test: LETTERS.test,
  },
  {
    defence: 'Only who has confirmed their address gets letters',
    file: 'functions/src/data/subscribers.ts',
    code: ".where('state', '==', 'confirmed')\n    .orderBy",
    replacement: '.orderBy',
    test: SENDING_TEST,
  },
  {
    defence: 'A run goes on after the last subscriber whose mail is queued',
    file: 'functions/src/data/letters.ts',
    code: 'cursor: readers.at(-1)?.id ?? letter.cursor,',
    replacement: 'cursor: letter.cursor,',
    test: SENDING_TEST,
  },
  {
    defence: 'A letter that was taken back while its content was filled is not sent',
    file: 'functions/src/data/letters.ts',
    code: "if (letter?.state !== 'sending') return null;",
    replacement: 'if (!letter) return null;',
    test: SENDING_TEST,
  },
  {
    defence: 'A draft is no public page',
    file: 'functions/src/areas/letter/public-letters.ts',
    code: '|| at === null',
    test: SENDING_TEST,
  },
  {
    defence: 'A mail that failed counts once, however often its event comes',
    file: 'functions/src/data/subscribers.ts',
    code: ' || failedMails.includes(mailId)',
    test: SENDING_TEST,
  },
  {
    defence: 'What another mail’s delivery says ends no subscription',
    file: 'functions/src/areas/subscription/on-mail-written.ts',
    code: ' || state === before?.delivery?.state',
    test: SENDING_TEST,
  },
];
