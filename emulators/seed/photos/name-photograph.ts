import { basename, extname } from 'node:path';
import type { Credit } from '../documents/published-picture.ts';

/**
 * What a file's name says about the photograph in it: `picosdeeuropa-by-aitzol-berasategi.jpg` is "Picosdeeuropa" by
 * Aitzol Berasategi, `DSCN0010.jpg` is "DSCN0010" by nobody known.
 */
export function namePhotograph(path: string): Credit {
  const name = basename(path, extname(path)).normalize('NFC');
  const [title = name, photographer = ''] = name.split(/[-_ ]by[-_ ](.+)/i, 2);
  return {
    title: capitalised(words(title).join(' ')) || 'Untitled',
    photographer: words(photographer).map(capitalised).join(' ') || null,
  };
}

function words(text: string): string[] {
  return text.split(/[-_\s]+/).filter((word) => word !== '');
}

function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('en') + rest.join('');
}
