import {
  answerContactMessage,
  closeContactMessage,
  listContactMessages,
} from '@aperture-byline/contract/endpoints/studio/studio-contact';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privatePages } from '#entities/session/api/private-pages.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';
import { isDecidedBefore } from './mutations.ts';

/** Entries of a whole answer; a shorter one is the last. */
const PAGE_SIZE = 20;

/** Reads messages of the contact form: those that wait, or those that do not. */
export const contactMessagesQuery = (uid: string, isOpen: boolean) => ({
  ...privatePages(
    uid,
    listContactMessages,
    (cursor) => ({ query: { ...(!isOpen && { closed: 'true' }), cursor } }),
    (page) => (page.length < PAGE_SIZE ? null : page.at(-1)?.cursor),
  ),
  ...ALWAYS_FRESH,
});

/** Answers a message, or closes it without an answer (null); one of both can be under way. */
export const settleContactMutation = (uid: string, messageId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'settle contact message', messageId],
    mutationFn: (text: string | null) =>
      text === null
        ? callAuthenticated(closeContactMessage, { params: { messageId }, body: {} })
        : callAuthenticated(answerContactMessage, { params: { messageId }, body: { text } }),
    meta: { isRefusal: isDecidedBefore, changesWaiting: true },
    onSettled: (_data, _error, _text, _result, { client }) =>
      client.invalidateQueries({ queryKey: privateQuery(uid, listContactMessages, {}).queryKey.slice(0, 3) }),
  });
