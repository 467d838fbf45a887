import type { Byline } from '@aperture-byline/contract/shared/stored';
import { logError } from './logger.ts';

/** A document lacks a field that has no sensible default. */
export class UnreadableDocumentError extends Error {
  constructor(missing: string) {
    super(`The document has no usable ${missing}`);
    this.name = 'UnreadableDocumentError';
  }
}

/**
 * Fills in fields that a document written by hand may lack. A field whose default is a list also gets it where it holds
 * anything else.
 */
export function withDefaults<T extends object>(document: T, defaults: Partial<T>): T {
  const lacking = Object.entries(defaults).filter(([name, fallback]) => {
    const value: unknown = document[name as keyof T];
    return Array.isArray(fallback) ? !Array.isArray(value) : value === undefined || value === null;
  });
  return { ...document, ...Object.fromEntries(lacking) };
}

/** Maps the documents that can be mapped; malformed ones are left out and logged, so that none breaks a list. */
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

/** The byline of a document, with defaults for missing names. Throws without an owner: nothing is shown uncredited. */
export function readByline(byline: Byline | null | undefined): Byline {
  if (!byline?.userId) throw new UnreadableDocumentError('byline');
  return withDefaults(byline, { firstName: '', lastName: '' });
}
