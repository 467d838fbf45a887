import type { ProductDetail, StudioProduct } from '@aperture-byline/contract/product/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { get } from '../../../test-support/servers/suite.ts';
import {
  completeFields,
  createDraft,
  decide,
  publishNew,
  putOwnImage,
  send,
  storedWork,
  workOf,
} from '../../../test-support/works/studio.ts';

const { artist, admin } = joinForTests({ artist: { isArtist: true }, admin: { admin: true } });

type Print = StudioProduct & { id: string };
const size = (width: number, height: number, fields: object = {}) => ({
  width,
  height,
  price: 5000,
  edition: null,
  ...fields,
});
const change = async ({ id }: Pick<Print, 'id'>, fields: object) => {
  const { version } = await own(id);
  return send('PUT', `/studio/product/${id}`, artist, { version, ...fields });
};
const own = (id: string) => get<Print>(`/studio/product/${id}`, { token: artist.token });
const asPrint = (reply: Awaited<ReturnType<typeof change>>) => workOf(reply) as unknown as Print;
const publish = async () => (await publishNew('product', artist, admin)).work as unknown as Print;
const shown = async ({ id }: Print) => get<ProductDetail>(`/product/${(await storedWork('product', id)).get('slug')}`);

describe('a size of other proportions than the photograph', () => {
  test('When its crop is placed, then the shop shows it, and without one the photograph is whole', async () => {
    const print = await publish();
    const [first] = print.fields.sizes;
    const square = asPrint(await change(print, { sizes: [first, size(20, 20, { crop: 0.25 })] })).fields.sizes[1];
    expect(square).toMatchObject({ crop: 0.25 });
    expect((await shown(print)).sizes[1]).toMatchObject({ size_width: 20, size_crop: 0.25 });
    const { crop: _crop, ...whole } = square ?? {};
    asPrint(await change(print, { sizes: [first, whole] }));
    expect((await shown(print)).sizes[1]).not.toHaveProperty('size_crop');
  });

  test.each([-0.1, 1.1, 'left', null])('When the crop is %j, then it is refused', async (crop) => {
    const print = await publish();
    const { status, body } = await change(print, { sizes: [...print.fields.sizes, size(20, 20, { crop })] });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['sizes[1].crop'],
    });
  });

  test('When prints of it are sold, then it keeps its crop', async () => {
    const print = await publish();
    const sizes = asPrint(await change(print, { sizes: [size(20, 20, { crop: 0.25, edition: 5 })] })).fields.sizes;
    const reference = db.doc(`products/${print.id}`);
    const stored: object[] = (await reference.get()).get('sizes');
    await reference.update({ sizes: stored.map((one) => ({ ...one, sold: 1 })) });
    for (const crop of [0.3, undefined]) {
      const { status, body } = await change(print, { sizes: sizes.map((one) => ({ ...one, crop })) });
      expect({ status, fields: body.error?.fields }).toEqual({
        status: 400,
        fields: { 'sizes[0].width': workMessages.sizeSold },
      });
    }
    expect((await change(print, { sizes })).status).toBe(200);
  });
});

describe('the density of a print', () => {
  test('When sizes are chosen, then each tells its pixels per inch; under 150 it is not submitted', async () => {
    const image = await putOwnImage(artist);
    const draft = (await createDraft('product', artist, {
      ...completeFields('product', [image]),
      // 6000 × 4000 pixels; the longer sides lie on each other.
      sizes: [size(60, 40), size(40, 50), size(80, 53.5), size(110, 70), size(60, 20)],
    })) as unknown as Print;
    expect(draft.sizes.map(({ ppi, density }) => [ppi, density])).toEqual([
      [254, 'good'],
      [254, 'good'],
      [189, 'distance'],
      [138, 'low'],
      [254, 'good'],
    ]);
    const path = `/studio/product/${draft.id}/submit`;
    const { status, body } = await send('POST', path, artist, { version: draft.version });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: {
        'sizes[3].width': 'The photograph has too few pixels for this size: less than 150 per inch',
      },
    });
  });

  test('When a public print gets a size with too few pixels, then it is refused; one for a distance says so', async () => {
    const print = await publish();
    const [first] = print.fields.sizes;
    const { status, body } = await change(print, { sizes: [first, size(120, 80)] });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['sizes[1].width'],
    });
    asPrint(await change(print, { sizes: [first, size(90, 60)] }));
    expect((await shown(print)).sizes).toMatchObject([
      { size_width: 60, from_a_distance: false, left: 50 },
      { size_width: 90, from_a_distance: true, left: null },
    ]);
  });

  test('When a print is withdrawn with another photograph, then it is approved with the density of that one', async () => {
    const print = await publish();
    expect((await shown(print)).sizes).toMatchObject([{ from_a_distance: false }]);
    // 180 pixels per inch at 60 × 40 cm.
    const coarse = await putOwnImage(artist, { picture: { width: 4252, height: 2835 } });
    const { version } = asPrint(await change(print, { imageIds: [coarse] }));
    const move = async (name: string, version: number) =>
      asPrint(await send('POST', `/studio/product/${print.id}/${name}`, artist, { version }));
    const withdrawn = await move('withdraw', version);
    expect(withdrawn).toMatchObject({ status: 'draft', fields: { imageIds: [coarse] } });
    await move('submit', withdrawn.version);
    expect((await decide(`product-${print.id}`, 'approve', admin)).status).toBe(200);
    expect((await shown(print)).sizes).toMatchObject([{ from_a_distance: true }]);
  });

  test('When another photograph has too few pixels for the sizes, then the new words are not submitted', async () => {
    const print = await publish();
    const small = await putOwnImage(artist, { picture: { width: 1500, height: 1000 } });
    const { version } = asPrint(await change(print, { imageIds: [small] }));
    const { status, body } = await send('POST', `/studio/product/${print.id}/submit`, artist, { version });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['sizes[0].width'],
    });
  });

  test.each([
    [size(4, 40)],
    [size(60, 301)],
    [size(60.2, 40)],
    [size(60, 40, { price: 0 })],
    [size(60, 40, { price: 99.5 })],
    [size(60, 40, { edition: 0 })],
    [size(60, 40, { edition: 1001 })],
    [size(60, 40, { edition: 2.5 })],
    [size(60, 40, { sold: 3 })],
    [size(60, 40, { id: 'unknown' })],
  ])('When a size is %j, then it is refused', async (wrong) => {
    expect((await send('POST', '/studio/product', artist, { sizes: [wrong] })).status).toBe(400);
  });
});

describe('what changes at once', () => {
  test('When prices, charges or what is on offer change, then visitors see it, without review', async () => {
    const print = await publish();
    const [first] = print.fields.sizes;
    const [frame] = print.fields.frames;
    const changed = asPrint(
      await change(print, {
        sizes: [{ ...first, price: 7000 }, size(30, 20, { price: 2000 })],
        frames: [{ ...frame, charge: 900 }],
      }),
    );
    expect(changed.revision).toBeNull();
    expect(await shown(print)).toMatchObject({
      sizes: [{ price: 7000 }, { price: 2000 }],
      frames: [{ charge: 900 }],
    });
    expect((await storedWork('product', print.id)).get('minPrice')).toBe(2900);
    expect((await change(print, { sizes: [] })).status).toBe(400);
    expect((await change(print, { frames: [] })).status).toBe(400);
  });

  test('When a frame gets other words or is new, then it waits for review, and its charge does not', async () => {
    const print = await publish();
    const [frame] = print.fields.frames;
    const revised = asPrint(
      await change(print, {
        frames: [
          { ...frame, type: 'Walnut', charge: 950 },
          { type: 'Ash', charge: 700, description: '' },
        ],
      }),
    );
    expect(revised).toMatchObject({
      revision: { status: 'draft' },
      fields: { frames: [{ type: 'Walnut' }, {}] },
    });
    expect((await shown(print)).frames).toMatchObject([{ frame_type: 'Oak', charge: 950 }]);
    // Until its new frame is approved, buyers would have none, or one that is not to be had.
    const { status, body } = await change(print, { frames: [{ type: 'Ash', charge: 700, description: '' }] });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 400,
      fields: { frames: workMessages.framesNoneShown },
    });
    const path = `/studio/product/${print.id}/submit`;
    await send('POST', path, artist, { version: revised.version });
    // While the words wait, a charge still changes at once, and the approval keeps it.
    const frames = (await own(print.id)).fields.frames.map((one) => ({ ...one, charge: one.charge + 5 }));
    expect((await change(print, { frames })).status).toBe(200);
    expect((await shown(print)).frames).toMatchObject([{ frame_type: 'Oak', charge: 955 }]);
    expect((await decide(`revision-product-${print.id}`, 'approve', admin)).status).toBe(200);
    expect((await shown(print)).frames).toMatchObject([
      { frame_type: 'Walnut', charge: 955 },
      { frame_type: 'Ash', charge: 705 },
    ]);
  });
});

describe('an edition', () => {
  test('When prints of it are sold, then it is never smaller than that, larger than promised, or gone', async () => {
    const print = await publish();
    const [first] = print.fields.sizes;
    const sizes = (await storedWork('product', print.id)).get('sizes');
    await db.doc(`products/${print.id}`).update({ sizes: [{ ...sizes[0], sold: 12, issued: 14, returned: [3, 7] }] });
    const with_ = (fields: object) => change(print, { sizes: [{ ...first, ...fields }] });
    const refused: [fields: object, message: RegExp][] = [
      [{ edition: 11 }, /sold already/],
      // Somebody has the number 14.
      [{ edition: 13 }, /sold already/],
      [{ edition: 51 }, /promised/],
      [{ edition: null }, /promised/],
      [{ width: 62 }, /keeps its measures/],
      [{ id: undefined }, /keeps its measures/],
    ];
    for (const [fields, message] of refused) {
      const { status, body } = await with_(fields);
      expect(status, JSON.stringify(fields)).toBe(400);
      expect(Object.values(body.error.fields ?? {}).join(), JSON.stringify(fields)).toMatch(message);
    }
    expect((await change(print, { sizes: [size(30, 20)] })).status).toBe(400);
    asPrint(await with_({ edition: 14 }));
    expect((await shown(print)).sizes).toMatchObject([{ edition: 14, left: 2, sold_out: false }]);
    const withdrawn = await send('POST', `/studio/product/${print.id}/withdraw`, artist, {
      version: (await own(print.id)).version,
    });
    expect(withdrawn.status).toBe(200);
    const { status, body } = await send('DELETE', `/studio/product/${print.id}`, artist);
    expect({ status, message: body.error.message }).toMatchObject({
      status: 409,
      message: expect.stringMatching(/are sold/),
    });
  });
});
