import type { Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import type { Order, OrderListItem } from '@aperture-byline/contract/order/wire';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { type Picture, shareUrl, variantUrl } from '@aperture-byline/contract/shared/picture';
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { describe, expect, test } from 'vitest';
import { joinAsBuyer, sendOrder, toOrderBody } from '../../../test-support/orders/orders.ts';
import { putUploaded } from '../../../test-support/pictures/uploaded-images.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow } from '../../../test-support/project/files.ts';
import { call, get, postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import {
  type AnyWork,
  completeFields,
  createDraft,
  decide,
  joinReviewPeople,
  send,
  workOf,
} from '../../../test-support/works/studio.ts';

const { artist, admin } = joinReviewPeople();

async function submitWith(workKind: WorkKind, imageIds: [string, string]): Promise<AnyWork> {
  const { id, version } = await createDraft(workKind, artist, completeFields(workKind, imageIds));
  return workOf(await send('POST', `/studio/${workKind}/${id}/submit`, artist, { version }));
}

async function readShown(workKind: WorkKind, id: string): Promise<{ pictures: Picture[]; text: string }> {
  const slug = (await db.doc(`${WORK_KINDS[workKind].collection}/${id}`).get()).get('slug');
  if (workKind === 'exhibition') {
    const { banner } = await get<ExhibitionDetail>(`/exhibition/${id}`);
    const hung = await get<ExhibitionImage[]>(`/exhibition/images/${id}`);
    return { pictures: [...(banner ? [banner] : []), ...hung.map(({ picture }) => picture)], text: '' };
  }
  if (workKind === 'product') {
    // There is no page of a print whose photograph nobody may see.
    const { status, body } = await call(`/product/${slug}`);
    const { images }: Pick<ProductDetail, 'images'> = status === 404 ? { images: [] } : body.data;
    return { pictures: images.map(({ picture }) => picture), text: '' };
  }
  const [story] = await get<Story[]>(`/blog/${slug}`);
  if (!story) throw new Error(`There is no story ${slug}`);
  const banner = story.banner_picture;
  return { pictures: [...(banner ? [banner] : []), ...story.pictures], text: story.content };
}

const fetchStatuses = (pictures: readonly Picture[]) =>
  Promise.all(
    pictures
      .flatMap((picture) => [variantUrl(picture, 160, 'jpeg'), shareUrl(picture)])
      .map(async (address) => (await fetch(`${SUITE_URL}${address}`)).status),
  );

describe.each(WORK_KIND_NAMES)('the pictures of a public %s', (workKind) => {
  test('When it has just been approved, then every file that it names is there; when their owner makes them private, none that is refused is named', async () => {
    const ids: [string, string] = [await putUploaded(artist), await putUploaded(artist)];
    const { id } = await submitWith(workKind, ids);
    expect((await decide(`${workKind}-${id}`, 'approve', admin)).status).toBe(200);
    const { pictures: before, text } = await readShown(workKind, id);
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(new Set(await fetchStatuses(before))).toEqual(new Set([200]));
    if (workKind === 'blog') {
      expect(text).toContain(`/api/image/${ids[1]}`);
      expect((await fetch(`${SUITE_URL}/api/image/${ids[1]}?width=160`)).status).toBe(200);
    }
    const setPrivacy = async (imageIds: string[], privacyStatus: string) =>
      expect(
        (
          await postJson(
            '/studio/image',
            { ids: imageIds, changes: { privacyStatus } },
            { method: 'PUT', token: artist.token },
          )
        ).status,
      ).toBe(200);
    await setPrivacy([ids[1]], 'Private');
    const { pictures: fewer } = await readShown(workKind, id);
    expect(fewer.map(({ src }) => src)).not.toContain(`/photos/${ids[1]}/{width}.{format}`);
    expect(fewer.length).toBeGreaterThan(0);
    expect(new Set(await fetchStatuses(fewer))).toEqual(new Set([200]));
    await setPrivacy([ids[0]], 'Private');
    expect(await readShown(workKind, id)).toEqual({
      pictures: [],
      text: workKind === 'blog' ? '<h2>First</h2><p>Nothing.</p>' : '',
    });
    // Its artist still sees them.
    const { picture } = (await get<{ items: { id: string; picture: Picture | null }[] }>(
      `/studio/${workKind}`,
      artist,
    ).then(({ items }) => items.find((item) => item.id === id))) ?? { picture: null };
    expect(picture && (await fetchStatuses([picture]))).toEqual([200, 200]);
    await setPrivacy(ids, 'Public');
    expect((await readShown(workKind, id)).pictures).toHaveLength(before.length);
    expect(new Set(await fetchStatuses((await readShown(workKind, id)).pictures))).toEqual(new Set([200]));
  });

  test('When it is approved in the console, then it names no picture before its files are there', async () => {
    const { id } = await submitWith(workKind, [await putUploaded(artist), await putUploaded(artist)]);
    await db.doc(`${WORK_KINDS[workKind].collection}/${id}`).update({ status: 'approved', publishedAt: new Date() });
    await eventually('all are shown', async () => {
      const { pictures } = await readShown(workKind, id);
      expect(new Set([...(await fetchStatuses(pictures)), 200])).toEqual(new Set([200]));
      return pictures.length >= 2;
    });
  });
});

test('When a photograph is deleted of which a print was ordered, then the order still shows it, to whom it is', async () => {
  const buyer = await joinAsBuyer();
  const [sold, other] = [await putUploaded(artist), await putUploaded(artist)];
  const { id } = await submitWith('product', [sold, other]);
  expect((await decide(`product-${id}`, 'approve', admin)).status).toBe(200);
  const product = (await db.doc(`products/${id}`).get()).data();
  const line = {
    productId: id,
    productSize: product?.sizes[0].id,
    productFrame: product?.frames[0].id,
    price: 5800,
    photographer: artist.userId,
  };
  const { status, body } = await sendOrder(buyer, toOrderBody(buyer, [line]));
  expect(status).toBe(201);
  const { orderId } = body.data as { orderId: string };
  await db.doc(`products/${id}`).update({
    imageIds: [other],
    pictures: [samplePicture(other, { widths: [160], formats: ['jpeg'] })],
  });
  const remove = () => call(`/studio/image/${sold}`, { method: 'DELETE', token: artist.token });
  await eventually('no print shows it', async () => (await remove()).status === 200);
  await eventually('its original is gone', async () => !(await filesBelow('originals')).includes(`originals/${sold}`));
  expect((await fetch(`${SUITE_URL}/photos/${sold}/160.jpeg`)).status).toBe(404);
  const order = await get<Order>(`/product/order/${orderId}`, buyer);
  const list = await get<OrderListItem[]>('/product/order', buyer);
  const pictures = [
    ...order.parts.flatMap(({ prints }) => prints.map(({ picture }) => picture)),
    ...list
      .filter(({ order_id }) => order_id === orderId)
      .flatMap(({ prints }) => prints.map(({ picture }) => picture)),
  ].filter((picture) => picture !== null);
  expect(pictures).toHaveLength(2);
  for (const picture of pictures)
    expect((await fetch(`${SUITE_URL}${variantUrl(picture, 160, 'jpeg')}`)).status).toBe(200);
});
