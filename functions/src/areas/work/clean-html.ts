import { cleanText } from '@aperture-byline/contract/shared/clean-text';
import { messages } from '@aperture-byline/contract/shared/messages';
import { schemaMessages } from '@aperture-byline/contract/shared/schema-messages';
import { isEmptyHtml } from '@aperture-byline/contract/user/profile-schemas';
import { ApiError } from '../../lib/errors.ts';
import { sanitizeHtml } from '../../lib/html.ts';

/**
 * The HTML as it is stored: what an editor pasted from elsewhere loses what is not allowed, and empty paragraphs are no text. Throws
 * INVALID where it is too long then.
 */
export function cleanHtml(field: string, html: string, max: number): string {
  const clean = sanitizeHtml(html);
  if (clean.length > max) throw new ApiError('INVALID', { fields: { [field]: messages.tooLong } });
  if (cleanText('html', clean) !== clean)
    throw new ApiError('INVALID', { fields: { [field]: schemaMessages.valueInvalid } });
  return isEmptyHtml(clean) ? '' : clean;
}
