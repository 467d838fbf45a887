import type { Byline } from '@aperture-byline/contract/shared/content';
import { UnreadableDocumentError, withDefaults } from './parse.ts';

/** Whose work a document is; names may be missing. Throws where it is nobody's, since nothing is shown uncredited. */
export function readByline(byline: Byline | null | undefined): Byline {
  if (!byline?.userId) throw new UnreadableDocumentError('byline');
  return withDefaults(byline, { firstName: '', lastName: '' });
}
