import type { StorageEvent } from 'firebase-functions/storage';

/** File of the bucket, from the event of its creation. */
export interface FileCreated {
  path: string;
  generation: string;
  /** Bytes. */
  size: number;
  createdAt: Date;
  /** Name that the sender gave the file, unchecked; empty where there is none. */
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
