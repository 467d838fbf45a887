import { Parser } from 'htmlparser2';
import type { FieldName, Values } from './fields.ts';

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
/**
 * exifr's own parser of XMP is not used: it takes namespaces as keys of an object, so that `<constructor:keys>` in a file replaces
 * `Object.keys` of the process, and takes time that grows with the square of the block. This one is linear, knows no entities but those
 * of XML itself, and reads properties of the picture only, not those of the pictures that were placed in it.
 */
export function readXmp(block: Buffer | undefined): Values {
  const values: Values = new Map();
  if (block === undefined || block.length > PACKET_MAX) return values;
  const path: string[] = [];
  let property: { name: FieldName; depth: number; items: string[]; text: string } | null = null;
  const add = (name: FieldName, found: readonly string[]) => {
    if (!values.has(name) && found.length > 0) values.set(name, [...found]);
  };
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        const depth = path.push(element);
        if (depth > DEPTH_MAX) throw new RangeError('Too many elements within each other');
        if (property !== null) {
          if (element === 'rdf:li') property.text = '';
          return;
        }
        if (element === 'rdf:Description' && path.at(-2) === 'rdf:RDF')
          for (const [key, value] of Object.entries(attributes)) {
            const name = XMP_PROPERTIES.get(key);
            if (name !== undefined) add(name, [value]);
          }
        const name = XMP_PROPERTIES.get(element);
        if (name === undefined || path.at(-2) !== 'rdf:Description' || path.at(-3) !== 'rdf:RDF') return;
        property = { name, depth, items: [], text: attributes['rdf:resource'] ?? '' };
      },
      ontext(text) {
        if (property !== null) property.text += text;
      },
      onclosetag(element) {
        if (property !== null && element === 'rdf:li') property.items.push(property.text);
        if (property?.depth === path.length) {
          const { name, items, text } = property;
          add(name, items.length > 0 ? items : [text]);
          property = null;
        }
        path.pop();
      },
    },
    { xmlMode: true },
  );
  try {
    parser.end(new TextDecoder().decode(block));
  } catch {
    // What was read before stays.
  }
  return values;
}
