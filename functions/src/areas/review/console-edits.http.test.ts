import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import {
  auditOf,
  noticed,
  publishNew,
  readWork,
  revise,
  send,
  storedWork,
  submitNew,
} from '../../../test-support/works/studio.ts';

const { artist, admin } = joinForTests({
  artist: { isArtist: true, firstName: 'Mira', lastName: 'Pillai' },
  admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
});

describe.each(WORK_KIND_NAMES)('a %s that is edited in the console', (workKind) => {
  const edit = (id: string, fields: object) => db.doc(`${WORK_KINDS[workKind].collection}/${id}`).update(fields);

  test('When its status becomes submitted, then it waits; approved, then it is whole, told, and nobody’s decision', async () => {
    const { work, imageIds } = await submitNew(workKind, artist);
    await send('POST', `/studio/${workKind}/${work.id}/withdraw`, artist, { version: work.version });
    const review = db.doc(`reviews/${workKind}-${work.id}`);
    await edit(work.id, { status: 'submitted', ...(workKind !== 'exhibition' && { slug: '' }) });
    await eventually('it waits', async () => (await review.get()).exists);
    await edit(work.id, { status: 'approved' });
    await eventually('it waits no more', async () => !(await review.get()).exists);
    await noticed(artist, work.id, 'approved');
    const stored = await storedWork(workKind, work.id);
    expect(stored.get('publishedAt')).toBeTruthy();
    if (workKind !== 'exhibition') expect(stored.get('slug')).toMatch(/^[a-z0-9-]+$/);
    for (const id of imageIds)
      await eventually('its images are public', async () => {
        return (await db.doc(`images/${id}`).get()).get('status') === 'approved';
      });
    expect(await auditOf(`${workKind}-${work.id}`)).toMatchObject([
      { decision: 'approved', adminId: null, isByHand: true },
    ]);
  });
});

// One code path serves all three: what follows is proved for one of them.
describe.each(WORK_KIND_NAMES.slice(0, 1))('a %s that is edited in the console', (workKind) => {
  const edit = (id: string, fields: object) => db.doc(`${WORK_KINDS[workKind].collection}/${id}`).update(fields);

  test('When a revision is set to approved, then it replaces the words', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    await revise(workKind, artist, work, 'New words');
    await db.doc(`${WORK_KINDS[workKind].collection}/${work.id}/revisions/next`).update({ status: 'approved' });
    await eventually('the words are new', async () => {
      return (await storedWork(workKind, work.id)).get('title') === 'New words';
    });
    expect(await readWork(workKind, artist, work)).toMatchObject({ revision: null });
    await noticed(artist, work.id, 'revisionApproved');
  });

  test('When an approved one with new words becomes a draft, then the draft has them, and nothing waits', async () => {
    const { work } = await publishNew(workKind, artist, admin);
    await revise(workKind, artist, work, 'New words');
    await edit(work.id, { status: 'draft' });
    await eventually('the draft has the words', async () => {
      const { fields, revision } = await readWork(workKind, artist, work);
      return fields.title === 'New words' && revision === null;
    });
    expect((await db.doc(`reviews/revision-${workKind}-${work.id}`).get()).exists).toBe(false);
    expect(await readWork(workKind, artist, work)).toMatchObject({ status: 'draft' });
  });
});

test('When a public document with new words is deleted in the console, then nothing is left below it, and its images can go', async () => {
  const { work, imageIds } = await publishNew('blog', artist, admin);
  await revise('blog', artist, work, 'New words');
  await db.doc(`blogs/${work.id}`).delete();
  await eventually('nothing is left', async () => {
    const [revision, review] = await db.getAll(
      db.doc(`blogs/${work.id}/revisions/next`),
      db.doc(`reviews/revision-blog-${work.id}`),
    );
    return !revision?.exists && !review?.exists;
  });
  expect((await send('DELETE', `/studio/image/${imageIds[0]}`, artist)).status).toBe(200);
});

test('When a document is deleted in the console, then its review goes', async () => {
  const { work } = await submitNew('blog', artist);
  await db.doc(`blogs/${work.id}`).delete();
  await eventually('it waits no more', async () => !(await db.doc(`reviews/blog-${work.id}`).get()).exists);
  expect(await auditOf(`blog-${work.id}`)).toEqual([]);
});

test('When slug, content, sizes or frames are changed in the console, then what follows from them is right', async () => {
  const { work: story } = await publishNew('blog', artist, admin);
  const { work: other } = await publishNew('blog', artist, admin);
  await db.doc(`blogs/${other.id}`).update({
    slug: story.fields.slug,
    content: `<p>${'word '.repeat(1000)}</p>`,
  });
  await eventually('it has a slug of its own', async () => {
    const stored = await storedWork('blog', other.id);
    return stored.get('slug') !== story.fields.slug && stored.get('readingTime') === 5;
  });
  expect((await storedWork('blog', story.id)).get('slug')).toBe(story.fields.slug);
  const { work: print } = await publishNew('product', artist, admin);
  const sizes = (await storedWork('product', print.id)).get('sizes');
  await db.doc(`products/${print.id}`).update({ sizes: [{ ...sizes[0], price: 100 }] });
  await eventually('the least price', async () => (await storedWork('product', print.id)).get('minPrice') === 900);
});
