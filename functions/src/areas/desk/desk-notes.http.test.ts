import { deskMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { DeskNote } from '@aperture-byline/contract/desk/wire';
import { inDays, sampleComment, sampleOrderLine } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { db, put, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, mailsTo, type Sender } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call, get, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import {
  decide,
  joinReviewPeople,
  noticed,
  publishNew,
  putOwnImage,
  readWork,
  reviewsOf,
  revise,
  send,
  submitNew,
} from '../../../test-support/works/studio.ts';

const { artist, admin, second } = joinReviewPeople();

const pathOf = (reviewId: string) => `/studio/review/${reviewId}/note`;
const notesOf = (reviewId: string, { token }: Sender = admin) => get<DeskNote[]>(pathOf(reviewId), { token });
const remove = (reviewId: string, id: string, by: Sender) => send('DELETE', `${pathOf(reviewId)}/${id}`, by);

function add(reviewId: string, text: unknown, by: Sender = admin, key = uniqueId('key-of-a-note')) {
  return postJson(pathOf(reviewId), { text }, { ...by, headers: { 'Idempotency-Key': key } });
}

const noteOf = ({ body }: Reply) => body.data as DeskNote;

describe('notes about what waits', () => {
  test('When administrators write, then both read it with author and time, the oldest first, and the queue has the number', async () => {
    const { work } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    expect(await notesOf(id)).toEqual([]);
    const readsOf = async () => (await call('/studio/review?kind=exhibition', { token: admin.token })).reads;
    const before = await readsOf();
    expect((await add(id, ' Is the second one his own?\n')).status).toBe(201);
    expect((await add(id, 'He says so \u202eword', second)).status).toBe(201);
    const createdAt = expect.stringMatching(/^20.*Z$/);
    expect(await notesOf(id)).toEqual([
      {
        id: expect.any(String),
        authorName: 'Asha Rao',
        isOwn: true,
        text: 'Is the second one his own?',
        createdAt,
      },
      { id: expect.any(String), authorName: 'Ravi Menon', isOwn: false, text: 'He says so word', createdAt },
    ]);
    expect((await notesOf(id, second)).map(({ isOwn }) => isOwn)).toEqual([false, true]);
    // A query that finds nothing is billed as one document.
    expect(await readsOf()).toBe(before);
    const listed = await reviewsOf('exhibition', admin);
    expect(listed.find((review) => review.id === id)?.notes).toBe(2);
  });

  test('When a work is sent back and submitted again, or public and revised, then the notes are there again; they go with the work', async () => {
    const { work } = await submitNew('product', artist);
    const id = `product-${work.id}`;
    await add(id, 'Ask for the paper');
    await decide(id, 'return', admin, 'Please say which paper');
    expect((await call(pathOf(id), { token: admin.token })).status).toBe(404);
    expect((await add(id, 'Too late')).status).toBe(404);
    const { version } = await readWork('product', artist, work);
    await send('POST', `/studio/product/${work.id}/submit`, artist, { version });
    expect((await notesOf(id)).map(({ text }) => text)).toEqual(['Ask for the paper']);
    await decide(id, 'approve', admin);
    await revise('product', artist, await readWork('product', artist, work), 'New words');
    expect(await notesOf(`revision-product-${work.id}`)).toHaveLength(1);
    await send('POST', `/studio/product/${work.id}/withdraw`, artist, {
      version: (await readWork('product', artist, work)).version,
    });
    expect((await send('DELETE', `/studio/product/${work.id}`, artist)).status).toBe(200);
    expect((await db.collection(`products/${work.id}/deskNotes`).get()).size).toBe(0);
  });

  test('When they are about a photograph, a comment, a message, a conversation or a request, then they stand there, and go with it', async () => {
    const applicant = await joinAs();
    const imageId = await putOwnImage(artist, { status: 'submitted' });
    await put(`images/${imageId}/comments/one`, sampleComment({ authorId: artist.userId }));
    const place = { orderId: uniqueId('order'), artistId: uniqueUserId() };
    const part = `orders/${place.orderId}/parts/${place.artistId}`;
    const people = { artistId: place.artistId, buyerId: artist.userId };
    await put(part, { ...people, lines: [sampleOrderLine({ artistId: place.artistId })] });
    await put(`${part}/messages/one`, { authorId: artist.userId });
    const of = { ownerId: artist.userId, createdAt: inDays(-1) };
    const submission = { ...of, workKind: null };
    const reviews = [
      [
        `images/${imageId}/comments/one`,
        { kind: 'comment', ...of, on: 'images', workId: imageId, commentId: 'one', reason: 'links' },
      ],
      [`${part}/messages/one`, { kind: 'message', ...of, ...place, messageId: 'one', reason: 'links' }],
      [part, { kind: 'conversation', ...of, ...place, askedBy: 'buyer' }],
      [`images/${imageId}`, { kind: 'image', ...submission, subjectId: imageId }],
      [`users/${applicant.userId}`, { kind: 'artist', ...submission, subjectId: String(applicant.userId) }],
    ] as const;
    for (const [subject, review] of reviews) {
      const id = uniqueId('review');
      await put(`reviews/${id}`, review);
      expect((await add(id, subject)).status, subject).toBe(201);
      expect((await notesOf(id)).map(({ text }) => text)).toEqual([subject]);
      const stored = (await db.doc(`${subject}/deskNotes/all`).get()).data();
      const persons = { comment: [artist.userId], conversation: [place.artistId, artist.userId] };
      const personIds = review.kind in persons ? persons[review.kind as keyof typeof persons] : [];
      expect(stored).toMatchObject({ subject, count: 1, authorIds: [admin.userId], personIds });
      await db.recursiveDelete(db.doc(subject));
      expect((await add(id, 'Gone')).status, subject).toBe(404);
    }
  });

  test('When a note is sent again under its key, then it is there once; other words under the key are refused', async () => {
    const { work } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    const key = uniqueId('key-of-a-note');
    const replies = await callAtOnce(4, (at) => add(id, 'Once', { ...admin, at }, key));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(replies.map((reply) => noteOf(reply).id)).size).toBe(1);
    expect((await add(id, 'Twice', admin, key)).status).toBe(422);
    expect((await add(id, 'Once', second, key)).status).toBe(201);
    expect(await notesOf(id)).toHaveLength(2);
  });

  test('When there are fifty, then one more is refused with a sentence until one is deleted', async () => {
    const { work } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    const first = noteOf(await add(id, 'First'));
    const subject = `exhibitions/${work.id}`;
    const stored = (await db.doc(`${subject}/deskNotes/all`).get()).data();
    const notes = Array.from({ length: 49 }, (_, index) => ({ ...stored?.notes[0], id: `filled-${index}` }));
    await put(`${subject}/deskNotes/all`, {
      ...stored,
      notes: [...notes.slice(1), stored?.notes[0]],
      count: 49,
    });
    const replies = await callAtOnce(3, (at) => add(id, 'Last', { ...second, at }));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'CONFLICT',
      message: deskMessages.tooManyNotes,
    });
    expect(await notesOf(id)).toHaveLength(50);
    await remove(id, first.id, admin);
    expect((await add(id, 'One more', second)).status).toBe(201);
  });

  test('When its author deletes it, again too, then it is gone; another administrator can’t', async () => {
    const { work } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    const note = noteOf(await add(id, 'Mine'));
    expect(await remove(id, note.id, second)).toMatchObject({
      status: 403,
      body: { error: { message: deskMessages.notYours } },
    });
    expect(await notesOf(id)).toHaveLength(1);
    for (const _ of [1, 2]) expect((await remove(id, note.id, admin)).status).toBe(200);
    expect(await notesOf(id)).toEqual([]);
    expect((await db.doc(`exhibitions/${work.id}/deskNotes/all`).get()).exists).toBe(false);
  });

  test('When the text is empty, invisible, too long or no text, then it is refused; a thousand characters are kept', async () => {
    const { work } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    for (const text of ['', ' \u200b ', 'x'.repeat(1001), 7, null])
      expect((await add(id, text)).status, JSON.stringify(text)).toBe(400);
    expect(await notesOf(id)).toEqual([]);
    expect(noteOf(await add(id, 'é'.repeat(1000))).text).toHaveLength(1000);
  });

  test('When nobody, a reader, the artist or a former administrator asks, then it is refused and nothing changes', async () => {
    const { work } = await submitNew('exhibition', artist);
    const id = `exhibition-${work.id}`;
    const note = noteOf(await add(id, 'For us'));
    const [reader, former] = [await joinAs(), await joinAs({ admin: true })];
    await changeUser(former, { admin: false });
    await eventually('the trigger is done', async () => (await mailsTo(former)).length > 0);
    await expectUnchanged(async () => {
      for (const [who, status] of [
        [undefined, 401],
        [reader.token, 403],
        [artist.token, 403],
        [former.token, 403],
      ] as const) {
        const by = { token: who } as Sender;
        expect((await call(pathOf(id), by)).status).toBe(status);
        expect((await add(id, 'Mine', by)).status).toBe(status);
        expect((await remove(id, note.id, by)).status).toBe(status);
      }
      for (const wrong of ['none', '__x__', 'a%2Fb']) {
        expect((await call(pathOf(wrong), { token: admin.token })).status).toBe(404);
        expect((await add(wrong, 'Words')).status).toBe(404);
        expect((await remove(wrong, note.id, admin)).status).toBe(404);
      }
    });
  });

  test('When there are notes, then nothing that the photographer gets has them: no answer, notice, mail or export', async () => {
    const words = uniqueId('never-told');
    const { work, imageIds } = await submitNew('blog', artist);
    await add(`blog-${work.id}`, words);
    await add(`blog-${work.id}`, 'Of another', second);
    await decide(`blog-${work.id}`, 'return', admin, 'Please say where');
    const [notice] = await noticed(artist, work.id, 'returned');
    expect(notice?.note).toBe('Please say where');
    const { token } = artist;
    const paths = [
      `/studio/blog/${work.id}`,
      '/studio/blog',
      '/user/notice',
      '/user/export',
      `/studio/image?ids=${imageIds[0]}`,
    ];
    for (const path of paths) {
      const { status, text } = await call(path, { token });
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(text).not.toMatch(new RegExp(`${words}|deskNotes":\\[\\{`));
    }
    expect(JSON.stringify(await mailsTo(artist))).not.toContain(words);
    const exported = await get<{ deskNotes: object[] }>('/user/export', { token: admin.token });
    expect(exported.deskNotes).toContainEqual(
      expect.objectContaining({ text: words, subject: `blogs/${work.id}`, authorId: admin.userId }),
    );
    expect(exported.deskNotes).not.toContainEqual(expect.objectContaining({ text: 'Of another' }));
  });

  test('When an administrator’s account is erased, then their notes stay without their name', async () => {
    const leaver = await joinAs({ admin: true, firstName: 'Lea', lastName: 'Ver' });
    const { work } = await publishNew('blog', artist, admin);
    await revise('blog', artist, await readWork('blog', artist, work), 'New');
    const id = `revision-blog-${work.id}`;
    await add(id, 'Looks fine', leaver);
    await add(id, 'To me too');
    expect((await call('/user', { method: 'DELETE', token: leaver.token })).status).toBe(200);
    const notes = await eventually('the name is gone', async () => {
      const found = await notesOf(id);
      const stored = (await db.doc(`blogs/${work.id}/deskNotes/all`).get()).data();
      return !stored?.authorIds.includes(leaver.userId) && found;
    });
    expect(notes).toMatchObject([
      { authorName: '', isOwn: false, text: 'Looks fine' },
      { authorName: 'Asha Rao', text: 'To me too' },
    ]);
  });
});
