import type { Picture } from './picture.ts';

/** Apart from what every page takes of pictures. */

/** False where the files of a picture are not public: the API serves them to whoever was given the address, or nobody gets them. */
export function isPublicPicture({ src }: Pick<Picture, 'src'>): boolean {
  return src.startsWith('/photos/');
}

/** False where nobody gets the files of a picture by its address, not even its owner. */
export function isDrawable({ src }: Pick<Picture, 'src'>): boolean {
  return !src.startsWith('/unpublished/');
}
