import { isId } from '@aperture-byline/contract/shared/ids';
import { pictureFolder } from '@aperture-byline/contract/shared/picture';
import { type KnownFile, UPLOAD_FILES_MAX, type Upload as UploadAnswer } from '@aperture-byline/contract/upload/wire';
import { readImagesByHash } from '../../data/images/images.ts';
import { originalPath } from '../../data/images/picture-files.ts';
import { readUploadsNamed, readUploadsOf, type Upload } from '../../data/images/uploads.ts';
import { ApiError } from '../../lib/errors.ts';
import { isVariantFile } from '../../lib/pictures/picture-addresses.ts';
import { isSigned, ORIGINAL, originalSubject } from '../../lib/pictures/signed-pictures.ts';

/** The most values that a query compares a field with. */
const HASHES_AT_ONCE = 30;

/** The user's uploads with these names, or the newest ones. */
export async function listUploads(userId: string, names: string | null | undefined): Promise<UploadAnswer[]> {
  const wanted = [...new Set((names ?? '').split(',').filter(isId))].slice(0, UPLOAD_FILES_MAX);
  const uploads =
    names === null || names === undefined
      ? await readUploadsOf(userId, UPLOAD_FILES_MAX)
      : await readUploadsNamed(userId, wanted);
  return uploads.map(toAnswer);
}

function toAnswer({ id, name, fileName = '', state, reason, imageId, createdAt }: Upload): UploadAnswer {
  return { id, name, fileName, state, reason, imageId, createdAt: createdAt.toISOString() };
}

/** Which files are images of the user already. */
export async function listKnownFiles(userId: string, hashes: readonly string[]): Promise<KnownFile[]> {
  const distinct = [...new Set(hashes)];
  const found: KnownFile[] = [];
  for (let start = 0; start < distinct.length; start += HASHES_AT_ONCE) {
    const images = await readImagesByHash(userId, distinct.slice(start, start + HASHES_AT_ONCE));
    found.push(...images.map(({ hash, id }) => ({ hash, imageId: id })));
  }
  return found;
}

/** The path of a variant or the original whose signed address has not ended. Throws NOT_FOUND for any other. */
export function getSignedFile(
  imageId: string,
  variant: string,
  { expires, signature }: Readonly<Record<'expires' | 'signature', string | null | undefined>>,
): string {
  const isOriginal = variant === ORIGINAL;
  const subject = isOriginal ? originalSubject(imageId) : imageId;
  if (!isId(imageId) || !(isOriginal || isVariantFile(variant)) || !isSigned(subject, expires, signature))
    throw new ApiError('NOT_FOUND');
  if (isOriginal) return originalPath(imageId);
  return `${pictureFolder(imageId)}/${variant}`;
}
