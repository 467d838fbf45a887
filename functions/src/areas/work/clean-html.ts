import { isEmptyHtml } from '@aperture-byline/contract/profile/bodies';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { ApiError } from '../../lib/errors.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';

/** Cleans HTML for storage: without what is not allowed or empty paragraphs. Throws INVALID if too long then. */
export function cleanHtml(field: string, html: string, max: number): string {
  const clean = sanitizeHtml(html);
  if (clean.length > max) throw new ApiError('INVALID', { fields: { [field]: messages.tooLong } });
  if (cleanText('html', clean) !== clean)
    throw new ApiError('INVALID', { fields: { [field]: schemaMessages.valueInvalid } });
  return isEmptyHtml(clean) ? '' : clean;
}
