import { requestSubscription } from '@aperture-byline/contract/endpoints/mail/subscription';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { EMAIL, EMAIL_MAX } from '@aperture-byline/contract/shared/text/email';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { attest } from '#entities/session/api/account-api.ts';
import { ApiError, callApi } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';

/** Message shown below the field after an attempt. */
export interface Outcome {
  text: string;
  isError: boolean;
}

/** Returns whether the schemas' `email` would accept the text; yup and Formik would add 25 KB for this field. */
const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);

const underWay = new WeakSet<HTMLFormElement>();

/** Checks and sends the form of a box, whose address stays; a second click while it is sent does nothing. */
export async function subscribe(form: HTMLFormElement, report: (outcome: Outcome | undefined) => void): Promise<void> {
  // What was wrong may be right once something is typed.
  form.oninput = () => report(undefined);
  const field = form.querySelector<HTMLInputElement>('[name="email"]');
  const email = cleanText('line', field?.value ?? '') ?? '';
  if (!isEmail(email)) {
    report({ text: messages.emailInvalid, isError: true });
    field?.focus();
    return;
  }
  if (underWay.has(form)) return;
  underWay.add(form);
  try {
    await callApi(requestSubscription, { body: { email, consent: CONSENT } }, { headers: await attest() });
    report({ text: subscriptionMessages.requested, isError: false });
  } catch (error) {
    const text = error instanceof ApiError ? error.message : errorText(error, subscriptionMessages.notRequested);
    report({ text, isError: true });
  } finally {
    underWay.delete(form);
  }
}
