import { isId } from '@aperture-byline/contract/shared/ids';
import { ApiError } from '../../lib/errors.ts';
import { attachmentFolder } from '../../lib/pictures/attachment-pictures.ts';
import { isSigned } from '../../lib/pictures/signed-pictures.ts';

const FILE = /^[1-9][0-9]{0,3}\.jpeg$/;

type Params = Readonly<Record<'orderId' | 'artistId' | 'attachmentId' | 'file', string>>;

/** The path of a file whose address the API signed. Throws NOT_FOUND for any other, and once it has ended. */
export function getAttachmentFile(
  { orderId, artistId, attachmentId, file }: Params,
  { expires, signature }: Readonly<Record<'expires' | 'signature', string | null | undefined>>,
): string {
  const folder = attachmentFolder({ orderId, artistId }, attachmentId);
  const areIds = [orderId, artistId, attachmentId].every(isId);
  if (!areIds || !FILE.test(file) || !isSigned(folder, expires, signature)) throw new ApiError('NOT_FOUND');
  return `${folder}/${file}`;
}
