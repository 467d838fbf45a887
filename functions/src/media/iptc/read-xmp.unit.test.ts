import { describe, expect, test } from 'vitest';
import { withIim, xmpPacket, xmpText } from '../../../test-support/pictures/iptc.ts';
import { jpeg, pattern } from '../../../test-support/pictures/sample-pictures.ts';
import { openPicture } from '../open-picture.ts';
import type { IptcFields } from './fields.ts';
import { readIptc } from './read-iptc.ts';

async function readFields(file: Buffer): Promise<IptcFields> {
  return readIptc((await openPicture(file)).metadata);
}

const withXmp = (packet: string) => pattern(200, 100).withXmp(packet).jpeg().toBuffer();

const EMPTY = (await openPicture(await jpeg(20, 10))).metadata;
/** Packets that no JPEG holds. */
const readIptcOf = (packet: string) => readIptc({ ...EMPTY, xmp: Buffer.from(packet) });

describe('XMP of other programs', () => {
  const packet = (prefix: string, content: string, attributes = '') =>
    `<?xml version="1.0"?><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about="" xmlns:${prefix}="http://purl.org/dc/elements/1.1/" ${attributes}>${content}</r:Description></r:RDF>`;

  test('When it uses other prefixes, then they are those of their namespaces', () => {
    const alt = '<r:Alt><r:li xml:lang="x-default">Fog</r:li></r:Alt>';
    expect(readIptcOf(packet('pdf', `<pdf:title>${alt}</pdf:title>`))).toEqual({
      title: 'Fog',
      keywords: [],
    });
    expect(readIptcOf(packet('q', '', 'q:title="Fog"'))).toEqual({ title: 'Fog', keywords: [] });
    const bare = `<title xmlns="http://purl.org/dc/elements/1.1/">${alt}</title>`;
    expect(readIptcOf(packet('q', bare))).toEqual({ title: 'Fog', keywords: [] });
  });

  test('When another namespace has the usual prefix, then its properties are none of these', () => {
    const other = '<dc:title xmlns:dc="https://example.com/other">Wrong</dc:title>';
    expect(readIptcOf(packet('q', other))).toEqual({ keywords: [] });
  });

  test.each<[string, string, string]>([
    ['x-default is not the first', 'de-DE:Morgen,x-default:Morning', 'Morning'],
    ['there is English without x-default', 'de:Morgen,en-GB:Morning', 'Morning'],
    ['there is neither', 'fr:Matin,de:Morgen', 'Matin'],
    ['x-default is empty', 'x-default:,hi:सुबह', 'सुबह'],
    ['a language begins like English', 'enm:Morwe,de:Morgen', 'Morwe'],
  ])('When %s, then the title is %s: %s', (_what, languages, title) => {
    const items = languages.split(',').map((item) => item.split(':'));
    const list = items.map(([language, text]) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`);
    const xmp = xmpPacket(`<dc:title><rdf:Alt>${list.join('')}</rdf:Alt></dc:title>`);
    expect(readIptcOf(xmp).title).toBe(title);
  });

  test('When its title is empty, then that of IIM counts', async () => {
    const file = withIim(await withXmp(xmpPacket(xmpText('dc:title', ' '))), [[2, 5, 'Fog']]);
    expect((await readFields(file)).title).toBe('Fog');
  });
});
