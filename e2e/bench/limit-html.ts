import { fittingWidth, type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';

/** `home`: banner over cards; `list`: one large picture over a grid; `detail`: one picture, words, and a grid. */
export type Layout = 'home' | 'list' | 'detail';

export interface Entry {
  picture: Picture | null;
  title: string;
}

export interface LimitPage {
  html: string;
  /** Addresses of its pictures on the suite's origin; the limit page has them at the same paths. */
  pictures: readonly string[];
}

const MOST_PICTURES = 24;
const WORDS_IN_PARAGRAPH = 60;

/** A place for pictures in the page. */
interface Slot {
  sizes: string;
  /** Pixels of the widest variant that it may use, and of the one for a browser that knows no `srcset`. */
  widest: number;
  fallback: number;
  loading: string;
}

const LARGE: Slot = {
  sizes: '(min-width:1600px) 1600px, 100vw',
  widest: 2560,
  fallback: 1080,
  loading: 'fetchpriority="high"',
};
const SMALL: Slot = {
  sizes: '(min-width:900px) 25vw, 50vw',
  widest: 800,
  fallback: 480,
  loading: 'loading="lazy" decoding="async"',
};

const STYLE = [
  '*{box-sizing:border-box}',
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}',
  'header,main,footer{max-width:1600px;margin:auto;padding:12px 16px}',
  'a{color:#1a1a1a}nav a{margin-right:20px;display:inline-block;padding:10px 0}',
  'p{max-width:40em}img{display:block;width:100%;height:auto;background:#ddd}',
  '.home img,.list img{aspect-ratio:3/2;object-fit:cover}.home{margin:0 -16px}.detail img{max-height:85vh;object-fit:contain}',
  '.grid{display:grid;grid-template-columns:repeat(2,1fr);gap:12px;padding:0;list-style:none}',
  '.grid img{aspect-ratio:1;object-fit:cover}.grid a{display:block;padding-bottom:8px;text-decoration:none}',
  '@media(min-width:900px){.home img{aspect-ratio:21/9}.grid{grid-template-columns:repeat(4,1fr);gap:20px}}',
].join('');
const NAVIGATION = ['Home', 'Gallery', 'Exhibitions', 'Stories', 'Shop']
  .map((label) => `<a href="/">${label}</a>`)
  .join('');

/**
 * A page as somebody would write it by hand to be as fast as can be: system fonts, inline CSS, no script, the largest picture
 * preloaded, AVIF in the size of its place. Heading and words are those of the product's page, `rendered`.
 */
export function toLimitPage(layout: Layout, rendered: string, entries: readonly Entry[]): LimitPage {
  const [, main = ''] = rendered.split('<main');
  const [, afterStart = ''] = (main.split('</main>')[0] ?? '').split('<h1');
  const [heading = '', rest = ''] = afterStart.split('</h1>');
  const title = textOf(heading.slice(heading.indexOf('>') + 1));
  if (title === '') throw new Error('The rendered page has no heading in its main part');
  const [large, ...others] = entries.filter(hasPicture).slice(0, MOST_PICTURES);
  const tiles = others.map(
    (entry) => `<li><a href="/">${image(entry, SMALL)}<span>${escapeHtml(entry.title)}</span></a></li>`,
  );
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${title}"><link rel="icon" href="data:,">`,
    large ? preload(large.picture) : '',
    `<style>${STYLE}</style></head><body>`,
    `<header><nav aria-label="Main">${NAVIGATION}</nav></header><main><h1>${title}</h1>`,
    large ? `<div class="${layout}">${image(large, LARGE)}</div>` : '',
    ...(layout === 'detail' ? paragraphs(textOf(rest)) : []),
    tiles.length > 0 ? `<h2>More</h2><ul class="grid">${tiles.join('')}</ul>` : '',
    '</main><footer><p>Photographs by their authors.</p></footer></body></html>',
  ].join('');
  const pictures = [
    ...(large ? variants(large.picture, LARGE) : []),
    ...others.flatMap(({ picture }) => variants(picture, SMALL)),
  ];
  return { html, pictures: [...new Set(pictures.map(({ address }) => address))] };
}

type Shown = Entry & { picture: Picture };
const hasPicture = (entry: Entry): entry is Shown => entry.picture?.formats.includes('avif') === true;

const variants = (picture: Picture, { widest }: Slot) =>
  picture.widths
    .filter((width) => width <= widest)
    .map((width) => ({ width, address: variantUrl(picture, width, 'avif') }));

const sourceSet = (picture: Picture, slot: Slot): string =>
  variants(picture, slot)
    .map(({ address, width }) => `${address} ${width}w`)
    .join(', ');

const preload = (picture: Picture): string =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${sourceSet(picture, LARGE)}" imagesizes="${LARGE.sizes}" fetchpriority="high">`;

function image({ picture, title }: Shown, slot: Slot): string {
  const fallback = fittingWidth(picture.widths, slot.fallback);
  return [
    `<img src="${variantUrl(picture, fallback, 'avif')}" srcset="${sourceSet(picture, slot)}" sizes="${slot.sizes}"`,
    `alt="${escapeHtml(picture.alt || title)}" width="${picture.width}" height="${picture.height}" ${slot.loading}>`,
  ].join(' ');
}

/** The words of HTML, still escaped. */
const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function paragraphs(text: string): string[] {
  const words = text.split(' ');
  const count = Math.ceil(words.length / WORDS_IN_PARAGRAPH);
  return Array.from({ length: count }, (_, index) => {
    const start = index * WORDS_IN_PARAGRAPH;
    return `<p>${words.slice(start, start + WORDS_IN_PARAGRAPH).join(' ')}</p>`;
  });
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
