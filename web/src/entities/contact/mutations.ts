import type { ContactMessage } from '@aperture-byline/contract/contact/schemas';
import { sendContactMessage } from '@aperture-byline/contract/endpoints/contact';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api.ts';

export const sendContactMessageMutation = mutationOptions({
  mutationKey: ['contact message'],
  mutationFn: (body: ContactMessage) => callApi(sendContactMessage, { body }),
});
