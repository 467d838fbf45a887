import exifr from 'exifr';
import { describe, expect, test } from 'vitest';
import { avifSize, jpeg, jpegWithNotes, secrets } from '../../../test-support/pictures/sample-pictures.ts';
import { processPicture } from '../../media/process-picture.ts';
import { embedRights, jpegSizeWithRights, namesRights } from './picture-rights.ts';

const RIGHTS = {
  creator: 'Asha "A" Rao & काशी',
  copyrightNotice: '© Asha <Rao>. CC BY 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
};
const PACKET_END = '<?xpacket end="r"?>';

/** Reads an XMP packet with exifr, which does not resolve the entities of XML. */
async function readRights(packet: Buffer) {
  const file = Buffer.concat([await jpeg(20, 10)]);
  const name = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(name.length + packet.length + 2, 2);
  return exifr.parse(Buffer.concat([file.subarray(0, 2), head, name, packet, file.subarray(2)]), {
    xmp: true,
  });
}

const READ = {
  creator: 'Asha &quot;A&quot; Rao &amp; काशी',
  rights: { lang: 'x-default', value: '© Asha &lt;Rao&gt;. CC BY 4.0' },
  Marked: true,
  WebStatement: RIGHTS.licenseUrl,
};

const picture = await processPicture(await jpegWithNotes({}, 1200), { reservesRights: true });
const wide = await processPicture(await jpeg(1500, 1000), { reservesRights: true });

describe('the rights in a published file', () => {
  test('When a JPEG is published, then it names creator, copyright and license, and is the same picture', async () => {
    for (const file of [
      wide.share,
      wide.variants.find(({ width, format }) => width === 1500 && format === 'jpeg')?.data,
    ]) {
      const named = embedRights(file ?? Buffer.alloc(0), RIGHTS);
      expect(await exifr.parse(named, { xmp: true })).toMatchObject(READ);
      const added = named.length - (file?.length ?? 0);
      expect(named).toHaveLength(jpegSizeWithRights('1500.jpeg', file?.length ?? 0));
      // The rest is the file, byte for byte.
      expect(Buffer.concat([named.subarray(0, 2), named.subarray(2 + added)]).equals(file ?? Buffer.alloc(0))).toBe(
        true,
      );
      expect(embedRights(named, RIGHTS)).toBe(named);
    }
  });

  test('When an AVIF is published, then its reserved room holds them, and no byte moves', async () => {
    const file =
      wide.variants.find(({ width, format }) => width === 1500 && format === 'avif')?.data ?? Buffer.alloc(0);
    const named = embedRights(file, RIGHTS);
    expect(named).toHaveLength(file.length);
    expect(avifSize(named)).toEqual({ width: 1500, height: 1000 });
    const start = named.indexOf('<?xpacket begin');
    const packet = named.subarray(start, named.indexOf(PACKET_END) + PACKET_END.length);
    expect(await readRights(packet)).toMatchObject(READ);
    expect(named.subarray(0, start).equals(file.subarray(0, start))).toBe(true);
  });

  test('When names fill their fields in any script, then an AVIF has room for a packet that is whole', async () => {
    const file =
      wide.variants.find(({ width, format }) => width === 1080 && format === 'avif')?.data ?? Buffer.alloc(0);
    for (const text of ['&'.repeat(300), 'काशी '.repeat(60), '\u0000\ufffe'.repeat(150)]) {
      const named = embedRights(file, { ...RIGHTS, creator: text, copyrightNotice: text });
      expect(named).toHaveLength(file.length);
      expect(named.includes(PACKET_END)).toBe(true);
    }
  });

  test('When a file is small, then it names nothing, and costs nothing', () => {
    expect(['160.avif', '800.jpeg', '1080.avif', '2560.jpeg', 'share.jpeg'].map(namesRights)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    const small = picture.variants.filter(({ width }) => width < 1000);
    for (const { data } of small) expect(data.includes(' '.repeat(100))).toBe(false);
    expect(small.length).toBeGreaterThan(0);
  });

  test('When a file is no picture or has no room, then it stays as it is', () => {
    for (const file of [Buffer.alloc(0), Buffer.from('text'), Buffer.from('some other file')])
      expect(embedRights(file, RIGHTS)).toBe(file);
  });

  test('When the original holds place, owner and serial number, then no published file does', () => {
    for (const file of [picture.share, ...picture.variants.map(({ data }) => data)]) {
      const named = embedRights(file, RIGHTS);
      for (const marker of [...Object.values(secrets), 'Exif\0', 'GPS', 'Photoshop 3.0'])
        expect(named.includes(marker)).toBe(false);
    }
  });
});
