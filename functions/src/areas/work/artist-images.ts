import { isId } from '@aperture-byline/contract/shared/ids';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { type Image, readWholeImages } from '../../data/images/images.ts';
import { ApiError } from '../../lib/errors.ts';
import type { DrawnPictures } from '../../lib/pictures/shown-images.ts';
import { toImagePicture } from '../../lib/pictures/signed-pictures.ts';

export type ArtistImages = ReadonlyMap<string, Image>;

export async function readArtistImages(ids: readonly string[], ownerId: number): Promise<ArtistImages> {
  return toArtistImages(await readWholeImages([...new Set(ids)].filter(isId)), ownerId);
}

export function toArtistImages(images: readonly Image[], ownerId: number): ArtistImages {
  const own = images.filter(({ owner }) => owner.userId === ownerId);
  return new Map(own.map((image) => [image.id, image]));
}

/** Whether an administrator has to approve one of them before it can be public. */
export function isAnyHeld(images: ArtistImages): boolean {
  return [...images.values()].some(({ status, hold }) => status !== 'approved' && (hold ?? null) !== null);
}

/** The images that a body names. Throws INVALID with the fields that name others'. */
export async function readNamedImages(
  named: Readonly<Record<string, readonly string[]>>,
  ownerId: number,
): Promise<ArtistImages> {
  const images = await readArtistImages(Object.values(named).flat(), ownerId);
  const foreign = Object.entries(named).filter(([, ids]) => ids.some((id) => !images.has(id)));
  if (foreign.length > 0)
    throw new ApiError('INVALID', {
      fields: Object.fromEntries(foreign.map(([field]) => [field, workMessages.imagesNotYours])),
    });
  return images;
}

export function pictureFor(id: string, images: ArtistImages): StoredPicture {
  const image = images.get(id);
  if (!image) throw new ApiError('INVALID', { message: workMessages.imagesNotYours });
  return { ...image.picture, alt: findAlt(image) };
}

const findAlt = ({ picture, title }: Image): string => picture.alt || title;

/** Returns changed pictures with the present alternative texts of their images, which may have been described later. */
export function describedPictures({ banner, cover, pictures }: DrawnPictures, images: ArtistImages): DrawnPictures {
  const isChanged = (picture: StoredPicture) => describe(picture) !== picture;
  const describe = (picture: StoredPicture): StoredPicture => {
    const image = images.get(picture.imageId);
    return image && findAlt(image) !== picture.alt ? { ...picture, alt: findAlt(image) } : picture;
  };
  return {
    ...(banner && isChanged(banner) && { banner: describe(banner) }),
    ...(cover && isChanged(cover) && { cover: describe(cover) }),
    ...(pictures?.some(isChanged) && { pictures: pictures.map(describe) }),
  };
}

/** Whether it has a title and an alternative text, without which no image is approved. */
export function isDescribed({ title, picture }: Pick<Image, 'title' | 'picture'>): boolean {
  return isVisible(title) && isVisible(picture.alt);
}

export function toStudioPictures(ids: readonly string[], images: ArtistImages): StudioPicture[] {
  return ids.flatMap((id) => {
    const image = images.get(id);
    if (!image) return [];
    const { title, privacyStatus } = image;
    return [
      {
        id,
        title,
        isPublic: privacyStatus === 'Public',
        isDescribed: isDescribed(image),
        picture: toImagePicture(image),
      },
    ];
  });
}

export function toBanner(id: string | null, images: ArtistImages): { banner: Picture | null; bannerIsPublic: boolean } {
  const image = id === null ? undefined : images.get(id);
  return {
    banner: image ? toImagePicture(image) : null,
    bannerIsPublic: id === null || image?.privacyStatus === 'Public',
  };
}
