/** Works on the browser's storage; null where that is shut or full: what was to be kept is then forgotten between visits. */
export function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
