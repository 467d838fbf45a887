import type { Mutant } from './mutant.ts';

const PEOPLE = {
  file: 'functions/src/data/sub-order-people.ts',
  test: 'functions/src/areas/conversation/conversation.http.test.ts',
};
const PARTICIPANTS = { ...PEOPLE, file: 'functions/src/access/participants.ts' };
const READ = {
  file: 'functions/src/areas/conversation/read-conversation.ts',
  test: 'functions/src/areas/conversation/moderation.http.test.ts',
};
const MESSAGES = {
  file: 'functions/src/data/messages.ts',
  test: 'functions/src/areas/conversation/repeated-messages.http.test.ts',
};
const LEAVING = 'functions/src/areas/conversation/leaving-conversations.http.test.ts';
const ATTACHMENTS = {
  file: 'functions/src/data/attachments.ts',
  test: 'functions/src/areas/attachment/attachments.http.test.ts',
};

/** Who reads and writes about an order, how much, and what becomes of pictures. */
export const conversationMutants: readonly Mutant[] = [
  {
    ...PARTICIPANTS,
    defence: 'An administrator reads a conversation only as long as one of its two people asks for one',
    code: ' || !(await isHouseAsked(place))',
  },
  {
    ...PARTICIPANTS,
    defence: 'A conversation is nobody’s but its two people’s and an administrator’s',
    code: "!(await hasRole(caller, 'admin')) || ",
    replacement: 'false || ',
  },
  {
    ...PEOPLE,
    defence: 'A message of somebody whose account was erased meanwhile is refused',
    code: "if (!isSenderThere) throw new ApiError('FORBIDDEN');",
    test: LEAVING,
  },
  {
    ...MESSAGES,
    defence: 'Nobody writes to somebody who is gone',
    code: 'if (!isRead && ',
    replacement: 'if (false && ',
    test: LEAVING,
  },
  {
    ...MESSAGES,
    defence: 'A message with many links waits for an administrator',
    code: "side !== 'house' && hasManyLinks(text)",
    replacement: 'false',
    test: READ.test,
  },
  {
    ...READ,
    defence: 'What waits or was rejected is read by nobody but its writer and the house',
    code: "isOwn || status === 'visible' || reader === 'house'",
    replacement: 'isOwn || reader !== null',
  },
  {
    ...MESSAGES,
    defence: 'A message is sent once for each key',
    code: 'if (known) {',
    replacement: 'if (known && text === null) {',
  },
  {
    ...MESSAGES,
    defence: 'Nobody sends more messages about prints in a day than the limit',
    code: 'max: MESSAGES_PER_DAY',
    replacement: 'max: Number.POSITIVE_INFINITY',
  },
  {
    ...ATTACHMENTS,
    defence: 'Nobody sends more pictures about prints in a day than the limit',
    code: 'max: ATTACHMENTS_PER_DAY',
    replacement: 'max: Number.POSITIVE_INFINITY',
  },
  {
    ...ATTACHMENTS,
    defence: 'A message shows pictures of its own writer alone',
    code: 'author === authorId && ',
  },
  {
    ...ATTACHMENTS,
    defence: 'What a message shows is not swept',
    code: ".where('usedIn', '==', null)",
  },
  {
    ...ATTACHMENTS,
    defence: 'Nobody makes an attachment of a file that another person uploaded',
    file: 'functions/src/areas/attachment/add-attachment.ts',
    code: ' || file.uid !== caller.uid',
  },
  {
    ...ATTACHMENTS,
    defence: 'The file of an attachment is sent to signed addresses alone',
    file: 'functions/src/areas/attachment/get-attachment-file.ts',
    code: ' || !isSigned(folder, expires, signature)',
  },
  {
    defence: 'The pictures that somebody sent go with the account',
    file: 'functions/src/areas/account/erase-account.ts',
    code: '  ofProfile(deleteAttachmentsBy),\n',
    test: LEAVING,
  },
  {
    defence: 'A browser uploads a picture for a message into its own folder alone',
    file: 'storage.rules',
    code: 'allow create: if isConfirmed(uid) && resource == null && isPicture(request.resource, 10)',
    replacement:
      'allow create: if request.auth != null && resource == null && isPicture(request.resource, 10)',
    test: 'emulators/rules/attachments.rules.test.ts',
  },
];
