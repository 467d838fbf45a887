import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Sender } from '../project/members.ts';
import { SUITE_URL } from '../servers/suite.ts';

interface ReadPdf {
  size: number;
  title: string;
  language: string;
  isTagged: boolean;
  /** Text as it is copied, in reading order, a line for each element; the lines of an element are joined. */
  text: string;
  /** The kinds of its elements, such as `H1`. */
  roles: readonly string[];
  /** Where its links lead, page by page. */
  links: readonly string[];
  /** Alternative texts of its pictures. */
  alts: readonly string[];
  pages: number;
}

/** The answer of a call that sends a document. */
export async function fetchPdf(
  path: string,
  { token, at = SUITE_URL }: Partial<Sender> = {},
): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${at}/api${path}`, { headers });
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
}

interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  children?: StructureNode[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // PDF.js takes its bytes away.
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  // Its types have an object.
  const markInfo = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const meant = readActualTexts(bytes);
  const texts = new Map<string, string>();
  const nodes: StructureNode[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    collectTexts(items, meant, texts);
    const annotations: { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => url ?? []));
    const tree: StructureNode | null = await page.getStructTree();
    if (tree) nodes.push(...flatten(tree));
  }
  const { Title, Language } = info as { Title: string; Language: string };
  const lines = nodes.map((node) =>
    (node.children ?? []).map(({ type, id }) => (type === 'content' ? (texts.get(id ?? '') ?? '') : '')).join(''),
  );
  return {
    size: bytes.length,
    title: Title,
    language: Language,
    isTagged: markInfo?.get('Marked') === true,
    text: lines
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    roles: nodes.flatMap(({ role }) => role ?? []),
    links,
    alts: nodes.flatMap(({ alt }) => alt ?? []),
    pages: pdf.numPages,
  };
}

const flatten = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

interface Item {
  str?: string;
  hasEOL?: boolean;
  type?: string;
  tag?: string;
  id?: string | null;
}

/** The text of each marked content, by its id. Of a span that says what it means, that. */
function collectTexts(items: readonly Item[], meant: string[], texts: Map<string, string>): void {
  let id = '';
  let depth = 0;
  let isReplaced = false;
  for (const { str, type, tag, id: itemId } of items) {
    if (type?.startsWith('begin')) {
      depth += 1;
      if (itemId) id = itemId;
      if (tag === 'Span') {
        isReplaced = true;
        texts.set(id, (texts.get(id) ?? '') + (meant.shift() ?? ''));
      }
    } else if (type === 'endMarkedContent') {
      depth -= 1;
      isReplaced = false;
      if (depth === 0) id = '';
    } else if (!isReplaced && id !== '') texts.set(id, (texts.get(id) ?? '') + (str ?? ''));
  }
}

const ACTUAL = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Reads the `ActualText` of spans, in their order, which readers copy and speak instead of what is drawn; PDF.js does
 * not return it.
 */
function readActualTexts(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const found: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    const content = inflate(file.subarray(at + 'stream\n'.length));
    for (const [, escaped = ''] of content.matchAll(ACTUAL)) {
      const raw = escaped.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
      const data = Buffer.from(raw, 'latin1');
      const isWide = data[0] === 0xfe && data[1] === 0xff;
      found.push(isWide ? data.subarray(2).swap16().toString('utf16le') : raw);
    }
  }
  return found;
}

function inflate(data: Uint8Array): string {
  try {
    return inflateSync(data).toString('latin1');
  } catch {
    return '';
  }
}
