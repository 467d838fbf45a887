import { wellFormed } from '@aperture-byline/contract/shared/text/plain-text';
import XMLBuilder from 'fast-xml-builder';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

/**
 * An XML document of nested objects: a key is an element, a list repeats it, `@name` is an attribute, `#text` the text
 * beside attributes. Undefined is left out. The library escapes; what XML can't hold at all is taken out first.
 */
export function toXml(document: Readonly<Record<string, unknown>>): string {
  const declaration = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' } };
  return builder.build({ ...declaration, ...(clean(document) as object) });
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return wellFormed(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, clean(part)]])),
  );
}
