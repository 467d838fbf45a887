import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** The server's sentence says what to do next. */
export function showFailure(error: Error): void {
  showToast('error', error instanceof ApiError ? error.message : errorText(error, subscriptionMessages.notSaved));
}
