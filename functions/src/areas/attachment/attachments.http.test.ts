import { randomUUID } from 'node:crypto';
import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import { ATTACHMENTS_PER_DAY, type Attachment } from '@aperture-byline/contract/attachment/wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  attach,
  attachPicture,
  fetchVariant,
  type Place,
  partPath,
  putIncoming,
  readConversation,
  send,
  sendText,
  storedMessages,
} from '../../../test-support/orders/conversations.ts';
import { joinForOrders, orderPrintsBy } from '../../../test-support/orders/orders.ts';
import { FORBIDDEN_BYTES, HOSTILE } from '../../../test-support/pictures/hostile-files.ts';
import { jpeg, jpegWithNotes, realFiles } from '../../../test-support/pictures/sample-pictures.ts';
import { db } from '../../../test-support/project/database.ts';
import { filesBelow, putFile, storedFile } from '../../../test-support/project/files.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { askUntilAnswered, callAtOnce } from '../../../test-support/servers/instances.ts';
import { call } from '../../../test-support/servers/suite.ts';
import { describeFile } from '../../lib/storage.ts';
import { sweepFiles } from '../upload/sweep.ts';
import { checkUpload } from '../user/on-upload.ts';

const { alice, bob, mira, noor } = joinForOrders();
const picture = await jpeg(900, 600);
let place: Place;

beforeEach(async () => {
  place = { orderId: await orderPrintsBy(alice, mira, noor), artist: mira };
});

const storedFiles = () => filesBelow(`order-attachments/${place.orderId}`);
const incoming = () => filesBelow(`attachments/${alice.uid}`);
const stored = async (id: string) => (await db.doc(`${partPath(place)}/attachments/${id}`).get()).data();

/** Checks a file as its trigger does. */
async function runTrigger(path: string): Promise<void> {
  const { generation = '1', size = 1 } = (await describeFile(path)) ?? {};
  await checkUpload({ path, generation, size, createdAt: new Date(), hasDownloadUrl: true });
}

describe('an attachment', () => {
  test('When the buyer sends a picture, then both see it in two sizes, and the file that came is gone', async () => {
    const { id } = await attachPicture(place, alice, await jpeg(2400, 1600));
    expect(await incoming()).toEqual([]);
    expect(await storedFiles()).toEqual(
      [1600, 480].map((width) => `order-attachments/${place.orderId}/${mira.userId}/${id}/${width}.jpeg`),
    );
    const { status } = await send(place, alice, { pictures: [id] });
    expect(status).toBe(201);
    expect(await stored(id)).toMatchObject({
      authorId: alice.userId,
      usedIn: expect.stringMatching(/^messages\//),
    });
    const [message] = (await readConversation(place, mira)).messages;
    expect(message).toMatchObject({ text: '', pictures: [{ id }] });
    const [shown] = message?.pictures ?? [];
    expect(shown?.picture).toMatchObject({
      width: 2400,
      height: 1600,
      widths: [480, 1600],
      formats: ['jpeg'],
    });
    for (const width of [480, 1600]) {
      const response = await fetchVariant(shown as Attachment, width);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const { width: actual } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(actual).toBe(width);
    }
    const { metadata } = await storedFile((await storedFiles())[0] ?? '');
    expect(metadata?.firebaseStorageDownloadTokens).toBeUndefined();
  });

  test('When an address is changed, of another picture or over, then there is no file', async () => {
    const { picture: one } = await attachPicture(place, alice, picture);
    const other = await attachPicture(place, alice, picture);
    const address = one.src.replace('{width}.{format}', '480.jpeg').replace('/api', '');
    expect((await fetchVariant({ id: '', picture: one })).status).toBe(200);
    const bad = [
      address.replace(/\?.*/, ''),
      address.replace(/signature=./, (begun) => (begun.endsWith('_') ? 'signature=-' : 'signature=_')),
      address.replace(/expires=\d+/, `expires=${Date.now() + DAY}`),
      address.replace(/expires=\d+/, 'expires=1000000000000'),
      address.replace(/[0-9a-f]{32}\/480/, `${other.id}/480`),
      address.replace(String(mira.userId), String(noor.userId)),
      address.replace('480.jpeg', '481.jpeg'),
      address.replace('480.jpeg', '..%2F480.jpeg'),
      `${address}&expires=1`,
    ];
    for (const path of bad) expect((await call(path)).status, path).toBe(404);
  });

  test('When the same file is sent fifteen times at once at two instances, then it is one, and afterwards too', async () => {
    const file = await putIncoming(alice, picture);
    const replies = await callAtOnce(15, (at) => askUntilAnswered(() => attach(place, { ...alice, at }, file)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201]));
    const ids = new Set(replies.map(({ body }) => (body.data as Attachment).id));
    expect(ids.size).toBe(1);
    expect(await storedFiles()).toHaveLength(2);
    expect((await attach(place, alice, file)).status).toBe(200);
    expect(await incoming()).toEqual([]);
  });

  test('When it is somebody else’s, shown already or of another part, then no message shows it, and nothing changes', async () => {
    const { id: mine } = await attachPicture(place, alice, picture);
    const { id: theirs } = await attachPicture(place, mira, picture);
    const { id: used } = await attachPicture(place, alice, picture);
    expect((await send(place, alice, { pictures: [used] })).status).toBe(201);
    const { id: elsewhere } = await attachPicture({ ...place, artist: noor }, alice, picture);
    await expectUnchanged(async () => {
      for (const id of [theirs, used, elsewhere]) {
        const { status, body } = await send(place, alice, { text: 'See', pictures: [mine, id] });
        expect([status, body.error.fields]).toEqual([400, { pictures: attachmentMessages.gone }]);
      }
    });
    expect(await storedMessages(place)).toHaveLength(1);
  });

  test('When a file is another person’s, an avatar’s or a kept one, then it is refused, and nothing changes', async () => {
    const foreign = await putIncoming(bob, picture);
    const avatar = await putFile(`avatars/${alice.uid}/in/${randomUUID()}.jpg`, picture);
    const { id } = await attachPicture(place, alice, picture);
    await expectUnchanged(async () => {
      for (const file of [
        foreign,
        avatar,
        `order-attachments/${place.orderId}/${mira.userId}/${id}/480.jpeg`,
        `attachments/${alice.uid}/in/../../${bob.uid}/in/a.jpg`,
        'https://evil.example/a.jpg',
        'originals/one',
        '',
      ])
        expect((await attach(place, alice, file)).status, file).toBe(400);
      const missing = await attach(place, alice, `attachments/${alice.uid}/in/${randomUUID()}.jpg`);
      expect(missing.body.error.fields).toEqual({ file: attachmentMessages.missing });
      for (const file of [null, 5, ['a'], 'x'.repeat(300)]) expect((await attach(place, alice, file)).status).toBe(400);
    });
  });

  test('When somebody has sent forty today, then one more is refused, says what to do, and leaves nothing', async () => {
    const { id } = await attachPicture(place, alice, picture);
    const data = await stored(id);
    const batch = db.batch();
    for (let index = 1; index < ATTACHMENTS_PER_DAY; index += 1)
      batch.set(db.doc(`${partPath(place)}/attachments/more${index}`), data ?? {});
    await batch.commit();
    const files = await storedFiles();
    const { status, headers, body } = await attach(place, alice, await putIncoming(alice, picture));
    expect([status, body.error.message]).toEqual([429, attachmentMessages.limit]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect([await storedFiles(), await incoming()]).toEqual([files, []]);
    await attachPicture(place, mira, picture);
  });

  test('When nothing shows it for a day, then it goes with its files, and what is shown stays', async () => {
    // Of other tests.
    await sweepFiles(new Date(Date.now() + DAY + 60_000));
    const { id: unused } = await attachPicture(place, alice, picture);
    const { id: used } = await attachPicture(place, alice, picture);
    await send(place, alice, { pictures: [used] });
    expect((await sweepFiles(new Date(Date.now() + DAY - 60_000))).attachments).toBe(0);
    expect((await sweepFiles(new Date(Date.now() + DAY + 60_000))).attachments).toBe(1);
    expect(await stored(unused)).toBeUndefined();
    expect((await storedFiles()).every((path) => path.includes(used))).toBe(true);
    expect(await storedFiles()).toHaveLength(2);
    // Shortly before the sweep may come, nothing shows it any more.
    const { id: old } = await attachPicture(place, alice, picture);
    await db.doc(`${partPath(place)}/attachments/${old}`).update({ createdAt: new Date(Date.now() - DAY) });
    expect((await send(place, alice, { pictures: [old] })).status).toBe(400);
  });
});

describe('a hostile picture', () => {
  test.each(HOSTILE)(
    'When it is %s, then it is refused or made safe, and nothing else stays',
    async (_what, make, ends) => {
      const file = await putIncoming(alice, await make());
      const { status, body } = await attach(place, alice, file);
      expect(await incoming()).toEqual([]);
      if (ends !== 'ready') {
        expect([status, body.error.fields]).toEqual([400, { file: attachmentMessages.unreadable }]);
        expect(await storedFiles()).toEqual([]);
        return;
      }
      expect(status).toBe(201);
      for (const path of await storedFiles()) await expectBare(path);
    },
  );

  test.each(realFiles('exif/'))(
    'When it is the real file $name, then no place is in it',
    async ({ name, file: data }) => {
      const { status } = await attach(place, alice, await putIncoming(alice, data));
      expect(status).toBe(/corrupted|heic/i.test(name) ? 400 : 201);
      for (const path of await storedFiles()) await expectBare(path);
    },
  );

  test('When its trigger comes first, then it says the same, and the file has no address any more', async () => {
    const good = await putIncoming(alice, await jpegWithNotes());
    await runTrigger(good);
    expect((await storedFile(good)).metadata?.firebaseStorageDownloadTokens).toBeUndefined();
    expect((await attach(place, alice, good)).status).toBe(201);
    const bad = await putIncoming(alice, Buffer.from('<!doctype html><script>alert(1)</script>'));
    await runTrigger(bad);
    expect(await incoming()).toEqual([]);
    const { status, body } = await attach(place, alice, bad);
    expect([status, body.error.fields]).toEqual([400, { file: attachmentMessages.unreadable }]);
  });

  test('When it has more bytes than it may, then it is refused, and goes', async () => {
    const file = await putIncoming(alice, Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]));
    const { status, body } = await attach(place, alice, file);
    expect([status, body.error.fields]).toEqual([400, { file: attachmentMessages.tooLarge }]);
    expect(await incoming()).toEqual([]);
  });

  test('When text is sent with it, then a picture that is gone stops the whole message', async () => {
    await sendText(place, alice, 'Before');
    expect((await send(place, alice, { text: 'After', pictures: ['0'.repeat(32)] })).status).toBe(400);
    expect(await storedMessages(place)).toHaveLength(1);
  });
});

async function expectBare(path: string): Promise<void> {
  const { data } = await storedFile(path);
  const { exif, xmp, iptc, icc, format, width = 0, height = 0 } = await sharp(data).metadata();
  expect({ exif, xmp, iptc, icc, format }, path).toEqual({ format: 'jpeg' });
  expect(Math.max(width, height), path).toBeLessThanOrEqual(2000);
  for (const bytes of FORBIDDEN_BYTES) expect(data.includes(bytes), `${path}: ${bytes}`).toBe(false);
}
