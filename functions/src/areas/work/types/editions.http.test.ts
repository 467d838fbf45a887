import type { ReviewBody } from '@aperture-byline/contract/review/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../../test-support/project/database.ts';
import { joinForTests } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import {
  type AnyWork,
  completeFields,
  createDraft,
  decide,
  putOwnImage,
  readWork,
  reviewBodyOf,
  send,
  storedWork,
  workOf,
} from '../../../../test-support/works/studio.ts';

const { artist, admin } = joinForTests({ artist: { isArtist: true }, admin: { admin: true } });

const size = (width: number, height: number, edition: number | null) => ({
  width,
  height,
  price: 5000,
  edition,
});
type Size = ReturnType<typeof size>;

const draft = (imageIds: [string, ...string[]], title: string, ...sizes: Size[]) =>
  createDraft('product', artist, { ...completeFields('product', imageIds), title, sizes });
const submit = ({ id, version }: AnyWork) => send('POST', `/studio/product/${id}/submit`, artist, { version });
const approve = (id: string) => decide(`product-${id}`, 'approve', admin);

async function publish(imageIds: [string, ...string[]], title: string, ...sizes: Size[]): Promise<AnyWork> {
  const { id } = workOf(await submit(await draft(imageIds, title, ...sizes)));
  expect((await approve(id)).status).toBe(200);
  return { ...(await readPrint(id)), id };
}
const readPrint = (id: string) => readWork('product', artist, { id });

/** Stores the first size as sold, as an order that its artist accepted would. */
async function sellFirst(id: string, sold = 1): Promise<void> {
  const [first, ...others] = (await storedWork('product', id)).get('sizes');
  await db.doc(`products/${id}`).update({ sizes: [{ ...first, sold, issued: sold }, ...others] });
}

const conflict = (field: string, title: string) => ({
  status: 400,
  fields: { [field]: workMessages.editionElsewhere(title) },
});
const outcome = ({ status, body }: Awaited<ReturnType<typeof send>>) => ({
  status,
  fields: body.error?.fields,
});

describe('editions of a photograph', () => {
  test('When an edition is sold out, then no other print sells the photograph in its measures, either way round', async () => {
    const image = await putOwnImage(artist);
    const { id } = await publish([image], 'First', size(60, 40, 1));
    await sellFirst(id);
    for (const again of [size(60, 40, 1), size(40, 60, 1), size(60, 40, null), size(60, 40, 30)]) {
      const second = await draft([image], 'Second', size(30, 20, null), again);
      await expectUnchanged(async () => {
        expect(outcome(await submit(second))).toEqual(conflict('sizes[1].edition', 'First'));
      });
    }
    const withdrawn = await send('POST', `/studio/product/${id}/withdraw`, artist, {
      version: (await readPrint(id)).version,
    });
    expect(withdrawn.status).toBe(200);
    // Sold stays sold.
    const third = await draft([image], 'Third', size(60, 40, 1));
    expect(outcome(await submit(third))).toEqual(conflict('sizes[0].edition', 'First'));
  });

  test('When an edition is on sale or waits for review, then another print offers other sizes, or another photograph', async () => {
    const [image, other] = [await putOwnImage(artist), await putOwnImage(artist)];
    const waiting = workOf(await submit(await draft([image], 'Waiting', size(60, 40, 10))));
    const twice = await draft([image], 'Twice', size(60, 40, 10));
    expect(outcome(await submit(twice))).toEqual(conflict('sizes[0].edition', 'Waiting'));
    expect((await submit(await draft([image], 'Small', size(30, 20, 10)))).status).toBe(200);
    // Shown beside another photograph, it is not printed.
    expect((await submit(await draft([other, image], 'Other', size(60, 40, 10)))).status).toBe(200);
    // An edition that nobody was promised and nobody bought.
    await send('POST', `/studio/product/${waiting.id}/withdraw`, artist, {
      version: (await readPrint(waiting.id)).version,
    });
    expect((await submit(twice)).status).toBe(200);
  });

  test('When one print offers a size twice, as it is or turned, then it is refused as a draft, a change and a submission', async () => {
    const image = await putOwnImage(artist);
    const twice = { status: 400, fields: { sizes: workMessages.sizeTwice } };
    for (const again of [size(20, 30, 1), size(30, 20, 1)]) {
      const sizes = [size(20, 30, 1), again];
      const fields = { ...completeFields('product', [image]), sizes };
      expect(outcome(await send('POST', '/studio/product', artist, fields))).toEqual(twice);
    }
    const drafted = await draft([image], 'Once', size(20, 30, 1));
    const change = ({ id, version, fields }: AnyWork) =>
      send('PUT', `/studio/product/${id}`, artist, {
        version,
        sizes: [...(fields.sizes as Size[]), size(30, 20, 1)],
      });
    await expectUnchanged(async () => expect(outcome(await change(drafted))).toEqual(twice));
    const published = await publish([await putOwnImage(artist)], 'Public', size(20, 30, 1));
    await expectUnchanged(async () => expect(outcome(await change(published))).toEqual(twice));
    const stored = (await storedWork('product', drafted.id)).get('sizes');
    await db
      .doc(`products/${drafted.id}`)
      .update({ sizes: [...stored, { ...stored[0], id: 'turned', width: 30, height: 20 }] });
    expect(outcome(await submit(drafted))).toEqual(twice);
  });

  test('When a public or a waiting print has a size twice, written by hand, then neither a revision nor the print is published', async () => {
    const [image, other] = [await putOwnImage(artist), await putOwnImage(artist)];
    const addTurned = async (id: string) => {
      const [stored] = (await storedWork('product', id)).get('sizes');
      const turned = { ...stored, id: 'turned', width: stored.height, height: stored.width };
      await db.doc(`products/${id}`).update({ sizes: [stored, turned] });
    };
    const { id, version } = await publish([image], 'Public', size(20, 30, 1));
    await addTurned(id);
    const title = 'Revised';
    const revised = workOf(await send('PUT', `/studio/product/${id}`, artist, { version, title }));
    expect(outcome(await submit({ ...revised, id }))).toEqual({
      status: 400,
      fields: { sizes: workMessages.sizeTwice },
    });
    const waiting = workOf(await submit(await draft([other], 'Waiting', size(20, 30, 1))));
    await addTurned(waiting.id);
    const { status, body } = await approve(waiting.id);
    expect([status, body.error.message]).toEqual([409, workMessages.sizeTwice]);
  });

  test('When neither print is limited, then both may offer the size', async () => {
    const image = await putOwnImage(artist);
    await publish([image], 'Open', size(60, 40, null));
    await publish([image], 'Open too', size(60, 40, null));
    const limited = await draft([image], 'Limited', size(60, 40, 5));
    expect(outcome(await submit(limited)).fields).toHaveProperty(['sizes[0].edition']);
  });

  test('When a public print gets the size of another edition, then it is refused at once', async () => {
    const image = await putOwnImage(artist);
    await publish([image], 'First', size(60, 40, 1));
    const { id, version, fields } = await publish([image], 'Second', size(30, 20, null));
    const [known] = fields.sizes as Size[];
    await expectUnchanged(async () => {
      const changed = await send('PUT', `/studio/product/${id}`, artist, {
        version,
        sizes: [known, size(60, 40, 1)],
      });
      expect(outcome(changed)).toEqual(conflict('sizes[1].edition', 'First'));
    });
  });

  test('When a revision would print a photograph whose edition another print sells, then it is not submitted', async () => {
    const [image, other] = [await putOwnImage(artist), await putOwnImage(artist)];
    await publish([image], 'First', size(60, 40, 1));
    const { id, version } = await publish([other], 'Second', size(60, 40, 1));
    const revised = workOf(await send('PUT', `/studio/product/${id}`, artist, { version, imageIds: [image] }));
    expect(outcome(await submit({ ...revised, id }))).toEqual(conflict('sizes[0].edition', 'First'));
  });

  test('When numbered prints are sold, then the photograph of the print stays', async () => {
    const [image, other] = [await putOwnImage(artist), await putOwnImage(artist)];
    const { id, version } = await publish([image, other], 'First', size(60, 40, 3));
    await sellFirst(id);
    const swap = (imageIds: string[]) => send('PUT', `/studio/product/${id}`, artist, { version, imageIds });
    expect(outcome(await swap([other, image]))).toEqual({
      status: 400,
      fields: { imageIds: workMessages.photographSold },
    });
    expect((await swap([image])).status).toBe(200);
  });

  test('When a second edition is submitted by hand, then the desk sees the other print, and does not publish it', async () => {
    const [image, unpublished] = [await putOwnImage(artist), await putOwnImage(artist)];
    const first = await publish([image], 'First', size(60, 40, 1));
    await sellFirst(first.id);
    const { id } = workOf(await submit(await draft([unpublished], 'Second', size(60, 40, 1))));
    const imageIds = [image, unpublished];
    await db.doc(`products/${id}`).update({ imageIds, printedImageId: image });
    const body = (await reviewBodyOf(`product-${id}`, admin)) as ReviewBody & { workKind: 'product' };
    expect(body.otherPrints).toEqual([
      {
        id: first.id,
        title: 'First',
        status: 'approved',
        sizes: [{ width: 60, height: 40, edition: 1, sold: 1 }],
      },
    ]);
    const { status, body: answer } = await approve(id);
    expect({ status, message: answer.error.message }).toEqual({
      status: 409,
      message: workMessages.editionConflict,
    });
    expect((await storedWork('product', id)).get('status')).toBe('submitted');
    expect((await db.doc(`images/${unpublished}`).get()).get('status')).toBe('draft');
  });

  test('When two prints of one edition are submitted at once, then one of them waits', async () => {
    const image = await putOwnImage(artist);
    const drafts = [await draft([image], 'One', size(60, 40, 1)), await draft([image], 'Two', size(60, 40, 1))];
    const statuses = (await Promise.all(drafts.map(submit))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('When the printed photograph changes, then the print is found by the new one', async () => {
    const [image, other] = [await putOwnImage(artist), await putOwnImage(artist)];
    const { id, version } = await createDraft('product', artist, completeFields('product', [image]));
    const printed = async () => (await storedWork('product', id)).get('printedImageId');
    expect(await printed()).toBe(image);
    const moved = workOf(await send('PUT', `/studio/product/${id}`, artist, { version, imageIds: [other, image] }));
    expect(await printed()).toBe(other);
    await submit({ ...moved, id });
    expect((await approve(id)).status).toBe(200);
    const revised = workOf(
      await send('PUT', `/studio/product/${id}`, artist, {
        version: (await readPrint(id)).version,
        imageIds: [image],
      }),
    );
    expect(await printed()).toBe(other);
    await submit({ ...revised, id });
    expect((await decide(`revision-product-${id}`, 'approve', admin)).status).toBe(200);
    expect(await printed()).toBe(image);
  });
});
