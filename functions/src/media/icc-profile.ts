/** White of the connection space of profiles (ICC.1:2001, D50). */
const D50 = [0.9642, 1, 0.8249] as const;
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;

type Xyz = readonly [x: number, y: number, z: number];

/** A profile of a display by its tags: version 2.4, colours relative to D50. */
export function buildProfile(space: 'RGB ' | 'GRAY', tags: Readonly<Record<string, Buffer>>): Buffer {
  const all = Object.entries({ desc: description(), cprt: tag('text', 'CC0\0'), wtpt: xyzTag(D50), ...tags });
  const count = Buffer.alloc(4);
  count.writeUInt32BE(all.length);
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = HEADER_BYTES + count.length + all.length * ENTRY_BYTES;
  for (const [name, body] of all) {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.write(name, 'latin1');
    entry.writeUInt32BE(offset, 4);
    entry.writeUInt32BE(body.length, 8);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    entries.push(entry);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([buildHeader(space, offset), count, ...entries, ...bodies]);
}

function buildHeader(space: string, bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(bytes);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${space}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  xyzTag(D50).copy(header, 68, 8);
  return header;
}

/** A profile of three primaries that share a tone curve. */
export const buildRgbProfile = ([red, green, blue]: readonly [Xyz, Xyz, Xyz], curve: Buffer): Buffer =>
  buildProfile('RGB ', {
    ...{ rXYZ: xyzTag(red), gXYZ: xyzTag(green), bXYZ: xyzTag(blue) },
    ...{ rTRC: curve, gTRC: curve, bTRC: curve },
  });

/** A tone curve: light as a power of the value. */
export function powerCurve(gamma: number): Buffer {
  const body = Buffer.alloc(6);
  body.writeUInt32BE(1);
  body.writeUInt16BE(Math.round(gamma * 256), 4);
  return tag('curv', body);
}

/** A tone curve: light from 0 to 1 of values at equal distances. */
export function tableCurve(lights: readonly number[]): Buffer {
  const body = Buffer.alloc(4 + 2 * lights.length);
  body.writeUInt32BE(lights.length);
  for (const [index, light] of lights.entries()) body.writeUInt16BE(Math.round(light * 65_535), 4 + 2 * index);
  return tag('curv', body);
}

function tag(type: string, body: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), Buffer.from(body)]);
}

function xyzTag(values: Xyz): Buffer {
  const body = Buffer.alloc(12);
  for (const [index, value] of values.entries()) body.writeInt32BE(Math.round(value * 65_536), index * 4);
  return tag('XYZ ', body);
}

/** The required description, with no text in any of its three forms. */
function description(): Buffer {
  const body = Buffer.alloc(83);
  body.writeUInt32BE(1);
  return tag('desc', body);
}
