import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { pictureAt } from './picture.ts';

/** A photograph about which nothing is known but its size. */
export const bareImage: ImageDetails = {
  image_id: 'i1',
  file_path: '',
  title: 'Low tide',
  description: '',
  camera_make: null,
  camera_model: null,
  lens_make: null,
  lens_model: null,
  camera_name: null,
  lens_name: null,
  tags: [],
  aperture: null,
  shutter_speed: null,
  iso: null,
  focal_length: null,
  resolution_width: 6000,
  resolution_height: 4000,
  orientation: null,
  license: '',
  created_date: null,
  owner_id: 123456789,
  firstname: 'Asha',
  lastname: 'Rao',
  total_likes: 0,
  total_views: 0,
  exhibition: null,
  picture: pictureAt('i1'),
};
