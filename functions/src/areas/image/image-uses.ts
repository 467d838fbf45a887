import type { ImageUse } from '@aperture-byline/contract/image/studio-wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { changeImage, readImage, readUseNotes } from '../../data/images.ts';
import { readHomeSettings } from '../../data/settings.ts';
import { type ImagePlace, readAllShownImages, readPlacesOf } from '../../data/studio-works.ts';
import { withRetries } from '../../lib/retry.ts';

const KINDS: Readonly<Record<ImagePlace['kind'], ImageUse['kind']>> = {
  exhibition: 'exhibition',
  blog: 'story',
  product: 'print',
};

/** Every work that shows an image, in any state or in its revision, and the front page where an administrator chose it. */
export async function findUses(imageId: string): Promise<ImageUse[]> {
  const [places, { carousel }] = await Promise.all([readPlacesOf(imageId), readHomeSettings()]);
  return [
    ...places.map(({ kind, id, title }) => ({ kind: KINDS[kind], id, title })),
    ...(carousel.includes(imageId) ? [{ kind: 'home' as const, id: 'home', title: '' }] : []),
  ];
}

/**
 * Trigger of works, their revisions and the front page's settings: notes of the images that they began or ceased to show, by these lists
 * of ids, whether any of them does.
 */
export async function syncUses(before: unknown, after: unknown): Promise<void> {
  const [left, entered] = [idsIn(before), idsIn(after)];
  for (const id of new Set([...left, ...entered])) if (left.has(id) !== entered.has(id)) await syncUse(id);
}

function idsIn(list: unknown): Set<string> {
  return new Set((Array.isArray(list) ? list : []).filter(isId));
}

/** Notes of every image whether something shows it, from all works at once; resolves with the number of images. */
export async function syncAllUses(): Promise<number> {
  const used = await readAllShownImages();
  for (const id of (await readHomeSettings()).carousel) used.add(id);
  const images = await readUseNotes();
  const wrong = images.filter(({ id, isUsed }) => isUsed !== used.has(id));
  await Promise.all(wrong.map(({ id }) => changeImage(id, () => ({ isUsed: used.has(id) }))));
  return images.length;
}

async function syncUse(id: string): Promise<void> {
  await withRetries(async () => {
    const isUsed = await isUsedNow(id);
    if (isUsed === null) return true;
    await changeImage(id, (image) => (image.isUsed === isUsed ? {} : { isUsed }));
    // Read again after the write: of two triggers at once, the last one sees the newest state.
    return (await isUsedNow(id)) === isUsed || undefined;
  });
}

/** Null where the image is gone. */
async function isUsedNow(id: string): Promise<boolean | null> {
  return (await readImage(id)) && (await findUses(id)).length > 0;
}
