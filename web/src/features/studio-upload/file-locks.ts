const PREFIX = 'upload-';

const releases = new Map<string, () => void>();

/**
 * Shows other tabs that this one sends the file, by a Web Lock: until it is released, or the tab is closed. Where the browser has no
 * such locks, other tabs offer to send the file too.
 */
export function lockFile(id: string): void {
  void navigator.locks?.request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : new Promise<void>((resolve) => releases.set(id, resolve)),
  );
}

export function unlockFile(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}

/** The ids of the files that some tab sends. */
export async function listLockedFiles(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])));
}
