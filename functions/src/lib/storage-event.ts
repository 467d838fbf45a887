import type { StorageEvent } from 'firebase-functions/storage';

/** One object of the bucket, as the event of its creation tells it. */
export interface FileCreated {
  path: string;
  /** The version of the file. */
  generation: string;
  /** Bytes. */
  size: number;
  createdAt: Date;
  /** What its sender says it was called, unchecked; empty where they do not. */
  fileName: string;
  /** Whether an address with a token leads to it, past all rules. */
  hasDownloadUrl: boolean;
}

export function toFileCreated({ data, time }: StorageEvent): FileCreated {
  return {
    path: data.name,
    generation: String(data.generation),
    size: Number(data.size),
    createdAt: new Date(data.timeCreated ?? time),
    fileName: data.metadata?.fileName ?? '',
    hasDownloadUrl: data.metadata?.firebaseStorageDownloadTokens !== undefined,
  };
}
