import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insertExif } from './insert-exif.ts';
import { readHeicFacts } from './read-heic-facts.ts';

const file = new URL('../../../../../test-support/pictures/phone.heic', import.meta.url);
const phone = () => new Uint8Array(readFileSync(file));
const indexOf = (bytes: Uint8Array, text: string) => Buffer.from(bytes).indexOf(text, 0, 'latin1');

describe('what a HEIC file says of itself', () => {
  it('When it is a photograph of a phone, then its pixels, its colours and its camera data are read', () => {
    const { pixels, isDisplayP3, exif } = readHeicFacts(phone());
    expect(pixels).toBe(96 * 64);
    expect(isDisplayP3).toBe(true);
    const text = Buffer.from(exif ?? []).toString('latin1');
    expect(text).toMatch(/^II\*/);
    expect(text).toContain('iPhone 15 Pro back camera');
  });

  it('When its profile has another red, then its colours are not those of Display P3', () => {
    const bytes = phone();
    const entry = indexOf(bytes, 'rXYZ');
    const view = new DataView(bytes.buffer);
    const profile = indexOf(bytes, 'colrprof') + 8;
    const red = profile + view.getUint32(entry + 4) + 8;
    view.setInt32(red, 0.436 * 65_536);
    expect(readHeicFacts(bytes).isDisplayP3).toBe(false);
  });

  it('When it declares a picture of many pixels, then they are known before it is decoded', () => {
    const bytes = phone();
    const size = indexOf(bytes, 'ispe') + 8;
    new DataView(bytes.buffer).setUint32(size, 40_000);
    new DataView(bytes.buffer).setUint32(size + 4, 40_000);
    expect(readHeicFacts(bytes).pixels).toBe(1.6e9);
  });

  it.each([0, 10, 40, 300, 800])('When only %i bytes arrived, then it is damaged', (length) => {
    expect(() => readHeicFacts(phone().slice(0, length))).toThrow(RangeError);
  });

  it('When its camera data are cut off, then the picture counts without them', () => {
    const bytes = phone();
    const list = indexOf(bytes, 'iloc');
    new DataView(bytes.buffer).setUint32(list + 34, 1e9);
    expect(readHeicFacts(bytes)).toMatchObject({ pixels: 96 * 64, exif: null });
  });
});

describe('the camera data of a JPEG', () => {
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
  /** Builds a TIFF block with one entry, the orientation 6, in either byte order. */
  const block = (isLittleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(26));
    view.setUint16(0, isLittleEndian ? 0x4949 : 0x4d4d);
    view.setUint16(2, 42, isLittleEndian);
    view.setUint32(4, 8, isLittleEndian);
    view.setUint16(8, 1, isLittleEndian);
    [0x0112, 3].forEach((value, index) => {
      view.setUint16(10 + index * 2, value, isLittleEndian);
    });
    view.setUint32(14, 1, isLittleEndian);
    view.setUint16(18, 6, isLittleEndian);
    return new Uint8Array(view.buffer);
  };

  it.each([true, false])(
    'When they are inserted (little-endian: %s), then they say that it is upright',
    async (isLittle) => {
      const made = await insertExif(jpeg, block(isLittle));
      const bytes = new Uint8Array(await made.arrayBuffer());
      expect(made.type).toBe('image/jpeg');
      expect([...bytes.slice(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe1]);
      const segment = new DataView(bytes.buffer, 4);
      expect(segment.getUint16(0)).toBe(2 + 6 + 26);
      expect(new TextDecoder('latin1').decode(bytes.slice(6, 12))).toBe('Exif\0\0');
      expect(segment.getUint16(8 + 18, isLittle)).toBe(1);
      expect([...bytes.slice(-2)]).toEqual([0xff, 0xe0]);
    },
  );

  it('When they are damaged, then the picture stays without them', async () => {
    expect(await insertExif(jpeg, block(true).slice(0, 12))).toBe(jpeg);
  });
});
