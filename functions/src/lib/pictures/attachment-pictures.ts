import type { AttachedPicture } from '@aperture-byline/contract/attachment/stored';
import type { Attachment } from '@aperture-byline/contract/attachment/wire';
import { signQuery } from './signed-pictures.ts';

interface Place {
  orderId: string;
  artistId: string;
}

export function attachmentFolder({ orderId, artistId }: Place, id: string): string {
  return `order-attachments/${orderId}/${artistId}/${id}`;
}

/** For somebody who may see it, which the caller has checked. */
export function toAttachment(place: Place, { id, width, height, widths, colour }: AttachedPicture): Attachment {
  const { orderId, artistId } = place;
  const query = signQuery(attachmentFolder(place, id));
  const src = `/api/product/order/${orderId}/part/${artistId}/attachment/${id}/{width}.{format}?${query}`;
  // Nobody who sends one writes what it shows: the client says whose it is.
  return { id, picture: { src, width, height, widths, formats: ['jpeg'], colour, alt: '' } };
}
