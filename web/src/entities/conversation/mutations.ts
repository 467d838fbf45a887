import { askAdministrator, reportMessage, sendMessage } from '@aperture-byline/contract/endpoints/mail/conversation';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { conversationQuery, type SubOrderPlace, toParams } from './queries.ts';

/** `key`: its `Idempotency-Key`. */
interface Draft {
  text: string;
  pictures: string[];
  key: string;
}

/** Sends a message; the conversation is read again. */
export const sendMessageMutation = (place: SubOrderPlace) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'send message', place.orderId, place.artistId],
    mutationFn: ({ key, ...body }: Draft) =>
      callAuthenticated(sendMessage, { params: toParams(place), body }, { headers: { 'Idempotency-Key': key } }),
    onSuccess: (_message, _draft, _result, { client }) =>
      client.invalidateQueries({ queryKey: conversationQuery(place).queryKey }),
  });

export const askAdministratorMutation = (place: SubOrderPlace) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'ask administrator', place.orderId, place.artistId],
    mutationFn: () => callAuthenticated(askAdministrator, { params: toParams(place), body: {} }),
    onSuccess: (_nothing, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: conversationQuery(place).queryKey }),
  });

export const reportMessageMutation = (place: SubOrderPlace, messageId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'report message', messageId],
    mutationFn: (reason: string) =>
      callAuthenticated(reportMessage, { params: { ...toParams(place), messageId }, body: { reason } }),
    onSuccess: (_nothing, _reason, _result, { client }) =>
      client.invalidateQueries({ queryKey: conversationQuery(place).queryKey }),
  });
