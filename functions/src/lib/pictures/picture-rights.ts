import { defaultCopyrightNotice, licenseUrl } from '@aperture-byline/contract/image/rights';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';

/** Who made a photograph and what may be done with it, as plain text. */
export interface PictureRights {
  creator: string;
  copyrightNotice: string;
  /** The page with the license's terms. */
  licenseUrl: string;
}

type RightsSource = Pick<StoredImage, 'license' | 'owner'> & Partial<Pick<StoredImage, 'creator' | 'copyrightNotice'>>;

/** Returns the rights of an image: those that its owner wrote, else those that follow from owner and license. */
export function toRights({ creator, copyrightNotice, license, owner }: RightsSource, siteUrl: string): PictureRights {
  const named = creator || fullName(owner);
  return {
    creator: named,
    copyrightNotice: copyrightNotice || defaultCopyrightNotice(named, license),
    licenseUrl: licenseUrl(siteUrl, license),
  };
}

/** Pixels from which a variant names its rights: in smaller ones they would be a noticeable part of the file. */
const NAMED_WIDTH = 1000;

/** True for a file in the folder of a picture that names its rights: not the crop that shared links show. */
export function namesRights(fileName: string): boolean {
  return Number.parseInt(fileName, 10) >= NAMED_WIDTH;
}

/**
 * Bytes of the packet of rights. In an AVIF file they are reserved when it is encoded, since its index names places by
 * offsets; in a JPEG file spaces fill them up, so that its size does not depend on names.
 */
const RESERVED_BYTES = 1024;

/** Returns the placeholder that an AVIF file of this width holds as XMP until it is published; null for none. */
export function reservedXmp(width: number): string | null {
  return width >= NAMED_WIDTH ? ' '.repeat(RESERVED_BYTES) : null;
}

/** Adds rights to a published file as an XMP packet, unless it has no room for them or names some already. */
export function embedRights(file: Buffer, rights: PictureRights): Buffer {
  if (file.length < 6) return file;
  if (file.readUInt16BE(0) === JPEG_START) return embedInJpeg(file, rights);
  const start = file.indexOf(' '.repeat(RESERVED_BYTES), 'latin1');
  if (start < 0) return file;
  const named = Buffer.from(file);
  buildXmp(rights).copy(named, start);
  return named;
}

const JPEG_START = 0xffd8;
const JFIF_MARKER = 0xffe0;
const APP1 = Buffer.from([0xff, 0xe1]);
const LENGTH_BYTES = 2;
const XMP_NAME = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');

/** Returns the bytes of a JPEG file of this name once its rights are in it; `size` are those without. */
export const jpegSizeWithRights = (fileName: string, size: number): number =>
  namesRights(fileName) ? size + APP1.length + LENGTH_BYTES + XMP_NAME.length + RESERVED_BYTES : size;

/** A segment of its own behind the header. */
function embedInJpeg(file: Buffer, rights: PictureRights): Buffer {
  if (file.includes(XMP_NAME)) return file;
  const at = file.readUInt16BE(2) === JFIF_MARKER ? 4 + file.readUInt16BE(4) : 2;
  const body = Buffer.concat([XMP_NAME, Buffer.alloc(RESERVED_BYTES, ' ')]);
  buildXmp(rights).copy(body, XMP_NAME.length);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(body.length + length.length);
  return Buffer.concat([file.subarray(0, at), APP1, length, body, file.subarray(at)]);
}

/** Builds IPTC's creator, copyright notice and web statement for search by pictures, in `RESERVED_BYTES` at most. */
function buildXmp({ creator, copyrightNotice, licenseUrl }: PictureRights): Buffer {
  for (let max = 300; ; max = Math.floor(max / 2)) {
    const packet = Buffer.from(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
        ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"' +
        ` xmpRights:Marked="True" xmpRights:WebStatement="${escapeXml(licenseUrl, 300)}">` +
        `<dc:creator><rdf:Seq><rdf:li>${escapeXml(creator, max)}</rdf:li></rdf:Seq></dc:creator>` +
        `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(copyrightNotice, max)}</rdf:li></rdf:Alt></dc:rights>` +
        '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
    );
    if (packet.length <= RESERVED_BYTES) return packet;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string, max: number): string {
  return Array.from(text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, ' '))
    .slice(0, max)
    .join('')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
