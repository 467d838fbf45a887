import { isDeepStrictEqual } from 'node:util';
import type { ImageUse, ImageUseKind } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { readHomeSettings } from '../../data/core/settings.ts';
import { changeImage, type Image, readImage, streamUses } from '../../data/images/images.ts';
import { readAllShownImages, readPlacesOf } from '../../data/works/work-pictures.ts';
import { forEachConcurrently, withRetries } from '../../lib/concurrency.ts';

/** Finds the works that show an image, in any state or a revision, and the front page if it is chosen there. */
export async function findUses(imageId: string): Promise<ImageUse[]> {
  const [places, { carousel }] = await Promise.all([readPlacesOf(imageId), readHomeSettings()]);
  return [
    ...places.map(({ kind, id, title }) => ({ kind: WORK_KINDS[kind].label, id, title })),
    ...(carousel.includes(imageId) ? [{ kind: 'home' as const, id: 'home', title: '' }] : []),
  ];
}

/** Notes of images that joined or left the list of a work, a revision or the front page what shows them. */
export async function syncUses(before: unknown, after: unknown): Promise<void> {
  const [left, entered] = [idsIn(before), idsIn(after)];
  for (const id of new Set([...left, ...entered])) if (left.has(id) !== entered.has(id)) await syncUse(id);
}

function idsIn(list: unknown): Set<string> {
  return new Set((Array.isArray(list) ? list : []).filter(isId));
}

function usesBy(kinds: Iterable<ImageUseKind>): Pick<Image, 'isUsed' | 'usedIn'> {
  const usedIn = [...new Set(kinds)].sort();
  return { isUsed: usedIn.length > 0, usedIn };
}

const hasUses = ({ isUsed, usedIn }: Pick<Image, 'isUsed' | 'usedIn'>, uses: ReturnType<typeof usesBy>) =>
  isDeepStrictEqual({ isUsed, usedIn }, uses);

/** Notes of every image what shows it, from all works at once; resolves with the number of images. */
export async function syncAllUses(): Promise<number> {
  const shown = await readAllShownImages();
  const { carousel } = await readHomeSettings();
  let images = 0;
  await forEachConcurrently(streamUses(), async (image) => {
    images += 1;
    const labels: ImageUseKind[] = [...(shown.get(image.id) ?? [])].map((kind) => WORK_KINDS[kind].label);
    const uses = usesBy(carousel.includes(image.id) ? [...labels, 'home'] : labels);
    // Read anew: works may have changed since all were read.
    if (!hasUses(image, uses)) await syncUse(image.id);
  });
  return images;
}

async function syncUse(id: string): Promise<void> {
  await withRetries(async () => {
    const uses = await readUses(id);
    if (uses === null) return true;
    await changeImage(id, (image) => (hasUses(image, uses) ? {} : uses));
    // Read again after the write: of two triggers at once, the last one sees the newest state.
    return isDeepStrictEqual(await readUses(id), uses) || undefined;
  });
}

async function readUses(id: string): Promise<ReturnType<typeof usesBy> | null> {
  return (await readImage(id)) && usesBy((await findUses(id)).map(({ kind }) => kind));
}
