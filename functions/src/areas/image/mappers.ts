import type { Counts } from '@aperture-byline/contract/engagement/stored';
import type { CarouselImage, GalleryImage, ImageDetails, StudioImage } from '@aperture-byline/contract/image/wire';
import type { Image, ImageCard } from '../../data/images/images.ts';
import { jpegUrl, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { toImagePicture, visibleJpegUrl } from '../../lib/pictures/signed-pictures.ts';
import { nameGear } from '../../lib/text/gear-names.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';

/** For somebody who may see the image: its owner where it is not public. */
export function toGalleryImage(image: ImageCard): GalleryImage {
  const picture = toImagePicture(image);
  return {
    image_id: image.id,
    file_path: visibleJpegUrl(picture),
    title: image.title,
    description: sanitizeHtml(image.description),
    privacy_status: image.privacyStatus,
    firstname: image.owner.firstName,
    lastname: image.owner.lastName,
    owner_id: image.owner.userId,
    picture,
  };
}

export function toCarouselImage(image: ImageCard): CarouselImage {
  return {
    id: image.id,
    file_path: jpegUrl(image.picture),
    title: image.title,
    firstname: image.owner.firstName,
    lastname: image.owner.lastName,
    picture: toPicture(image.picture),
  };
}

export function toDetails(image: Image & Counts, exhibition: ImageDetails['exhibition']): ImageDetails {
  const { exif, owner, picture } = image;
  return {
    image_id: image.id,
    file_path: jpegUrl(picture),
    title: image.title,
    description: sanitizeHtml(image.description),
    camera_make: exif.cameraMake ?? null,
    camera_model: exif.cameraModel ?? null,
    lens_make: exif.lensMake ?? null,
    lens_model: exif.lensModel ?? null,
    camera_name: nameGear(exif.cameraMake, exif.cameraModel) ?? null,
    lens_name: nameGear(exif.lensMake, exif.lensModel) ?? null,
    tags: image.tags,
    aperture: exif.aperture ?? null,
    shutter_speed: exif.shutterSpeed ?? null,
    iso: exif.iso ?? null,
    focal_length: exif.focalLength ?? null,
    resolution_width: picture.width,
    resolution_height: picture.height,
    orientation: exif.orientation ?? null,
    license: image.license,
    ...(image.creator && { creator: image.creator }),
    ...(image.copyrightNotice && { copyright_notice: image.copyrightNotice }),
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

export function toStudioImage(image: Image): StudioImage {
  const {
    id,
    title,
    fileName = '',
    tags,
    license,
    creator = '',
    copyrightNotice = '',
    place = '',
    privacyStatus,
    status,
    reviewNote,
    exif,
  } = image;
  return {
    id,
    title,
    fileName,
    description: sanitizeHtml(image.description),
    alt: image.picture.alt,
    tags,
    license,
    creator,
    copyrightNotice,
    place,
    privacyStatus,
    status,
    isWaitingForOpening: status === 'approved' && image.embargoedBy !== null,
    reviewNote,
    exif,
    createdAt: image.createdAt.toISOString(),
    updatedAt: image.updatedAt.toISOString(),
    picture: toImagePicture(image),
  };
}
