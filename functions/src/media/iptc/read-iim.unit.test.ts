import { describe, expect, test } from 'vitest';
import { withIim, withSegment } from '../../../test-support/pictures/iptc.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { openPicture } from '../open-picture.ts';
import type { IptcFields } from './fields.ts';
import { readIptc } from './read-iptc.ts';

async function readFields(file: Buffer): Promise<IptcFields> {
  return readIptc((await openPicture(file)).metadata);
}

const EMPTY = (await openPicture(await jpeg(20, 10))).metadata;

describe('the texts of IPTC IIM', () => {
  test('When IIM is in Latin-1 or broken, then it is read as far as it goes', async () => {
    const latin = withIim(await jpeg(200, 100), [[2, 5, Buffer.from('Fjörd', 'latin1')]]);
    expect((await readFields(latin)).title).toBe('Fjörd');
    const broken = withIim(await jpeg(200, 100), [[2, 5, Buffer.from([0x1c, 0x02, 0xff])]]);
    expect((await readFields(broken)).keywords).toEqual([]);
    const resources = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\xff\xff\x1c\x02\x05\x7f\xffx', 'latin1');
    expect((await readFields(withSegment(await jpeg(200, 100), 0xed, resources))).keywords).toEqual([]);
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  const utf8 = (text: string, bytes = 2_000) => Buffer.from(text).subarray(0, bytes);
  const UTF_8 = [1, 90, '\u001b%G'] as const;
  test('When Photoshop’s resources stand in several segments, then those of all of them are read', async () => {
    const file = withIim(await jpeg(200, 100), [
      [2, 5, 'Fog'],
      [2, 25, 'mist'],
    ]);
    const head = Buffer.from('Photoshop 3.0\0', 'latin1');
    const thumbnail = Buffer.concat([head, Buffer.from('8BIM\x04\x0c\0\0\0\0\0\x02\0\0', 'latin1')]);
    const end = 4 + file.readUInt16BE(4);
    const resources = file.subarray(6 + head.length, end);
    const rest = Buffer.concat([file.subarray(0, 2), file.subarray(end)]);
    const split = (at: number) =>
      withSegment(
        withSegment(rest, 0xed, Buffer.concat([head, resources.subarray(at)])),
        0xed,
        Buffer.concat([head, resources.subarray(0, at)]),
      );
    const files = [withSegment(file, 0xed, thumbnail), split(20), split(resources.length - 6)];
    for (const one of files) expect(await readFields(one)).toEqual({ title: 'Fog', keywords: ['mist'] });
  });

  test('When two segments hold IIM, then both are read, each in its charset, and the first has precedence', async () => {
    const second = withIim(await jpeg(20, 10), [
      [1, 90, '\u001b-b'],
      [2, 5, latin('\xbduvre')],
      [2, 80, 'Second'],
      [2, 25, 'later'],
    ]);
    const creatorOnly = withIim(second, [UTF_8, [2, 80, 'Jörg']]);
    expect(await readFields(creatorOnly)).toEqual({ title: 'œuvre', creator: 'Jörg', keywords: ['later'] });
    const keywordsFirst = withIim(second, [
      [2, 25, 'fog'],
      [2, 25, 'mist'],
      [2, 5, ''],
    ]);
    expect(await readFields(keywordsFirst)).toEqual({
      title: 'œuvre',
      creator: 'Second',
      keywords: ['fog', 'mist'],
    });
  });

  const readIimFields = async (...datasets: Parameters<typeof withIim>[1]) =>
    readFields(withIim(await jpeg(20, 10), datasets));

  test.each<[string, Parameters<typeof withIim>[1], Partial<IptcFields>]>([
    [
      'Latin-1',
      [
        [1, 90, '\u001b.A'],
        [2, 5, latin('Fjörd Â©')],
      ],
      { title: 'Fjörd Â©' },
    ],
    [
      'Latin-1 in G1',
      [
        [1, 90, '\u001b-A'],
        [2, 5, latin('Fjörd')],
      ],
      { title: 'Fjörd' },
    ],
    [
      'ASCII and Latin-1',
      [
        [1, 90, '\u001b(B\u001b.A'],
        [2, 5, latin('Â©')],
      ],
      { title: 'Â©' },
    ],
    [
      'Latin-2',
      [
        [1, 90, '\u001b.B'],
        [2, 5, latin('\xa3\xf3d\xbc')],
      ],
      { title: 'Łódź' },
    ],
    [
      'Cyrillic',
      [
        [1, 90, '\u001b-L'],
        [2, 5, latin('\xbc\xde\xe1\xda\xd2\xd0')],
      ],
      { title: 'Москва' },
    ],
    ...(
      [
        ['10', 'V', '\xa6', 'Ķ'],
        ['11', 'T', '\xa1', 'ก'],
        ['13', 'Y', '\xd9', 'Ł'],
        ['14', '_', '\xa1', 'Ḃ'],
        ['15', 'b', 'Prix \xa4, \xbduvre', 'Prix €, œuvre'],
        ['16', 'f', '\xaa', 'Ș'],
      ] as const
    ).map(([part, final, bytes, title]): [string, Parameters<typeof withIim>[1], Partial<IptcFields>] => [
      `ISO 8859-${part}`,
      [
        [1, 90, `\u001b-${final}`],
        [2, 5, latin(bytes)],
      ],
      { title },
    ]),
    ['UTF-8', [UTF_8, [2, 5, 'काशी'], [2, 80, 'Asha']], { title: 'काशी', creator: 'Asha' }],
    ['UTF-8, after the texts', [[2, 5, 'काशी'], UTF_8], { title: 'काशी' }],
    [
      'nothing known',
      [
        [1, 90, '\u001b$)A'],
        [2, 5, 'काशी'],
      ],
      { title: 'काशी' },
    ],
  ])('When IIM declares %s, then its texts are read so', async (_what, datasets, fields) => {
    expect(await readIimFields(...datasets)).toEqual({ keywords: [], ...fields });
  });

  test.each<[string, Parameters<typeof withIim>[1], Partial<IptcFields>]>([
    ['Windows-1252', [[2, 5, latin('\x93Cathy\x92s door\x94 \x96 5 \x80')]], { title: '“Cathy’s door” – 5 €' }],
    ['Windows-1252 with an accent at the end', [[2, 5, latin('Café')]], { title: 'Café' }],
    [
      'Windows-1252, of which one text could be UTF-8',
      [
        [2, 5, latin('Â©')],
        [2, 80, latin('Jörg')],
      ],
      { title: 'Â©', creator: 'Jörg' },
    ],
    [
      'Windows-1252 in another field',
      [
        [2, 5, latin('Â©')],
        [2, 90, latin('Köln')],
      ],
      { title: 'Â©' },
    ],
    [
      'UTF-8',
      [
        [2, 5, 'Fjörd'],
        [2, 80, 'Jörg'],
      ],
      { title: 'Fjörd', creator: 'Jörg' },
    ],
    ['UTF-8 that was cut', [[2, 5, utf8('काशी के घाट पर सुबह', 22)]], { title: 'काशी के' }],
    ['UTF-8 whose only accent was cut', [[2, 5, utf8(`${'x'.repeat(63)}é`, 64)]], { title: 'x'.repeat(63) }],
    ['UTF-8 that fills up its field', [[2, 5, 'काशी\0\0garbage']], { title: 'काशी' }],
  ])(
    'When IIM declares no charset and has %s, then one guess holds for all its texts',
    async (_what, datasets, fields) => {
      expect(await readIimFields(...datasets)).toEqual({ keywords: [], ...fields });
    },
  );

  test('When declared UTF-8 was cut within a character, then only that is lost', async () => {
    const fields = await readIimFields(UTF_8, [2, 5, utf8('सुबह', 11)], [2, 80, utf8('राम', 8)], [2, 25, 'घाट']);
    expect(fields).toEqual({ title: 'सुब', creator: 'रा', keywords: ['घाट'] });
  });

  describe('a broken dataset', () => {
    const dataset = (number: number, text: string, length = text.length) =>
      Buffer.concat([Buffer.from([0x1c, 2, number, length >> 8, length & 0xff]), latin(text)]);
    const extended = (number: number, text: string) =>
      Buffer.concat([Buffer.from([0x1c, 2, number, 0x80, 4, 0, 0, 0, text.length]), latin(text)]);
    const [title, keyword] = [dataset(5, 'Good title'), dataset(25, 'fog')];

    test.each<[string, Buffer[]]>([
      ['runs past the end', [title, keyword, dataset(80, 'Asha', 0x7fff)]],
      ['runs past the end before others', [dataset(80, 'Asha', 0x7fff), title, keyword]],
      ['takes in the next one', [dataset(80, 'Asha', 12), title, keyword]],
      ['has a length of a length that is none', [title, dataset(80, 'a', 0xffff), keyword]],
      ['has an extended length of no bytes', [title, dataset(80, '', 0x8000), keyword]],
      ['ends within its header', [title, keyword, Buffer.from([0x1c, 2])]],
      ['has an extended length that is right', [extended(5, 'Good title'), keyword]],
      ['is garbage', [title, latin('\x1c\xff\x1c\x1c garbage'), keyword]],
    ])('When it %s, then it alone is lost', (_what, datasets) => {
      const iptc = Buffer.concat(datasets);
      expect(readIptc({ ...EMPTY, iptc })).toEqual({ title: 'Good title', keywords: ['fog'] });
    });
  });
});
