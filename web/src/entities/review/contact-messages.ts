import {
  answerContactMessage,
  closeContactMessage,
  listContactMessages,
} from '@aperture-byline/contract/endpoints/studio/studio-contact';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';
import { isDecidedBefore } from './mutations.ts';

/** Reads messages of the contact form: those that wait, or those that do not. Others answer too: refetched on focus. */
export const contactMessagesQuery = (uid: string, isOpen: boolean, cursor = '') =>
  queryOptions({
    ...privateQuery(uid, listContactMessages, {
      query: { ...(!isOpen && { closed: 'true' }), ...(cursor && { cursor }) },
    }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
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
