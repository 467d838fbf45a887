import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { get } from '../../../test-support/servers/suite.ts';
import {
  createDraft,
  joinReviewPeople,
  publishNew,
  send,
  storedWork,
  workOf,
} from '../../../test-support/works/studio.ts';

const { artist, admin } = joinReviewPeople();

describe.each(WORK_KIND_NAMES)('the states of a %s', (workKind) => {
  const base = `/studio/${workKind}`;
  const move = (id: string, name: string, version: number) =>
    send('POST', `${base}/${id}/${name}`, artist, { version });

  test('When another window has changed it since, then a draft is not deleted and its revision not dropped', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    const revised = workOf(await send('PUT', `${base}/${work.id}`, artist, { version: work.version, title: 'Seen' }));
    await send('PUT', `${base}/${work.id}`, artist, { version: revised.version, title: 'Unseen' });
    const draft = await createDraft(workKind, artist);
    await send('PUT', `${base}/${draft.id}`, artist, { version: draft.version, title: 'Unseen' });
    const remove = (path: string, version: unknown) => send('DELETE', `${base}/${path}?version=${version}`, artist);
    for (const { status, body } of [
      await remove(`${work.id}/revision`, revised.version),
      await remove(draft.id, draft.version),
    ])
      expect({ status, ...body.error }).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: workMessages.versionConflict,
      });
    expect((await remove(draft.id, 'newest')).status).toBe(400);
    for (const { id } of [work, draft])
      expect(await get(`${base}/${id}`, { token: artist.token })).toMatchObject({
        fields: { title: 'Unseen' },
      });
    expect((await remove(`${work.id}/revision`, revised.version + 1)).status).toBe(200);
    expect((await remove(draft.id, draft.version + 1)).status).toBe(200);
  });

  test('When an approved one is changed, then visitors see the old words until the new ones are approved', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    const changed = workOf(
      await send('PUT', `${base}/${work.id}`, artist, { version: work.version, title: 'New words' }),
    );
    expect(changed).toMatchObject({
      status: 'approved',
      fields: { title: 'New words' },
      revision: { status: 'draft', reviewNote: null },
    });
    expect((await storedWork(workKind, work.id)).get('title')).toBe(work.fields.title);
    const submitted = workOf(await move(work.id, 'submit', changed.version));
    expect(submitted.revision).toMatchObject({ status: 'submitted' });
    expect((await db.doc(`reviews/revision-${workKind}-${work.id}`).get()).exists).toBe(true);
    const { status } = await send('PUT', `${base}/${work.id}`, artist, {
      version: submitted.version,
      title: 'Newer words',
    });
    expect(status).toBe(409);
    const back = workOf(await move(work.id, 'revision/withdraw', submitted.version));
    expect(back.revision).toMatchObject({ status: 'draft' });
    expect((await db.doc(`reviews/revision-${workKind}-${work.id}`).get()).exists).toBe(false);
    const dropped = workOf(await send('DELETE', `${base}/${work.id}/revision`, artist));
    expect(dropped).toMatchObject({ revision: null, fields: { title: work.fields.title } });
    const revision = await db.doc(`${WORK_KINDS[workKind].collection}/${work.id}/revisions/next`).get();
    expect(revision.exists).toBe(false);
  });

  test('When an approved one with new words is withdrawn, then the draft has the new words', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    const { version } = workOf(
      await send('PUT', `${base}/${work.id}`, artist, { version: work.version, title: 'New words' }),
    );
    const back = workOf(await move(work.id, 'withdraw', version));
    expect(back).toMatchObject({ status: 'draft', revision: null, fields: { title: 'New words' } });
  });
});
