/**
 * Loaded into the emulators' process ahead of them. The Storage emulator keeps a file's download tokens apart from its
 * metadata, and leaves them when `firebaseStorageDownloadTokens` is set to null, where the real Storage drops them.
 */
import { createRequire } from 'node:module';
import { inModules } from '../paths.ts';

type Change = { metadata?: Record<string, unknown> | null };
type StoredFile = { downloadTokens: string[]; update: (change: Change, ...others: unknown[]) => void };

const { StoredFileMetadata } = createRequire(import.meta.url)(
  inModules('firebase-tools/lib/emulator/storage/metadata.js'),
) as { StoredFileMetadata: { prototype: StoredFile } };
const { update } = StoredFileMetadata.prototype;

StoredFileMetadata.prototype.update = function dropTokens(change, ...others) {
  if (change.metadata?.firebaseStorageDownloadTokens === null) this.downloadTokens = [];
  update.call(this, change, ...others);
};
