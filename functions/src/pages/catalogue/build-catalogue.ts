import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { ExhibitionDetail, GuestBookLine } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { oneLine, plainParagraphs } from '@aperture-byline/contract/shared/text/plain-text';
import { type Block, PAGES } from '../../lib/pdf/blocks.ts';
import type { CatalogueContent } from './read-catalogue.ts';

/** Points. */
const WIDTH = PAGES.a4.width - 2 * PAGES.a4.margin;
const BANNER_HEIGHT = 330;
const PICTURE_HEIGHT = 540;
/** Share of the free height around a picture that is above it; the picture looks centred so. */
const ABOVE = 0.4;

const sectionTitle = (text: string): Block => ({
  kind: 'heading',
  level: 2,
  text,
  face: 'headline',
  size: 18,
});
const COUNT = new Intl.NumberFormat('en-IN');
const gap = (height: number): Block => ({ kind: 'gap', height });
const pluralize = (count: number, unit: string): string => `${COUNT.format(count)} ${unit}${count === 1 ? '' : 's'}`;

interface Source {
  pictures: { read: (picture: Picture) => Promise<Uint8Array | null> };
  siteUrl: string;
}

/** Builds title, texts, a page for each photograph, guest book, prints and figures; pictures are read when drawn. */
export async function* buildCatalogue(content: CatalogueContent, source: Source): AsyncGenerator<Block> {
  const { exhibition, images } = content;
  yield* buildTitle(exhibition, source);
  yield* buildTexts(exhibition);
  for (const [index, image] of images.entries()) yield* buildWork(image, index + 1, source);
  yield* buildEnd(content, source);
}

async function* buildTitle(exhibition: ExhibitionDetail, source: Source): AsyncGenerator<Block> {
  const { title, username, genre, start_date, end_date, banner } = exhibition;
  yield { kind: 'text', text: PRODUCT_NAME, face: 'headline', size: 14 };
  yield gap(36);
  if (banner !== null) {
    yield* buildPicture(banner, { maxHeight: BANNER_HEIGHT, alt: banner.alt || title }, source);
    yield gap(40);
  }
  yield { kind: 'heading', level: 1, text: oneLine(title), size: 38 };
  yield { kind: 'text', text: `Photographs by ${username}`, face: 'headline', size: 16 };
  yield gap(16);
  const dates = `${formatDay(start_date)} – ${formatDay(end_date)}`;
  yield { kind: 'text', text: [dates, genre].filter((part) => part !== '').join(', '), isQuiet: true };
}

function* buildTexts(exhibition: ExhibitionDetail): Generator<Block> {
  const { description, author_description, genre, genre_description } = exhibition;
  const [introduction, author, about] = [description, author_description, genre_description].map(plainParagraphs);
  const sections: [title: string, paragraphs: readonly string[] | undefined, size: number][] = [
    ['About the exhibition', introduction, 12],
    ['The photographer', author, 10],
    [genre || 'The genre', about, 10],
  ];
  let isFirst = true;
  for (const [title, paragraphs = [], size] of sections) {
    if (paragraphs.length === 0) continue;
    yield isFirst ? { kind: 'page' } : gap(16);
    isFirst = false;
    yield sectionTitle(title);
    yield gap(6);
    yield* buildParagraphs(paragraphs, { size });
  }
}

function* buildParagraphs(
  paragraphs: readonly string[],
  style: { size?: number; isQuiet?: boolean },
): Generator<Block> {
  for (const text of paragraphs) {
    yield { kind: 'text', text, ...style };
    yield gap(6);
  }
}

async function* buildWork(image: ExhibitionImage, number: number, source: Source): AsyncGenerator<Block> {
  const { title, image_description, picture } = image;
  yield { kind: 'page' };
  yield gap((PICTURE_HEIGHT - fitHeight(picture, PICTURE_HEIGHT)) * ABOVE);
  yield* buildPicture(picture, { maxHeight: PICTURE_HEIGHT, alt: picture.alt || title }, source);
  yield gap(10);
  yield { kind: 'heading', level: 2, text: `${number}. ${oneLine(title)}`, face: 'headline', size: 16 };
  yield* buildParagraphs(plainParagraphs(image_description), { isQuiet: true });
}

/** Nothing where it has no file any more. */
async function* buildPicture(
  picture: Picture,
  { maxHeight, alt }: { maxHeight: number; alt: string },
  { pictures }: Source,
): AsyncGenerator<Block> {
  const jpeg = await pictures.read(picture);
  if (jpeg !== null) yield { kind: 'picture', jpeg, alt, height: fitHeight(picture, maxHeight) };
}

const fitHeight = ({ width, height }: Picture, maxHeight: number): number =>
  Math.min(maxHeight, (WIDTH * height) / width);

function* buildEnd(content: CatalogueContent, { siteUrl }: Source): Generator<Block> {
  const { exhibition, images, figures, lines, prints, seller } = content;
  yield { kind: 'page' };
  if (lines.length > 0) yield* buildGuestBook(lines);
  if (prints.length > 0) yield* buildPrints(prints, siteUrl);
  if (figures.visitors + figures.views > 0) yield* buildFigures(figures, images.length);
  yield { kind: 'rule' };
  yield { kind: 'text', text: PRODUCT_NAME, face: 'headline', size: 14 };
  for (const text of [seller.name, seller.address]) if (text.trim() !== '') yield { kind: 'text', text };
  const link = pageAddresses(siteUrl).exhibition(exhibition.exhibition_id);
  yield { kind: 'text', text: link, link };
  yield gap(6);
  const today = formatDay(new Date().toISOString());
  yield { kind: 'text', text: `Shown is what was public on ${today}.`, isQuiet: true };
}

/** The oldest line first, as in a book. */
function* buildGuestBook(lines: CatalogueContent['lines']): Generator<Block> {
  yield sectionTitle(guestBookMessages.title);
  for (const line of lines.toReversed()) {
    yield* buildLine(line);
    if (line.answer) yield* buildLine(line.answer, 'Answer by ');
  }
  yield gap(20);
}

function* buildLine({ comment, name, guest, createdAt }: GuestBookLine, by = ''): Generator<Block> {
  yield gap(6);
  yield { kind: 'text', text: comment, size: 11 };
  const signature = [by + name, guest ? 'Guest' : '', formatDay(createdAt)];
  yield { kind: 'text', text: signature.filter((part) => part !== '').join(', '), isQuiet: true, size: 9 };
}

function* buildPrints(prints: CatalogueContent['prints'], siteUrl: string): Generator<Block> {
  yield sectionTitle('Prints for sale');
  yield gap(6);
  yield {
    kind: 'table',
    columns: [0.8, 0.2],
    head: ['Print', 'From'],
    rows: prints.map(({ title, slug, minPrice, isPrinted }) => {
      const link = pageAddresses(siteUrl).product(slug);
      const text = oneLine(isPrinted ? title : `${title} (a photograph of this exhibition is shown beside it)`);
      return [{ text, below: link, link }, formatPrice(minPrice)];
    }),
    sums: [],
  };
  yield gap(20);
}

/** In the words of the page. */
function* buildFigures({ visitors, views, days }: CatalogueContent['figures'], imageCount: number): Generator<Block> {
  const counted = visitors > 0 ? pluralize(visitors, 'visitor') : pluralize(views, 'view');
  yield sectionTitle('While it was open');
  yield { kind: 'text', text: `${counted} in ${pluralize(days, 'day')}`, size: 12 };
  yield {
    kind: 'text',
    text:
      visitors > 0
        ? `Each counted once.${imageCount === 0 ? '' : ` These photographs had ${pluralize(views, 'view')} on any page in those days.`}`
        : 'Of these photographs, on any page: counted once for each visitor and photograph in half an hour.',
    isQuiet: true,
  };
  yield gap(20);
}
