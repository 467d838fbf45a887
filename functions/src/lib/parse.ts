import type { Byline } from '@aperture-byline/contract/shared/content';
import { logError } from './logger.ts';

/** A document lacks what nobody could make up for it. */
export class UnreadableDocumentError extends Error {
  constructor(missing: string) {
    super(`The document has no usable ${missing}`);
    this.name = 'UnreadableDocumentError';
  }
}

/**
 * Documents written by hand may lack fields: those get these values. So does one that is a list by its default and
 * holds something else.
 */
export function withDefaults<T extends object>(document: T, defaults: Partial<T>): T {
  const lacking = Object.entries(defaults).filter(([name, fallback]) => {
    const value: unknown = document[name as keyof T];
    return Array.isArray(fallback) ? !Array.isArray(value) : value === undefined || value === null;
  });
  return { ...document, ...Object.fromEntries(lacking) };
}

/** Maps the documents that can be mapped. The others are left out and named in the log: one of them spoils no list. */
export function mapReadable<D extends { id: string }, R>(
  documents: readonly D[],
  map: (document: D) => R,
): R[] {
  return documents.flatMap((document) => {
    try {
      return [map(document)];
    } catch (error) {
      logError('Document cannot be shown', error, { documentId: document.id });
      return [];
    }
  });
}

/** Whose work a document is; names may be missing. Throws where it is nobody's, since nothing is shown uncredited. */
export function readByline(byline: Byline | null | undefined): Byline {
  if (!byline?.userId) throw new UnreadableDocumentError('byline');
  return withDefaults(byline, { firstName: '', lastName: '' });
}
