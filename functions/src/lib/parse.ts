import { logError } from './logger.ts';

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
