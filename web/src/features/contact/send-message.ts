import type { ContactMessage } from '@aperture-byline/contract/contact/schemas';
import { sendContactMessage } from '@aperture-byline/contract/endpoints/contact';
import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, callApi } from '#lib/api.ts';
import { failureText } from '#lib/error-text.ts';

/** How a message fared: sent, or refused with a sentence for the writer and what is wrong with which field. */
export type Outcome =
  | { sent: true }
  | { sent: false; message: string; fields: Readonly<Record<string, string>> };

/** `POST /contact`. Never throws: a failure is an outcome that the form shows. */
export async function sendMessage(message: ContactMessage): Promise<Outcome> {
  try {
    await callApi(sendContactMessage, { body: message });
    return { sent: true };
  } catch (error) {
    if (error instanceof ApiError) return { sent: false, message: error.message, fields: error.fields };
    return { sent: false, message: failureText(error, messages.somethingWrongLater), fields: {} };
  }
}
