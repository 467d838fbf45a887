import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { atom } from 'nanostores';

export interface OriginalsDownload {
  uid: string;
  images: readonly StudioImage[];
  /** Photographs that were asked for, with the fetched part of the present one. */
  progress: number;
  /** Photographs that could not be fetched. */
  failed: readonly StudioImage[];
  isRunning: boolean;
}

/** The tab's only download, which goes on while other pages are shown; null without one. */
export const downloadStore = atom<OriginalsDownload | null>(null);
