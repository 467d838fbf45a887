import type { Exif } from '@aperture-byline/contract/image/stored';
import type { StudioImage } from '@aperture-byline/contract/image/studio-wire';
import type { CarouselImage, GalleryImage, ImageDetails } from '@aperture-byline/contract/image/wire';
import { completeImage, type Image, type ImageCard } from '../../data/images.ts';
import { withDefaults } from '../../lib/parse.ts';
import { jpegUrl, toPicture } from '../../lib/pictures.ts';
import { toVisiblePicture, visibleJpegUrl } from '../../lib/signed-pictures.ts';

/** For somebody who may see the image: its owner where it is not public. */
export function toGalleryImage(stored: ImageCard): GalleryImage {
  const image = completeImage(stored);
  const picture = toVisiblePicture(image.picture);
  return {
    image_id: image.id,
    file_path: visibleJpegUrl(picture),
    title: image.title,
    description: image.description,
    privacy_status: image.privacyStatus,
    firstname: image.owner.firstName,
    lastname: image.owner.lastName,
    owner_id: image.owner.userId,
    picture,
  };
}

export function toCarouselImage(stored: ImageCard): CarouselImage {
  const image = completeImage(stored);
  return {
    id: image.id,
    file_path: jpegUrl(image.picture),
    title: image.title,
    firstname: image.owner.firstName,
    lastname: image.owner.lastName,
    picture: toPicture(image.picture),
  };
}

export function toDetails(stored: Image, exhibition: ImageDetails['exhibition']): ImageDetails {
  const image = withDefaults(completeImage(stored), { exif: {}, license: '' });
  const { exif, owner, picture } = image;
  return {
    image_id: image.id,
    file_path: jpegUrl(picture),
    title: image.title,
    description: image.description,
    ...toCameraNotes(exif),
    resolution_width: picture.width,
    resolution_height: picture.height,
    orientation: exif.orientation ?? null,
    license: image.license,
    created_date: exif.createdDate ?? null,
    owner_id: owner.userId,
    firstname: owner.firstName,
    lastname: owner.lastName,
    total_likes: image.likes,
    total_views: image.views,
    exhibition,
    picture: toPicture(picture),
  };
}

/** What is not known is null. */
function toCameraNotes(exif: Exif) {
  return {
    camera_make: exif.cameraMake ?? null,
    camera_model: exif.cameraModel ?? null,
    lens_make: exif.lensMake ?? null,
    lens_model: exif.lensModel ?? null,
    aperture: exif.aperture ?? null,
    shutter_speed: exif.shutterSpeed ?? null,
    iso: exif.iso ?? null,
    focal_length: exif.focalLength ?? null,
  };
}

/** For the image's owner. */
export function toStudioImage(stored: Image): StudioImage {
  const image = withDefaults(completeImage(stored), {
    exif: {},
    license: '',
    tags: [],
    status: 'draft',
    reviewNote: null,
  });
  const { exif, picture } = image;
  return {
    image_id: image.id,
    title: image.title,
    file_name: image.fileName ?? '',
    description: image.description,
    alt: picture.alt ?? '',
    tags: image.tags,
    license: image.license,
    privacy_status: image.privacyStatus,
    status: image.status,
    review_note: image.reviewNote,
    ...toCameraNotes(exif),
    created_date: exif.createdDate ?? null,
    total_likes: image.likes,
    total_views: image.views,
    created_on: image.createdAt.toISOString(),
    picture: toVisiblePicture(picture),
  };
}
