import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import Papa from 'papaparse';
import { toPlainText } from '#components/rich-text/plain-paragraphs.ts';
import { uniqueNames } from '#lib/save-zip.ts';

interface Words {
  id: string;
  title?: string;
  status?: string;
  createdAt?: string;
  description?: string;
}
interface ExportedImage extends Words {
  fileName?: string;
  picture: { alt: string };
  tags: string[];
  license: string;
  creator?: string;
  copyrightNotice?: string;
  place?: string;
  privacyStatus: string;
}
interface ExportedLine {
  title: string;
  artistName: string;
  width: number;
  height: number;
  frameType: string;
  price: number;
}
interface ExportedPart {
  artistId: number;
  status: string;
  lines: ExportedLine[];
  claim?: { text: string } | null;
}
interface ExportedComment {
  parentId: string;
  /** Missing where not everybody may see it. */
  work?: { title: string; path: string };
  comment: string;
  status: string;
  createdAt: string;
}

/** Parts of an export that become texts and tables; all of them are there as JSON too. */
interface Exported {
  profile?: {
    firstName: string;
    middleName?: string;
    lastName: string;
    subtitle?: string;
    bio?: string;
    achievements?: { title: string; description: string; achievedDate: string }[];
    socialLinks?: { socialMedia: string; link: string }[];
  } | null;
  application?: { text: string; link: string } | null;
  images?: ExportedImage[];
  stories?: (Words & { content: string })[];
  storyStates?: { savedAt: string; fields: { title: string; description: string; content: string } }[];
  revisions?: { kind: string; fields: Record<string, unknown> }[];
  exhibitions?: (Words & { authorDescription: string; genreDescription: string })[];
  products?: (Words & { introduction: string })[];
  imageComments?: ExportedComment[];
  storyComments?: ExportedComment[];
  guestBookLines?: ExportedComment[];
  reports?: { reason: string; createdAt: string }[];
  contactMessages?: { message: string; answer: string | null; createdAt: string }[];
  messages?: { orderId: string; isOwn: boolean; side: 'buyer' | 'artist' | 'house'; text: string; createdAt: string }[];
  orders?: {
    id: string;
    createdAt: string;
    total: number;
    gift?: { message: string } | null;
    parts: ExportedPart[];
  }[];
  sales?: (ExportedPart & { orderId: string; createdAt: string })[];
}

interface TextFile {
  name: string;
  input: string;
}

/** Lays out an account's export as files that people and programs read; `site` is where the addresses in it lead. */
export function listExportFiles(exported: object, site: string): TextFile[] {
  const data = exported as Exported;
  const files = [...listProfile(data, site), ...listTexts(data, site), ...listTables(data, site)];
  const parts = Object.entries(exported).filter(([, part]) => !isEmpty(part));
  const json = parts.map(([name, part]) => ({ name: `data/${name}.json`, input: JSON.stringify(part, null, 2) }));
  return [{ name: 'Read me.txt', input: README }, ...files, ...json];
}

const README = `Everything that Aperture & Byline holds of you.

profile.html
    Your name, your biography, achievements and links, and what you sent us to become a photographer.
stories, exhibitions, prints
    The words of each as a page for any browser. "changes" has words that wait to replace public ones,
    "earlier states" what stories said before.
*.csv
    Tables for any spreadsheet: photographs, comments, reports, messages, orders and sales.
data
    All of it, also what the pages and tables leave out, as JSON for programs.

The photographs themselves are in the studio's library: choose them there, and download their originals.
`;

const isEmpty = (part: unknown): boolean => part === null || (Array.isArray(part) && part.length === 0);

interface Page {
  title: unknown;
  /** HTML. */
  texts: readonly unknown[];
  /** Follows the title in the file's name. */
  note?: string;
}

function listProfile({ profile, application }: Exported, site: string): TextFile[] {
  if (!profile) return [];
  const { firstName, middleName, lastName, subtitle, bio, achievements = [], socialLinks = [] } = profile;
  const texts = [
    paragraph(subtitle),
    bio,
    ...achievements.map(({ title, description, achievedDate }) =>
      paragraph([achievedDate, title, description].filter(Boolean).join(' · ')),
    ),
    ...socialLinks.map(({ socialMedia, link }) => paragraph(`${socialMedia}: ${link}`)),
    paragraph(application?.text),
    paragraph(application?.link),
  ];
  return [{ name: 'profile.html', input: toPage(fullName({ firstName, middleName, lastName }), texts, site) }];
}

function listTexts({ stories, storyStates, revisions, exhibitions, products }: Exported, site: string): TextFile[] {
  const folders: Record<string, Page[]> = {
    stories: (stories ?? []).map((one) => ({ title: one.title, texts: [paragraph(one.description), one.content] })),
    exhibitions: (exhibitions ?? []).map((one) => ({
      title: one.title,
      texts: [one.description, one.authorDescription, one.genreDescription],
    })),
    prints: (products ?? []).map((one) => ({
      title: one.title,
      texts: [paragraph(one.introduction), one.description],
    })),
    changes: (revisions ?? []).map(({ kind, fields }) => ({
      title: fields.title,
      texts: [
        paragraph(fields.introduction),
        kind === 'blog' ? paragraph(fields.description) : fields.description,
        fields.content,
        fields.authorDescription,
        fields.genreDescription,
      ],
    })),
    'earlier states': (storyStates ?? []).map(({ savedAt, fields }) => ({
      title: fields.title,
      texts: [paragraph(fields.description), fields.content],
      note: ` ${savedAt.slice(0, 10)}`,
    })),
  };
  return Object.entries(folders).flatMap(([folder, pages]) => {
    const toName = uniqueNames();
    return pages.map(({ title, texts, note = '' }) => ({
      name: `${folder}/${toName(`${title || 'Untitled'}${note}`, 'html')}`,
      input: toPage(String(title || 'Untitled'), texts, site),
    }));
  });
}

/** A text that holds no HTML, as HTML. */
const paragraph = (text: unknown): string =>
  typeof text === 'string' && text !== '' ? `<p>${escapeHtml(text)}</p>` : '';

function toPage(title: string, texts: readonly unknown[], site: string): string {
  const name = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><base href="${escapeHtml(site)}/"><title>${name}</title></head>
<body style="max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.1rem/1.6 Georgia, serif">
<h1>${name}</h1>
${texts.filter((text) => typeof text === 'string').join('\n')}
</body>
</html>
`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function listTables(data: Exported, site: string): TextFile[] {
  const comments = [
    ...(data.imageComments ?? []).map((one) => ({ on: 'photograph', ...one })),
    ...(data.storyComments ?? []).map((one) => ({ on: 'story', ...one })),
    ...(data.guestBookLines ?? []).map((one) => ({ on: 'exhibition', ...one })),
  ];
  const tables = {
    photographs: (data.images ?? []).map((image) => ({
      File: image.fileName ?? '',
      Title: image.title ?? '',
      'Alternative text': image.picture.alt,
      Description: toPlainText(image.description ?? ''),
      Tags: image.tags.join(', '),
      Licence: image.license,
      Creator: image.creator ?? '',
      'Copyright notice': image.copyrightNotice ?? '',
      Place: image.place ?? '',
      Visibility: image.privacyStatus,
      State: image.status ?? '',
      Uploaded: image.createdAt ?? '',
      Id: image.id,
    })),
    comments: comments.map(({ on, parentId, work, comment, status, createdAt }) => ({
      On: on,
      Title: work?.title ?? '',
      Address: work ? site + work.path : '',
      Id: parentId,
      Written: createdAt,
      State: status,
      Comment: comment,
    })),
    reports: (data.reports ?? []).map(({ reason, createdAt }) => ({ Written: createdAt, Reason: reason })),
    'messages to the house': (data.contactMessages ?? []).map(({ message, answer, createdAt }) => ({
      Written: createdAt,
      Message: message,
      Answer: answer ?? '',
    })),
    messages: (data.messages ?? []).map(({ orderId, isOwn, side, text, createdAt }) => ({
      Order: orderNumber(orderId),
      Written: createdAt,
      By: isOwn ? 'you' : SIDES[side],
      Message: text,
    })),
    orders: (data.orders ?? []).flatMap(({ id, createdAt, total, gift, parts }) =>
      parts.flatMap((part) =>
        toLines(id, createdAt, part).map((line) => ({
          ...line,
          'Order’s total (Rs.)': total,
          'Card of the gift': gift?.message ?? '',
          'Report of damage': part.claim?.text ?? '',
        })),
      ),
    ),
    sales: (data.sales ?? []).flatMap((part) => toLines(part.orderId, part.createdAt, part)),
  };
  return Object.entries<Record<string, unknown>[]>(tables).flatMap(([name, rows]) =>
    rows.length === 0 ? [] : { name: `${name}.csv`, input: toCsv(rows) },
  );
}

const SIDES = { buyer: 'the buyer', artist: 'the photographer', house: 'Aperture & Byline' } as const;

const toLines = (orderId: string, placed: string, { status, lines }: ExportedPart): Record<string, unknown>[] =>
  lines.map(({ title, artistName, width, height, frameType, price }) => ({
    Order: orderNumber(orderId),
    Placed: placed,
    State: status.replaceAll('_', ' '),
    Print: title,
    Photographer: artistName,
    'Size (cm)': `${width} × ${height}`,
    Frame: frameType,
    'Price (Rs.)': price,
  }));

/** With the mark by which spreadsheets know UTF-8; a cell that begins like a formula is kept from being one. */
const toCsv = (rows: readonly Record<string, unknown>[]): string =>
  `\ufeff${Papa.unparse([...rows], { escapeFormulae: true })}`;
