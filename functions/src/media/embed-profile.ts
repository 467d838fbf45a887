import { crc32, deflateSync } from 'node:zlib';

/** Limit of bytes of a profile in one segment of a JPEG, beside its name and two numbers. */
const JPEG_PART_BYTES = 65_519;
const JPEG_NAME = 'ICC_PROFILE\0';
/** Signature and header of a PNG. */
const PNG_HEADER_BYTES = 33;
/** Signature and extended header of a WebP, and where and how its flags say that there is a profile. */
const WEBP_HEADER_BYTES = 30;
const WEBP_FLAGS = 20;
const WEBP_HAS_PROFILE = 0x20;

/** Embeds a profile in a file without one, but for a WebP without extended header: that has no EXIF data either. */
export function embedProfile(file: Buffer, format: string, profile: Buffer): Buffer {
  if (format === 'jpeg') return insert(file, 2, buildSegments(profile));
  if (format === 'png') return insert(file, PNG_HEADER_BYTES, buildPngChunk(profile));
  return file.toString('latin1', 12, 16) === 'VP8X' ? embedInWebp(file, profile) : file;
}

const insert = (file: Buffer, position: number, bytes: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, position), bytes, file.subarray(position)]);

function buildSegments(profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / JPEG_PART_BYTES);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * JPEG_PART_BYTES, (index + 1) * JPEG_PART_BYTES);
    const head = Buffer.from(`\xff\xe2\0\0${JPEG_NAME}`, 'latin1');
    head.writeUInt16BE(JPEG_NAME.length + 4 + part.length, 2);
    return Buffer.concat([head, Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat(segments);
}

function buildPngChunk(profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('iCCPICC\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function embedInWebp(file: Buffer, profile: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(profile.length);
  const padding = Buffer.alloc(profile.length & 1);
  const chunk = Buffer.concat([Buffer.from('ICCP', 'latin1'), length, profile, padding]);
  const larger = insert(file, WEBP_HEADER_BYTES, chunk);
  larger.writeUInt32LE(file.readUInt32LE(4) + chunk.length, 4);
  larger.writeUInt8(larger.readUInt8(WEBP_FLAGS) | WEBP_HAS_PROFILE, WEBP_FLAGS);
  return larger;
}
