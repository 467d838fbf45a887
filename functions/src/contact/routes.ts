import { contactSchema } from '@aperture-byline/contract/contact-schema';
import { type AnyRoute, created, type Route } from '../http/route.ts';
import { sendContactMessage } from './send-contact-message.ts';

const send: Route<typeof contactSchema.__outputType> = {
  method: 'post',
  path: '/contact',
  cache: 'never',
  limit: 'contact',
  schema: contactSchema,
  handle: async ({ body }) => {
    await sendContactMessage(body);
    return created(null);
  },
};

export const contactRoutes: readonly AnyRoute[] = [send];
