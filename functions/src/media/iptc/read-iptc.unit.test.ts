import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { describe, expect, test } from 'vitest';
import { withIim, xmpList, xmpPacket, xmpText } from '../../../test-support/pictures/iptc.ts';
import { jpeg, jpegWithNotes, pattern, realFiles, secrets } from '../../../test-support/pictures/sample-pictures.ts';
import { openPicture } from '../open-picture.ts';
import type { IptcFields } from './fields.ts';
import { readIptc } from './read-iptc.ts';

async function readFields(file: Buffer): Promise<IptcFields> {
  return readIptc((await openPicture(file)).metadata);
}

const withXmp = (packet: string) => pattern(200, 100).withXmp(packet).jpeg().toBuffer();
const readXmpFields = async (packet: string) => readFields(await withXmp(packet));

const EMPTY = (await openPicture(await jpeg(20, 10))).metadata;
/** Packets that no JPEG holds. */
const readIptcOf = (packet: string) => readIptc({ ...EMPTY, xmp: Buffer.from(packet) });

const PLACES = [
  xmpText('dc:coverage', 'Place-Marker'),
  '<photoshop:City>Place-Marker</photoshop:City><photoshop:State>Place-Marker</photoshop:State>',
  '<photoshop:Country>Place-Marker</photoshop:Country><Iptc4xmpCore:Location>Place-Marker</Iptc4xmpCore:Location>',
  '<Iptc4xmpExt:LocationShown><rdf:Bag><rdf:li><rdf:Description><dc:title>Place-Marker</dc:title></rdf:Description></rdf:li></rdf:Bag></Iptc4xmpExt:LocationShown>',
  '<exif:GPSLatitude>17,23.1N</exif:GPSLatitude><exif:GPSMapDatum>Place-Marker</exif:GPSMapDatum>',
].join('');

const ALL = {
  title: 'Fog & light',
  caption: 'First line.\n\nSecond — काशी.',
  keywords: ['fog', 'काशी'],
  creator: 'Asha Rao, Noor Khan',
  copyrightNotice: '© 2026 Asha Rao',
  usageTerms: 'No use without permission',
  webStatement: 'https://example.com/terms?a=1&b=2',
};

describe('the words of a file', () => {
  test('When XMP holds all fields and places, then each field is read, and no place', async () => {
    const packet = xmpPacket(
      [
        xmpText('dc:title', 'Fog &amp; light'),
        xmpText('dc:description', 'First line.&#xA;&#10;Second — काशी.'),
        xmpList('dc:subject', 'fog', 'काशी'),
        xmpList('dc:creator', 'Asha Rao', 'Noor Khan'),
        xmpText('dc:rights', '© 2026 Asha Rao'),
        xmpText('xmpRights:UsageTerms', 'No use without permission'),
        PLACES,
      ].join(''),
      'xmpRights:WebStatement="https://example.com/terms?a=1&amp;b=2" photoshop:City="Place-Marker"',
    );
    const iptc = await readXmpFields(packet);
    expect(iptc).toEqual(ALL);
    expect(JSON.stringify(iptc)).not.toContain('Place-Marker');
  });

  test.each(['png', 'webp'] as const)('When the file is a %s, then its XMP is read too', async (format) => {
    const packet = xmpPacket(xmpText('dc:title', 'Fog'));
    expect(await readFields(await pattern(200, 100).withXmp(packet).toFormat(format).toBuffer())).toEqual({
      title: 'Fog',
      keywords: [],
    });
  });

  test('When IIM holds all fields and places, then each field is read, and no place', async () => {
    const file = withIim(await jpeg(200, 100), [
      [1, 90, '\u001b%G'],
      [2, 5, 'Fog & light'],
      [2, 120, 'First line.\r\rSecond — काशी.'],
      [2, 25, 'fog'],
      [2, 25, 'काशी'],
      [2, 80, 'Asha Rao'],
      [2, 80, 'Noor Khan'],
      [2, 116, '© 2026 Asha Rao'],
      [2, 90, 'Place-Marker'],
      [2, 92, 'Place-Marker'],
      [2, 95, 'Place-Marker'],
      [2, 100, 'IND'],
      [2, 101, 'Place-Marker'],
      [2, 26, 'Place-Marker'],
    ]);
    const iptc = await readFields(file);
    const { usageTerms: _, webStatement: __, ...known } = ALL;
    expect(iptc).toEqual(known);
    expect(JSON.stringify(iptc)).not.toContain('Place-Marker');
  });

  test('When both hold a title, then it is that of XMP, and what XMP lacks comes from IIM', async () => {
    const file = withIim(await withXmp(xmpPacket(xmpText('dc:title', 'New'))), [
      [2, 5, 'Old'],
      [2, 80, 'Asha Rao'],
    ]);
    expect(await readFields(file)).toEqual({ title: 'New', creator: 'Asha Rao', keywords: [] });
  });

  const readIimFields = async (...datasets: Parameters<typeof withIim>[1]) =>
    readFields(withIim(await jpeg(20, 10), datasets));

  test('When texts are decomposed, then they are stored composed', async () => {
    const [decomposed, composed] = ['Cafe\u0301', 'Caf\u00e9'];
    const written = [
      [2, 5, decomposed],
      [2, 25, decomposed],
      [2, 80, decomposed],
      [2, 120, decomposed],
    ] as const;
    expect(await readIimFields(...written)).toEqual({
      ...{ title: composed, keywords: [composed], creator: composed, caption: composed },
    });
    const long = 'e\u0301'.repeat(IMAGE_TEXT_MAX.title);
    expect((await readIimFields([2, 5, long])).title).toBe('\u00e9'.repeat(IMAGE_TEXT_MAX.title));
  });

  test('When a text has markup, entities or control characters, then it is text without them', async () => {
    const packet = `<!DOCTYPE x [<!ENTITY lol "lol"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>${xmpPacket(
      [
        xmpText('dc:title', '&lt;script&gt;alert(1)&lt;/script&gt; &lol;&xxe; \u202eback\u0007'),
        xmpText('dc:description', '<![CDATA[<img src=x onerror=alert(1)>]]>'),
      ].join(''),
    )}`;
    expect(await readXmpFields(packet)).toEqual({
      title: '<script>alert(1)</script> &lol;&xxe; back',
      caption: '<img src=x onerror=alert(1)>',
      keywords: [],
    });
  });

  test('When words are written apart from their marks, then they are composed', async () => {
    const packet = xmpPacket(
      [
        xmpText('dc:title', 'Cafe\u0301 in Bre\u0301hat'),
        xmpText('dc:description', 'Nai\u0308ve\u000blight'),
        xmpList('dc:subject', 'Bre\u0301hat', 'Br\u00e9hat', 'f\u00adog'),
      ].join(''),
    );
    expect(await readXmpFields(packet)).toMatchObject({
      title: 'Caf\u00e9 in Br\u00e9hat',
      caption: 'Na\u00efve\nlight',
      keywords: ['Br\u00e9hat', 'fog'],
    });
  });

  test('When there are more and longer words than fit, then they are cut and left out', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `k${index % 50}`);
    const packet = xmpPacket(
      [
        xmpText('dc:title', `${'x'.repeat(119)}😀`),
        xmpText('dc:description', 'y'.repeat(9_000)),
        xmpList('dc:subject', 'x'.repeat(41), ' Fog , mist; FOG', '\u200b', ...many),
        xmpText('dc:rights', 'z'.repeat(5_000)),
      ].join(''),
    );
    const { title, caption, keywords, copyrightNotice } = await readIptcOf(packet);
    expect(title).toBe('x'.repeat(119));
    expect(caption).toHaveLength(5_000);
    expect(keywords).toEqual(['Fog', 'mist', ...Array.from({ length: 18 }, (_, index) => `k${index}`)]);
    expect(copyrightNotice).toHaveLength(300);
  });

  test('When names are those of prototypes, then nothing of the process changes', async () => {
    const { keys } = Object;
    const packet = xmpPacket(
      '<constructor:keys>x</constructor:keys><__proto__:polluted>x</__proto__:polluted><toString:call>x</toString:call>',
      'constructor:keys="x" __proto__="x"',
    );
    expect(await readXmpFields(packet)).toEqual({ keywords: [] });
    expect(Object.keys).toBe(keys);
    expect('polluted' in {}).toBe(false);
  });

  test.each<[string, string]>([
    ['megabytes long', xmpPacket(xmpText('dc:title', 'Long') + ' '.repeat(3_000_000))],
    ['all open elements', `${'<a:b>'.repeat(50_000)}${'</c:d>'.repeat(1_000)}`],
    ['all open elements of one level', xmpPacket('<a:b/>'.repeat(40_000))],
    ['one attribute', xmpPacket('', `${'a'.repeat(200_000)}="x"`)],
    ['no XML', '\u0000\u0001<<<&&&]]>'],
  ])('When XMP is %s, then nothing is read', async (_what, packet) => {
    // A reader that begins anew at each element would not end within the time of a test.
    expect(await readIptcOf(packet)).toEqual({ keywords: [] });
  });

  test('When XMP is in another encoding, then the file is read all the same', async () => {
    const metadata = { xmp: Buffer.from(xmpPacket(xmpText('dc:title', 'Fog')), 'utf16le') };
    expect(readIptc({ ...EMPTY, ...metadata })).toEqual({ title: 'Fog', keywords: [] });
    const turned = { xmp: Buffer.from(metadata.xmp.subarray(0, metadata.xmp.length)).swap16() };
    expect(readIptc({ ...EMPTY, ...turned })).toEqual({ title: 'Fog', keywords: [] });
    const latin = { xmp: Buffer.from(xmpPacket(xmpText('dc:title', 'Fjörd')), 'latin1') };
    expect(readIptc({ ...EMPTY, ...latin }).title).toBe('Fj\ufffdrd');
  });

  test('When a picture was placed in another, then its title is not that of the whole', async () => {
    const placed = '<rdf:li><rdf:Description><dc:title>Placed</dc:title></rdf:Description></rdf:li>';
    const packet = xmpPacket(`<xmpMM:Pantry><rdf:Bag>${placed}</rdf:Bag></xmpMM:Pantry>`);
    expect(await readXmpFields(packet)).toEqual({ keywords: [] });
  });

  test('When a camera wrote owner, serial number and place as EXIF, then none of it is read', async () => {
    const text = JSON.stringify(await readFields(await jpegWithNotes()));
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  });

  test.each([...realFiles(), ...realFiles('exif/')].filter(({ name }) => !/HEIC|corrupted/.test(name)))(
    'When $name is read, then what it says fits, and no place is in it',
    async ({ file }) => {
      const iptc = await readFields(file);
      expect(Object.keys(iptc).filter((key) => !(key in ALL))).toEqual([]);
      expect(iptc.title ?? '').not.toMatch(/[\n\r]/);
    },
  );
});
