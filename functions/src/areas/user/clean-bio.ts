import { apiMessages } from '@aperture-byline/contract/shared/api-messages';
import { BIO_MAX } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { isEmptyHtml } from '@aperture-byline/contract/user/profile-schemas';
import { ApiError } from '../../lib/errors.ts';
import { hasActiveContent, sanitizeHtml } from '../../lib/html.ts';
import { readText } from '../../lib/text.ts';

/** The HTML as it is stored. It fits the schema of the call again, so that the answer can be sent back unchanged. */
export function cleanBio(html: string): string {
  const refuse = (problem: string) => new ApiError('INVALID', { fields: { bio: problem } });
  if (hasActiveContent(html)) throw refuse(apiMessages.bioUnsafe);
  const clean = sanitizeHtml(html);
  if (clean.length > BIO_MAX) throw refuse(messages.tooLong);
  if (readText(clean) !== clean) throw refuse(messages.valueInvalid);
  return isEmptyHtml(clean) ? '' : clean;
}
