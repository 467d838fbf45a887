import { Parser } from 'htmlparser2';
import type { FieldName, Values } from './fields.ts';

/** Prefixes that are used below, by the address of the namespace: a file may use any others for them. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://ns.adobe.com/xap/1.0/rights/', 'xmpRights'],
  ['http://creativecommons.org/ns#', 'cc'],
]);

/** All that is read of XMP. No place may be added: city, country, location or position. */
const XMP_PROPERTIES: ReadonlyMap<string, FieldName> = new Map([
  ['dc:title', 'title'],
  ['dc:description', 'caption'],
  ['dc:subject', 'keywords'],
  ['dc:creator', 'creator'],
  ['dc:rights', 'copyrightNotice'],
  ['xmpRights:UsageTerms', 'usageTerms'],
  ['xmpRights:WebStatement', 'webStatement'],
  ['cc:license', 'webStatement'],
]);

/** Bytes of XMP; a longer packet is not read. A JPEG holds 64 kB at most, other formats any number. */
const PACKET_MAX = 256 * 1024;
/** Elements within each other; a packet has about eight. Where there are more, what follows is not read. */
const DEPTH_MAX = 50;
interface Item {
  language: string;
  text: string;
}

/**
 * Reads the fields of a packet. exifr's own parser of XMP is not used: it takes namespaces as keys of an object, so
 * that `<constructor:keys>` in a file replaces `Object.keys` of the process, and takes time that grows with the square
 * of the block. This one is linear, knows no entities but those of XML itself, and reads properties of the picture
 * only, not those of the pictures that were placed in it.
 */
export function readXmp(block: Buffer | undefined): Values {
  const values: Values = new Map();
  if (block === undefined || block.length > PACKET_MAX) return values;
  const path: string[] = [];
  const scopes: Map<string, string>[] = [];
  let property: { name: FieldName; depth: number; items: Item[]; text: string; language: string } | null = null;
  const add = (name: FieldName, found: readonly string[]) => {
    const present = found.filter((text) => text.trim() !== '');
    if (!values.has(name) && present.length > 0) values.set(name, present);
  };
  const parser = new Parser(
    {
      onopentag(written, attributes) {
        if (path.length >= DEPTH_MAX) throw new RangeError('Too many elements within each other');
        scopes.push(readScope(attributes));
        const element = resolveName(written, scopes);
        const depth = path.push(element);
        if (property !== null) {
          if (element === 'rdf:li') property = { ...property, text: '', language: attributes['xml:lang'] ?? '' };
          return;
        }
        const named = () =>
          Object.entries(attributes).map(([key, value]) => [resolveName(key, scopes, key), value] as const);
        if (element === 'rdf:Description' && path.at(-2) === 'rdf:RDF')
          for (const [key, value] of named()) {
            const name = XMP_PROPERTIES.get(key);
            if (name !== undefined) add(name, [value]);
          }
        const name = XMP_PROPERTIES.get(element);
        if (name === undefined || path.at(-2) !== 'rdf:Description' || path.at(-3) !== 'rdf:RDF') return;
        const text = named().find(([key]) => key === 'rdf:resource')?.[1] ?? '';
        property = { name, depth, items: [], text, language: '' };
      },
      ontext(text) {
        if (property !== null) property.text += text;
      },
      onclosetag() {
        if (property !== null && path.at(-1) === 'rdf:li') property.items.push(property);
        if (property?.depth === path.length) {
          const { name, items, text } = property;
          add(name, items.length > 0 ? putDefaultFirst(items) : [text]);
          property = null;
        }
        path.pop();
        scopes.pop();
      },
    },
    { xmlMode: true },
  );
  try {
    parser.end(decodePacket(block));
  } catch {
    // What was read before stays.
  }
  return values;
}

function readScope(attributes: Readonly<Record<string, string>>): Map<string, string> {
  const declared = Object.entries(attributes).filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  return new Map(declared.map(([key, namespace]) => [key.slice('xmlns:'.length), namespace.trim()]));
}

/** Resolves a name to the prefix that is used here; an undeclared one stays, as in packets without context. */
function resolveName(name: string, scopes: readonly Map<string, string>[], bare?: string): string {
  const colon = name.indexOf(':');
  if (colon < 0 && bare !== undefined) return bare;
  const prefix = name.slice(0, Math.max(colon, 0));
  const namespace = scopes.findLast((scope) => scope.has(prefix))?.get(prefix);
  if (namespace === undefined) return name;
  return `${PREFIXES.get(namespace) ?? ''}:${name.slice(colon + 1)}`;
}

/** The texts of a property: of several languages `x-default` comes first, else English, else the first. */
function putDefaultFirst(items: readonly Item[]): string[] {
  const present = items.filter(({ text }) => text.trim() !== '');
  const first =
    present.find(({ language }) => language.toLowerCase() === 'x-default') ??
    present.find(({ language }) => /^en(?:-|$)/i.test(language));
  const others = present.filter((item) => item !== first);
  return [...(first ? [first] : []), ...others].map(({ text }) => text);
}

/** Packets are written in UTF-8 or in UTF-16, whose first character, a mark or `<`, tells the order of its bytes. */
function decodePacket(block: Buffer): string {
  const start = block.toString('latin1', 0, 2);
  if (start === '\xff\xfe' || start === '<\0') return new TextDecoder('utf-16le').decode(block);
  if (start === '\xfe\xff' || start === '\0<') return new TextDecoder('utf-16be').decode(block);
  return new TextDecoder().decode(block);
}
