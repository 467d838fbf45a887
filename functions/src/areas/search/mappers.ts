import type { GalleryImage } from '@aperture-byline/contract/image/wire';
import type { ProductListItem } from '@aperture-byline/contract/product/wire';
import type { SearchResult } from '@aperture-byline/contract/search/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { SearchEntry } from '../../data/search-index/entries.ts';
import type { Match } from '../../data/search-index/search-index.ts';
import { avatarUrl, jpegUrl, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { escapeHtml } from '../../lib/text/html.ts';

export function toResult({ entry, matches }: Pick<Match, 'entry' | 'matches'>): SearchResult {
  return {
    kind: entry.kind,
    address: entry.address,
    title: entry.title,
    text: entry.text,
    name: fullName(entry),
    picture: entry.picture && toPicture(entry.picture),
    avatar: avatarUrl(entry.avatar ?? null),
    minPrice: entry.print?.minPrice ?? null,
    matches,
  };
}

/** Maps an entry for the gallery's lists; null without a picture, which every public image has. */
export function toGalleryImage(entry: SearchEntry): GalleryImage | null {
  if (entry.picture === null) return null;
  return {
    image_id: entry.id,
    file_path: jpegUrl(entry.picture),
    title: entry.title,
    description: escapeHtml(entry.text),
    privacy_status: 'Public',
    firstname: entry.firstName,
    lastname: entry.lastName,
    owner_id: entry.ownerId,
    picture: toPicture(entry.picture),
  };
}

/** Maps an entry for the shop's lists; null without a picture or a price, which every print in the index has. */
export function toPrint(entry: SearchEntry): ProductListItem | null {
  if (entry.picture === null || entry.print === undefined) return null;
  return {
    image_id: entry.picture.imageId,
    title: entry.title,
    introduction: entry.text,
    primary_image: jpegUrl(entry.picture),
    picture: toPicture(entry.picture),
    firstname: entry.firstName,
    lastname: entry.lastName,
    min_price: entry.print.minPrice,
    slug: entry.address,
  };
}
