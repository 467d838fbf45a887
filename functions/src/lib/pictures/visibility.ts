import type { StoredImage } from '@aperture-byline/contract/image/stored';

type Guarded = Pick<StoredImage, 'status' | 'privacyStatus' | 'embargoedBy'>;

/** Whether everybody may see an image, its words and its files: approved, set to Public, and waiting for no opening. */
export function isPublicImage({ status, privacyStatus, embargoedBy }: Guarded): boolean {
  return status === 'approved' && privacyStatus === 'Public' && embargoedBy === null;
}

/** Whether everybody may see an image in an exhibition that is open, also before its embargo is taken away. */
export function isShownInExhibition(image: Guarded, exhibitionId: string): boolean {
  return isPublicImage(image.embargoedBy === exhibitionId ? { ...image, embargoedBy: null } : image);
}
