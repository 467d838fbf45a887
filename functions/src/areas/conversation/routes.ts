import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { askAdministrator, fileMessageReport } from './ask-and-report.ts';
import { readConversation } from './read-conversation.ts';
import { sendMessage } from './send-message.ts';

const { conversation } = endpoints;

const toReply = (isNew: boolean) => (isNew ? created(null) : ok(null));

export const conversationRoutes = [
  answerWith(conversation.getConversation, ({ params, query, principal }) =>
    readConversation(params, query('cursor'), principal),
  ),
  defineRoute(conversation.sendMessage, async ({ params, body, principal, idempotencyKey }) => {
    const { message, isNew } = await sendMessage(params, body, { caller: principal, key: idempotencyKey });
    return isNew ? created(message) : { ...ok(message), isReplay: true };
  }),
  defineRoute(conversation.reportMessage, async ({ params, body, principal }) =>
    toReply(await fileMessageReport(params, body.reason, principal)),
  ),
  defineRoute(conversation.askAdministrator, async ({ params, principal }) =>
    toReply(await askAdministrator(params, principal)),
  ),
];
