import type { StoredImageComment } from '@aperture-byline/contract/image/stored';
import type {
  CarouselImage,
  ExhibitionImage,
  GalleryImage,
  ImageComment,
  ImageDetails,
} from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { Image } from '../../data/images.ts';
import { readByline } from '../../lib/byline.ts';
import { cleanHtml } from '../../lib/html.ts';
import { withDefaults } from '../../lib/parse.ts';
import { jpegUrl, toPicture } from '../../lib/pictures.ts';

/** With what may be missing filled in and clean HTML. Throws where it is nobody's. */
function complete(image: Image): Image {
  const filled = withDefaults(image, {
    title: '',
    description: '',
    exif: {},
    license: '',
    privacyStatus: 'Private',
    likes: 0,
    views: 0,
  });
  return { ...filled, description: cleanHtml(filled.description), owner: readByline(image.owner) };
}

export function toGalleryImage(stored: Image): GalleryImage {
  const image = complete(stored);
  return {
    image_id: image.id,
    file_path: jpegUrl(image.picture),
    title: image.title,
    description: image.description,
    privacy_status: image.privacyStatus,
    firstname: image.owner.firstName,
    lastname: image.owner.lastName,
    owner_id: image.owner.userId,
    picture: toPicture(image.picture),
  };
}

export function toCarouselImage(stored: Image): CarouselImage {
  const image = complete(stored);
  return {
    id: image.id,
    file_path: jpegUrl(image.picture),
    title: image.title,
    firstname: image.owner.firstName,
    lastname: image.owner.lastName,
    picture: toPicture(image.picture),
  };
}

export function toExhibitionImage(stored: Image): ExhibitionImage {
  const image = complete(stored);
  return {
    image_id: image.id,
    file_path: jpegUrl(image.picture),
    title: image.title,
    image_description: image.description,
    total_likes: image.likes,
    total_views: image.views,
    picture: toPicture(image.picture),
  };
}

export function toDetails(stored: Image, exhibition: ImageDetails['exhibition']): ImageDetails {
  const image = complete(stored);
  const { exif, owner, picture } = image;
  return {
    image_id: image.id,
    file_path: jpegUrl(picture),
    title: image.title,
    description: image.description,
    camera_make: exif.cameraMake ?? null,
    camera_model: exif.cameraModel ?? null,
    lens_make: exif.lensMake ?? null,
    lens_model: exif.lensModel ?? null,
    aperture: exif.aperture ?? null,
    shutter_speed: exif.shutterSpeed ?? null,
    iso: exif.iso ?? null,
    focal_length: exif.focalLength ?? null,
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

export function toComment(stored: StoredImageComment): ImageComment {
  const { authorId, userName, comment, createdAt, guest } = withDefaults(stored, {
    userName: '',
    comment: '',
    guest: false,
  });
  const name = authorId === null ? messages.formerMember : userName;
  return { user_name: name, comment, created_date: createdAt.toISOString(), guest };
}
