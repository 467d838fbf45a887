import type { AttachedPicture } from '@aperture-byline/contract/attachment/stored';
import type { Attachment } from '@aperture-byline/contract/attachment/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import type { StoredApplication } from '@aperture-byline/contract/user/stored';
import type { ArtistApplication } from '@aperture-byline/contract/user/wire';
import { ApiError } from '../errors.ts';
import { isSigned, signQuery } from './signed-pictures.ts';

interface Place {
  orderId: string;
  artistId: string;
}

const FILE = /^[1-9][0-9]{0,3}\.jpeg$/;

export function attachmentFolder({ orderId, artistId }: Place, id: string): string {
  return `order-attachments/${orderId}/${artistId}/${id}`;
}

/** The folder of all photographs that somebody shows with a request for the artist role, or of one. */
export function applicationFolder(userId: string, id?: string): string {
  return `artist-applications/${userId}${id === undefined ? '' : `/${id}`}`;
}

/** For somebody who may see it, which the caller has checked. */
export function toAttachment(place: Place, picture: AttachedPicture): Attachment {
  const { orderId, artistId } = place;
  const path = `/product/order/${orderId}/part/${artistId}/attachment`;
  return withSignedFiles(attachmentFolder(place, picture.id), path, picture);
}

/** Answers what somebody shows with a request, to them and to administrators; null where they sent nothing yet. */
export function toArtistApplication(userId: string, application: StoredApplication | null): ArtistApplication {
  const { text, link, pictures } = application ?? { text: '', link: '', pictures: [] };
  const path = `/user/application/${userId}`;
  return {
    text,
    link,
    pictures: pictures.map((picture) => withSignedFiles(applicationFolder(userId, picture.id), path, picture)),
  };
}

function withSignedFiles(
  folder: string,
  path: string,
  { id, width, height, widths, colour }: AttachedPicture,
): Attachment {
  const src = `/api${path}/${id}/{width}.{format}?${signQuery(folder)}`;
  // Nobody who sends one writes what it shows: the client says whose it is.
  return { id, picture: { src, width, height, widths, formats: ['jpeg'], colour, alt: '' } };
}

/** The path of a file whose address the API signed. Throws NOT_FOUND for any other, and once it has ended. */
export function findSignedFile(
  folder: string,
  {
    ids,
    file,
    query,
  }: { ids: readonly string[]; file: string; query: (name: 'expires' | 'signature') => string | null | undefined },
): string {
  if (!ids.every(isId) || !FILE.test(file) || !isSigned(folder, query('expires'), query('signature')))
    throw new ApiError('NOT_FOUND');
  return `${folder}/${file}`;
}
