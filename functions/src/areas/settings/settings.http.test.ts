import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioHome, StudioShipping } from '@aperture-byline/contract/settings/wire';
import { DEFAULT_SHIPPING } from '@aperture-byline/contract/shipping/rates';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { expectRefusedLater } from '../../../test-support/people/old-login.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { byline, putBlog, putImage } from '../../../test-support/works/fixtures.ts';
import { send } from '../../../test-support/works/studio.ts';

const { admin, artist } = joinForTests({ admin: { admin: true }, artist: { isArtist: true } });

const SELLER = {
  name: 'The House LLP',
  address: '1 Fort Road\nKochi',
  gstin: '32AAPFU0939F1Z4',
  hsnCode: '4911',
  gstRate: 18,
  asksPan: false,
};
const SHOP = {
  upiId: 'house@bank',
  payeeName: 'The House',
  accountName: 'The House',
  accountNumber: '123456789012',
  ifsc: 'SBIN0001234',
  bankText: 'Current account',
};
const versionOf = ({ data }: { data: unknown }) => (data as { version: number }).version;

test('When an admin chooses the front page, then it shows that, in that order, and the log has who did', async () => {
  const editor = await joinAs({ admin: true });
  const images = [await putImage(), await putImage(), await putImage()].reverse();
  const stories = [await putBlog(), await putBlog()].reverse();
  const ids = stories.map(({ id }) => id);
  const home = { carousel: images, introStories: ids, shopIntro: 'Framed prints' };
  const { status, body } = await send('PUT', '/studio/home', editor, home);
  expect(status).toBe(200);
  const shown = body.data as StudioHome;
  expect(shown.carousel.map(({ id }) => id)).toEqual(images);
  expect(shown.introStories.map(({ id }) => id)).toEqual(ids);
  expect(await get('/studio/home', { token: editor.token })).toEqual(shown);
  const carousel = await get<{ id: string }[]>('/image/home-carousel');
  expect(carousel.map(({ id }) => id)).toEqual(images);
  const intro = await get<{ id: string }[]>('/blog/intro');
  expect(intro.map(({ id }) => id)).toEqual(ids);
  expect(await get('/product/intro')).toEqual({ text: 'Framed prints' });
  const { docs } = await db.collection('audit').where('adminId', '==', editor.userId).get();
  expect(docs.map((entry) => entry.data())).toMatchObject([{ kind: 'settings', decision: 'home' }]);
});

test('When the chosen stories are none, then the marked ones are shown', async () => {
  const { carousel } = await get<StudioHome>('/studio/home', { token: admin.token });
  const { id } = await putBlog({ intro: true });
  await send('PUT', '/studio/home', admin, { carousel: [], introStories: [], shopIntro: '' });
  const intro = await get<{ id: string }[]>('/blog/intro');
  expect(intro.map((story) => story.id)).toContain(id);
  for (const { id } of carousel)
    await eventually('the library knows that it is not used any more', async () => {
      return (await db.doc(`images/${id}`).get()).get('isUsed') === false;
    });
});

test('When something chosen is private, a draft, unknown or there twice, then it is refused by field', async () => {
  const hidden = await putImage({ privacyStatus: 'Private' });
  const { id: draft } = await putBlog({ status: 'draft', creator: byline() });
  const whole = { carousel: [], introStories: [], shopIntro: '' };
  await expectUnchanged(async () => {
    for (const [field, value] of [
      ['carousel', [hidden]],
      ['carousel', ['none']],
      ['carousel', ['a/b']],
      ['carousel', [hidden, hidden]],
      ['carousel', Array.from({ length: 11 }, (_, index) => `image${index}`)],
      ['introStories', [draft]],
      ['shopIntro', 'x'.repeat(501)],
    ] as const) {
      const { status, body } = await send('PUT', '/studio/home', admin, { ...whole, [field]: value });
      expect({ status, fields: Object.keys(body.error.fields ?? {}) }, field).toEqual({
        status: 400,
        fields: [field],
      });
    }
    expect((await send('PUT', '/studio/home', admin, { carousel: [] })).status).toBe(400);
    expect((await send('PUT', '/studio/home', admin, { ...whole, admin: true })).status).toBe(400);
  });
});

test('When an admin sets the payment details, then they are stored; a UPI ID must be one', async () => {
  const { status, body } = await send('PUT', '/studio/shop', admin, SHOP);
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: {
      ...SHOP,
      version: expect.any(Number),
    },
  });
  expect((await db.doc('settings/shop').get()).data()).toEqual({ ...SHOP, version: versionOf(body) });
  await expectUnchanged(async () => {
    for (const upiId of ['house', 'house@', 'a@b c', 'upi://pay?pa=x', 'me@gmail.com', 'a.@..'])
      expect((await send('PUT', '/studio/shop', admin, { ...SHOP, upiId })).status, upiId).toBe(400);
    for (const wrong of [
      { accountNumber: '12345678' },
      { accountNumber: '' },
      { ifsc: '' },
      { ifsc: 'sbin0001234' },
      { ifsc: 'SBIN1001234' },
      { accountName: ' ' },
    ])
      expect((await send('PUT', '/studio/shop', admin, { ...SHOP, ...wrong })).status).toBe(400);
    const nobody = await send('PUT', '/studio/shop', admin, { ...SHOP, payeeName: ' ' });
    expect({ status: nobody.status, fields: nobody.body.error.fields }).toEqual({
      status: 400,
      fields: { payeeName: workMessages.payeeMissing },
    });
  });
  // As it is copied from a statement or a chat.
  const pasted = { accountNumber: '\u202a1234\u00a05678 9012\u202c', ifsc: ' SBIN\u200b0001234' };
  expect((await send('PUT', '/studio/shop', admin, { ...SHOP, ...pasted })).body.data).toMatchObject({
    accountNumber: '123456789012',
    ifsc: 'SBIN0001234',
  });
});

test('When an admin sets what shipping costs, then it is stored beside the payment details, and what can’t be is refused', async () => {
  await send('PUT', '/studio/shop', admin, SHOP);
  const { version, ...rates } = await get<StudioShipping>('/studio/shipping', { token: admin.token });
  expect(rates).toEqual(DEFAULT_SHIPPING);
  const international = { ...rates.international, standard: { price: 2500, fromDays: 7, toDays: 20 } };
  const changed = { ...rates, international };
  const { status, body } = await send('PUT', '/studio/shipping', admin, { ...changed, version });
  expect({ status, data: body.data }).toEqual({ status: 200, data: { ...changed, version: version + 1 } });
  expect((await db.doc('settings/shop').get()).data()).toEqual({
    ...SHOP,
    shipping: changed,
    version: version + 1,
  });
  await send('PUT', '/studio/shop', admin, SHOP);
  expect(await get('/studio/shipping', { token: admin.token })).toMatchObject(changed);
  const { expedited } = rates.domestic;
  await expectUnchanged(async () => {
    for (const [field, domestic] of [
      ['domestic.standard.price', { standard: { ...rates.domestic.standard, price: null } }],
      ['domestic.expedited.price', { expedited: { ...expedited, price: 0 } }],
      ['domestic.expedited.price', { expedited: { ...expedited, price: -100 } }],
      ['domestic.expedited.price', { expedited: { ...expedited, price: 99.5 } }],
      ['domestic.expedited.price', { expedited: { ...expedited, price: 100_001 } }],
      ['domestic.expedited.price', { expedited: { ...expedited, price: '400' } }],
      ['domestic.expedited.fromDays', { expedited: { ...expedited, fromDays: 0 } }],
      ['domestic.expedited.toDays', { expedited: { ...expedited, toDays: 91 } }],
      ['domestic.expedited.toDays', { expedited: { ...expedited, fromDays: 6, toDays: 5 } }],
      ['domestic.expedited.toDays', { expedited: { price: 1, fromDays: 6 } }],
      ['domestic.expedited', { expedited: { ...expedited, name: 'Courier' } }],
    ] as const) {
      const sent = { ...changed, domestic: { ...rates.domestic, ...domestic } };
      const reply = await send('PUT', '/studio/shipping', admin, sent);
      expect([reply.status, Object.keys(reply.body.error?.fields ?? {})], JSON.stringify(domestic)).toEqual([
        400,
        [field],
      ]);
    }
    for (const sent of [{}, { ...changed, domestic: null }, { ...changed, local: rates.domestic }])
      expect((await send('PUT', '/studio/shipping', admin, sent)).status).toBe(400);
    expect((await send('PUT', '/studio/shipping', admin, { ...changed, version })).status).toBe(409);
  });
});

test('When an admin says who sells, then it is stored; a GSTIN must be one, with all that tax law asks beside it', async () => {
  const { status, body } = await send('PUT', '/studio/seller', admin, SELLER);
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: { ...SELLER, version: expect.any(Number) },
  });
  expect(await get('/studio/seller', { token: admin.token })).toEqual(body.data);
  await expectUnchanged(async () => {
    for (const [field, wrong] of [
      ['gstin', { gstin: '32AAPFU0939F1Z5' }],
      ['gstin', { name: ' ' }],
      ['gstin', { address: '' }],
      ['hsnCode', { hsnCode: '' }],
      ['hsnCode', { hsnCode: '49x1' }],
      ['gstRate', { gstRate: 18.5 }],
      ['gstRate', { gstRate: -1 }],
      ['gstRate', { gstRate: 41 }],
      ['address', { address: 'x'.repeat(501) }],
    ] as const) {
      const reply = await send('PUT', '/studio/seller', admin, { ...SELLER, ...wrong });
      expect({ status: reply.status, fields: Object.keys(reply.body.error.fields ?? {}) }, field).toEqual({
        status: 400,
        fields: [field],
      });
    }
  });
});

const TERMS = { commissionRate: 12.5, tdsRate: 0.1, tdsText: 'TDS under section 194-O', courier: 'house' };

test('When an admin says what artists are paid, then everybody reads it; rates have one decimal, and a tax a name', async () => {
  const { status, body } = await send('PUT', '/studio/payout-terms', admin, TERMS);
  expect({ status, data: body.data }).toEqual({ status: 200, data: { ...TERMS, version: expect.any(Number) } });
  expect(await get('/studio/payout-terms', { token: admin.token })).toEqual(body.data);
  expect(await get('/product/payout-terms')).toEqual(TERMS);
  expect((await db.doc('settings/payouts').get()).data()).toMatchObject({ commissionRate: 1250, tdsRate: 10 });
  await expectUnchanged(async () => {
    for (const [field, wrong] of [
      ['commissionRate', { commissionRate: 12.55 }],
      ['commissionRate', { commissionRate: -1 }],
      ['commissionRate', { commissionRate: 61 }],
      ['commissionRate', { commissionRate: null }],
      ['tdsRate', { tdsRate: 31 }],
      ['tdsText', { tdsText: ' ' }],
      ['courier', { courier: 'buyer' }],
    ] as const) {
      const reply = await send('PUT', '/studio/payout-terms', admin, { ...TERMS, ...wrong });
      expect([reply.status, Object.keys(reply.body.error.fields ?? {})], JSON.stringify(wrong)).toEqual([400, [field]]);
    }
    await expectRefusedLater('PUT', '/studio/payout-terms', admin.token);
  });
});

test.each([
  ['/studio/home', { carousel: [], introStories: [], shopIntro: 'First' }, { shopIntro: 'Second' }],
  ['/studio/shop', SHOP, { upiId: 'other@bank' }],
  ['/studio/seller', SELLER, { name: 'Another' }],
  ['/studio/payout-terms', TERMS, { courier: 'artist' }],
])(
  'When two admins change %s from one version, then the second one is told, and overwrites nothing',
  async (path, first, second) => {
    const { version } = await get<{ version: number }>(path, { token: admin.token });
    const { status, body } = await send('PUT', path, admin, { ...first, version });
    expect({ status, version: versionOf(body) }).toEqual({ status: 200, version: version + 1 });
    await expectUnchanged(async () => {
      const late = await send('PUT', path, admin, { ...first, ...second, version });
      expect({ status: late.status, ...late.body.error }).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: settingsMessages.conflict,
      });
    });
    const again = await send('PUT', path, admin, { ...first, ...second, version: version + 1 });
    expect(versionOf(again.body)).toBe(version + 2);
    // A caller that knows no versions.
    expect(versionOf((await send('PUT', path, admin, first)).body)).toBe(version + 3);
    expect((await send('PUT', path, admin, { ...first, version: 'x' })).status).toBe(400);
  },
);

describe('who may', () => {
  test('When it is nobody, a reader or an artist, then it is refused and nothing changes', async () => {
    const reader = await joinAs();
    await expectUnchanged(async () => {
      for (const path of [
        '/studio/home',
        '/studio/shop',
        '/studio/seller',
        '/studio/shipping',
        '/studio/payout-terms',
      ]) {
        expect((await call(path)).status).toBe(401);
        expect((await call(path, { method: 'PUT' })).status).toBe(401);
        for (const { token } of [reader, artist]) {
          expect((await call(path, { token })).status).toBe(403);
          expect((await send('PUT', path, { token }, SHOP)).status).toBe(403);
        }
      }
    });
  });
});
