import { isEmptyHtml } from '@aperture-byline/contract/profile/bodies';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { ApiError } from '../../lib/errors.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';

/**
 * The HTML as it is stored: what an editor pasted from elsewhere loses what is not allowed, and empty paragraphs are no
 * text. Throws INVALID where it is too long then.
 */
export function cleanHtml(field: string, html: string, max: number): string {
  const clean = sanitizeHtml(html);
  if (clean.length > max) throw new ApiError('INVALID', { fields: { [field]: messages.tooLong } });
  if (cleanText('html', clean) !== clean)
    throw new ApiError('INVALID', { fields: { [field]: schemaMessages.valueInvalid } });
  return isEmptyHtml(clean) ? '' : clean;
}
