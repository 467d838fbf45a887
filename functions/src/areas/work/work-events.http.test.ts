import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { sampleBlog, sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { tellTriggers } from '../../../test-support/triggers/run-triggers.ts';
import { auditOf, noticed, storedWork } from '../../../test-support/works/studio.ts';

const { artist } = joinForTests({ artist: { isArtist: true } });

/** A story of the artist, with the review that its trigger opens where it is submitted. */
async function putStory(fields: Partial<StoredBlog>): Promise<{ id: string; blog: StoredBlog }> {
  const id = uniqueId('blog');
  const creator = { userId: artist.userId, firstName: 'Mira', lastName: 'Pillai' };
  const blog = sampleBlog({ slug: id, creator, submittedAt: new Date(), ...fields });
  await put(`blogs/${id}`, blog);
  if (blog.status === 'submitted') await eventually('it waits', () => reviewExists(id));
  return { id, blog };
}

const reviewExists = async (id: string) => (await db.doc(`reviews/blog-${id}`).get()).exists;
const countNotices = async (id: string, state: string) =>
  (await noticed(artist, id, state)).filter((notice) => notice.state === state).length;

test('When an event comes five times at once and later again, then it tells once and decides nothing twice', async () => {
  const { id, blog } = await putStory({ status: 'submitted', publishedAt: null });
  const event = {
    eventId: uniqueId('event'),
    before: blog,
    after: { ...blog, status: 'rejected', reviewNote: 'No' },
  };
  await Promise.all(Array.from({ length: 5 }, () => tellTriggers(`blogs/${id}`, event)));
  await tellTriggers(`blogs/${id}`, event);
  expect(await countNotices(id, 'rejected')).toBe(1);
  // The document itself still waits: the present state decides, not the event.
  expect(await reviewExists(id)).toBe(true);
  expect(await auditOf(`blog-${id}`)).toEqual([]);
});

test('When an old event comes after a new one, then review and document are as the present state has them', async () => {
  const { id, blog } = await putStory({ status: 'draft', publishedAt: null, submittedAt: null });
  const submitted = { ...blog, status: 'submitted' } as const;
  await tellTriggers(`blogs/${id}`, { before: blog, after: submitted });
  expect(await reviewExists(id)).toBe(false);
  const { slug, title, status } = (await storedWork('blog', id)).data() ?? {};
  expect({ slug, title, status }).toEqual({ slug: id, title: blog.title, status: 'draft' });
});

test('When two have one slug, then the one that was published first keeps it, whichever event comes first', async () => {
  const first = await putStory({ status: 'approved', publishedAt: new Date('2026-01-01') });
  const slug = first.id;
  const second = await putStory({ status: 'approved', publishedAt: new Date('2026-02-01') });
  await db.doc(`blogs/${second.id}`).update({ slug });
  const events = [first, second].map(({ id, blog }) => () => {
    const before = { ...blog, status: 'submitted' } as const;
    return tellTriggers(`blogs/${id}`, { before, after: { ...blog, slug } });
  });
  for (const happen of events) await happen();
  const slugs = await Promise.all([first, second].map(async ({ id }) => (await storedWork('blog', id)).get('slug')));
  expect(slugs[0]).toBe(slug);
  expect(slugs[1]).not.toBe(slug);
});

test('When a document, its revision or its image is gone, then its events end quietly', async () => {
  const gone = uniqueId('gone');
  const blog = sampleBlog({ status: 'submitted' });
  await tellTriggers(`blogs/${gone}`, { before: blog, after: { ...blog, status: 'approved' } });
  await tellTriggers(`blogs/${gone}`, { before: blog, after: null });
  await tellTriggers(`blogs/${gone}/revisions/next`, { before: { status: 'submitted' }, after: null });
  await tellTriggers(`images/${gone}`, { before: sampleImage({ status: 'submitted' }), after: null });
  expect(await reviewExists(gone)).toBe(false);
});

test('When an edit in the console leaves a work that is nobody’s, then it is not taken for deleted', async () => {
  const { id, blog } = await putStory({ status: 'approved' });
  const revision = `blogs/${id}/revisions/next`;
  await put(revision, { kind: 'blog', workId: id, ownerId: artist.userId, status: 'draft', fields: {} });
  await db.doc(`blogs/${id}`).update({ creator: null });
  await eventually('its triggers have run', async () => true);
  await tellTriggers(`blogs/${id}`, { before: blog, after: blog });
  await tellTriggers(`blogs/${id}`, { before: { ...blog, status: 'submitted' }, after: blog });
  expect((await db.doc(revision).get()).exists).toBe(true);
  expect((await db.doc(`blogs/${id}`).get()).get('title')).toBe(blog.title);
});
