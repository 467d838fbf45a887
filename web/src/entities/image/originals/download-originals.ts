import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { saveBlob } from '#lib/save-file.ts';
import { saveZip, uniqueNames } from '#lib/save-zip.ts';
import { showToast } from '#lib/toast.ts';
import { readPictureType } from '../uploads/picture-type.ts';
import { downloadStore, type OriginalsDownload } from './download-store.ts';
import { fetchOriginal } from './fetch-original.ts';

let controller: AbortController | null = null;

/** Ends the download, or takes away what it says of its failures. */
export function endDownload(): void {
  controller?.abort();
  controller = null;
  downloadStore.set(null);
}

/** Saves the file that a photograph was uploaded as; those of several in a zip. What fails is left out, and named. */
export async function downloadOriginals(uid: string, images: readonly StudioImage[]): Promise<void> {
  endDownload();
  const own = new AbortController();
  controller = own;
  const { signal } = own;
  const failed: StudioImage[] = [];
  const show = (fields: Partial<OriginalsDownload>) => {
    if (!signal.aborted)
      downloadStore.set({ uid, images, progress: 0, failed: [...failed], isRunning: true, ...fields });
  };
  const toName = uniqueNames();
  show({});

  async function* files(): AsyncGenerator<{ name: string; input: Blob; size: number; lastModified: Date }> {
    for (const [index, image] of images.entries()) {
      try {
        const onProgress = (part: number) => show({ progress: index + part });
        const blob = await fetchOriginal(image.id, { signal, onProgress });
        const type = await readPictureType(blob);
        const name = toName(toStem(image), type?.replace('image/', '').replace('jpeg', 'jpg') ?? 'bin');
        yield { name, input: blob, size: blob.size, lastModified: new Date(image.createdAt) };
      } catch (error) {
        if (signal.aborted) throw error;
        failed.push(image);
      }
      show({ progress: index + 1 });
    }
  }

  try {
    const all = files();
    const first = await all.next();
    if (!first.done && images.length === 1) saveBlob(first.value.name, first.value.input);
    else if (!first.done) await saveZip('Originals.zip', withFirst(first.value, all));
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    failed.splice(0, failed.length, ...images);
  }
  if (failed.length > 0) show({ isRunning: false });
  else if (!signal.aborted) {
    endDownload();
    showToast('success', studioImageMessages.originalsSaved(images.length));
  }
}

/** Waiting for the first one tells whether there is any: an empty zip helps nobody. */
async function* withFirst<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

/** How it was called on its owner's machine, else by its title; without the extension, which conversion may change. */
const toStem = ({ fileName, title }: StudioImage): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || title;
