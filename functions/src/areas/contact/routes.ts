import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute } from '../../http/define-route.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactRoutes = [
  defineRoute(endpoints.contact.sendContactMessage, async ({ body }) => {
    await sendContactMessage(body);
    return created(null);
  }),
];
