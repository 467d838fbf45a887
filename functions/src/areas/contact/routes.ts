import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute } from '../../http/define-route.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { listContactMessages, settleMessage } from './settle-contact-message.ts';

const { contact, studio } = endpoints;

export const contactRoutes = [
  defineRoute(contact.sendContactMessage, async ({ body }) => {
    await sendContactMessage(body);
    return created(null);
  }),
  answerWith(studio.listContactMessages, ({ query }) =>
    listContactMessages({ closed: query('closed'), cursor: query('cursor') }),
  ),
  answerWith(studio.answerContactMessage, ({ params, body: { text }, principal: { userId } }) =>
    settleMessage(params.messageId, { text, adminId: userId }),
  ),
  answerWith(studio.closeContactMessage, ({ params, principal: { userId } }) =>
    settleMessage(params.messageId, { text: null, adminId: userId }),
  ),
];
