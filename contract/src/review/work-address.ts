import type { WorkKind } from '../work/work-kinds.ts';

/** Work that a page shows: by its id, of stories and prints by its slug. */
export interface AddressedWork {
  kind: 'image' | WorkKind;
  key: string;
}

/** Returns the work that the page at an address shows, with or without its origin; null for any other page. */
export function parseWorkAddress(address: string): AddressedWork | null {
  const [path = '', query = ''] = address
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/#.*$/s, '')
    .split('?');
  const [place, key, ...rest] = path.split('/').slice(1).map(decode);
  const image = query.split('&').find((one) => one.startsWith('image='));
  if (place === 'exhibition' && !key && image) return { kind: 'image', key: decode(image.slice('image='.length)) };
  if (!key || rest.filter((one) => one !== 'gallery').length > 0) return null;
  if (place === 'exhibition') return { kind: 'exhibition', key };
  if (place === 'stories') return { kind: 'blog', key };
  return place === 'shop' && key !== 'cart' ? { kind: 'product', key } : null;
}

/** A segment of a path as it was before it was encoded; empty where that cannot be told. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
