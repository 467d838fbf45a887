/** Dataset of IPTC IIM: record, number, and its bytes. */
type Dataset = readonly [record: number, number: number, value: string | Buffer];

/** A JPEG with a segment of Photoshop's resources, of which one holds these datasets. Texts are written as UTF-8. */
export function withIim(jpeg: Buffer, datasets: readonly Dataset[]): Buffer {
  const iim = Buffer.concat(
    datasets.map(([record, number, value]) => {
      const bytes = Buffer.from(value as string);
      return Buffer.concat([Buffer.from([0x1c, record, number]), uint16(bytes.length), bytes]);
    }),
  );
  const resource = (id: number, data: Buffer) =>
    Buffer.concat([
      Buffer.from('8BIM', 'latin1'),
      uint16(id),
      Buffer.alloc(4),
      uint16(data.length),
      data,
      Buffer.alloc(data.length % 2),
    ]);
  const body = Buffer.concat([
    Buffer.from('Photoshop 3.0\0', 'latin1'),
    resource(0x03ed, Buffer.alloc(16)),
    resource(0x0404, iim),
  ]);
  return withSegment(jpeg, 0xed, body);
}

/** A JPEG with an application segment more, right behind its start. */
export function withSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2)]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** An XMP packet with these properties, as XML. */
export function xmpPacket(properties: string, attributes = ''): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ${attributes}>${properties}</rdf:Description>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

/** A property with a text in the default language. */
export const xmpText = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

export const xmpList = (name: string, ...items: readonly string[]): string =>
  `<${name}><rdf:Bag>${items.map((item) => `<rdf:li>${item}</rdf:li>`).join('')}</rdf:Bag></${name}>`;
