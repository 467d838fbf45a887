import { randomUUID } from 'node:crypto';
import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import type { Attachment } from '@aperture-byline/contract/attachment/wire';
import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import type { ArtistApplication } from '@aperture-byline/contract/user/wire';
import { describe, expect, test } from 'vitest';
import { fetchVariant, putIncoming } from '../../../test-support/orders/conversations.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { filesBelow, putFile } from '../../../test-support/project/files.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { get, type Reply } from '../../../test-support/servers/suite.ts';
import { decide, reviewsOf, send } from '../../../test-support/works/studio.ts';

const { admin, stranger } = joinForTests({ admin: { admin: true }, stranger: {} });
const picture = await jpeg(900, 600);

const save = (member: Member, body: object): Promise<Reply> => send('PUT', '/user/application', member, body);
const read = ({ token }: Member) => get<ArtistApplication>('/user/application', { token });
const filesOf = ({ userId }: Member) => filesBelow(`artist-applications/${userId}`);
const incomingOf = ({ uid }: Member) => filesBelow(`attachments/${uid}`);

async function ask(): Promise<Member> {
  const member = await joinAs();
  expect((await send('POST', '/user/admin-access', member, {})).status).toBe(201);
  return member;
}

describe('what is shown with a request for the artist role', () => {
  test.each([
    ['approve', ''],
    ['reject', 'Show us more first'],
  ] as const)(
    'When words, link and photographs are sent, then the desk shows them until the decision to %s',
    async (decision, reason) => {
      const asking = await ask();
      expect(await read(asking)).toEqual({ text: '', link: '', pictures: [] });
      const files = [await putIncoming(asking, picture), await putIncoming(asking, picture)];
      const body = { text: 'Coasts in the rain', link: 'https://mira.example/coasts', pictures: files };
      expect((await save(asking, body)).status).toBe(200);
      expect(await incomingOf(asking)).toEqual([]);
      // The answer may have been lost.
      expect((await save(asking, body)).status).toBe(200);
      expect(await filesOf(asking)).toHaveLength(4);

      const shown = await eventually('it waits', async () =>
        (await reviewsOf('artist', admin)).find(({ id }) => id === `artist-${asking.userId}`),
      );
      const { application } = shown as unknown as { application: ArtistApplication };
      expect(application).toMatchObject({ text: body.text, link: body.link });
      for (const one of application.pictures) expect((await fetchVariant(one)).status).toBe(200);
      const [first, second] = application.pictures as [Attachment, Attachment];
      const other = { ...first, picture: { ...first.picture, src: first.picture.src.replace(first.id, second.id) } };
      expect((await fetchVariant(other)).status).toBe(404);

      // The first goes, a new one comes.
      const third = await putIncoming(asking, picture);
      expect((await save(asking, { ...body, pictures: [second.id, third] })).status).toBe(200);
      expect((await read(asking)).pictures.map(({ id }) => id)).toContain(second.id);
      expect((await filesOf(asking)).some((path) => path.includes(first.id))).toBe(false);
      expect(await filesOf(asking)).toHaveLength(4);

      expect((await decide(`artist-${asking.userId}`, decision, admin, reason)).status).toBe(200);
      await eventually('it is deleted', async () => (await filesOf(asking)).length === 0);
      expect((await db.doc(`applications/${asking.userId}`).get()).exists).toBe(false);
      const late = await save(asking, { ...body, pictures: [] });
      expect([late.status, late.body.error.message]).toEqual([409, artistRequestMessages.notWaiting]);
    },
  );

  test('When it is incomplete, too large, no picture or somebody else’s, then it is refused, and nothing changes', async () => {
    const asking = await ask();
    const good = await putIncoming(asking, picture);
    const foreign = await putIncoming(stranger, picture);
    const avatar = await putFile(`avatars/${asking.uid}/in/${randomUUID()}.jpg`, picture);
    const text = 'Coasts';
    await expectUnchanged(async () => {
      for (const [body, fields] of [
        [{ link: 'https://mira.example' }, { text: artistRequestMessages.textEmpty }],
        [{ text }, { link: artistRequestMessages.nothingToSee }],
        [{ text, link: 'javascript:alert(1)' }, { link: artistRequestMessages.linkInvalid }],
        [{ text, link: 'https://x.example/?url=https://evil.example' }, { link: artistRequestMessages.linkInvalid }],
        [{ text, pictures: [good, foreign] }, { pictures: attachmentMessages.foreign }],
        [{ text, pictures: [avatar] }, { pictures: attachmentMessages.foreign }],
        [{ text, pictures: ['a', 'b', 'c', 'd'] }, { pictures: attachmentMessages.tooMany(3) }],
      ] as const) {
        const { status, body: answer } = await save(asking, body);
        expect([status, answer.error.fields], JSON.stringify(body)).toEqual([400, fields]);
      }
      expect((await save(stranger, { text, link: 'https://mira.example' })).status).toBe(409);
    });
    // The good one can still be sent.
    const broken = await putIncoming(asking, Buffer.from('no picture'));
    const { body: answer } = await save(asking, { text, pictures: [good, broken] });
    expect(answer.error.fields).toEqual({ pictures: attachmentMessages.unreadable });
    expect(await filesOf(asking)).toEqual([]);
    expect((await save(asking, { text, pictures: [good] })).status).toBe(200);
  });
});
