import { everybody } from '../callers.ts';

/** A message to the gallery, where no forwarding service is set. */
export const sendContactMessage = everybody
  .post('/contact', { body: 'contact.contactSchema', status: [201], rateLimit: 'contact' })
  .returns<null>();
