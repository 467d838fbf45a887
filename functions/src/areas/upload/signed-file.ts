import { isId } from '@aperture-byline/contract/shared/ids';
import { publishedOf, unpublishedOf } from '../../data/picture-files.ts';
import { ApiError } from '../../lib/errors.ts';
import { isVariantFile } from '../../lib/pictures.ts';
import { isSigned } from '../../lib/signed-pictures.ts';
import { describeFile } from '../../lib/storage.ts';

/** The path of a variant whose address the API signed. Throws NOT_FOUND for any other, and once it has ended. */
export async function getSignedFile(
  imageId: string,
  variant: string,
  { expires, signature }: Readonly<Record<'expires' | 'signature', string | null | undefined>>,
): Promise<string> {
  if (!isId(imageId) || !isVariantFile(variant) || !isSigned(imageId, expires, signature))
    throw new ApiError('NOT_FOUND');
  const path = `${unpublishedOf(imageId)}/${variant}`;
  // Images from before there were two copies have but the public one while they are public.
  return (await describeFile(path)) === null ? `${publishedOf(imageId)}/${variant}` : path;
}
