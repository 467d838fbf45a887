import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { beforeAll, expect, test } from 'vitest';
import { expectHarmless } from '../test-support/answers/harmless-html.ts';
import { db } from '../test-support/project/database.ts';
import { eventually } from '../test-support/project/eventually.ts';
import { joinAs, type Member } from '../test-support/project/members.ts';
import { get } from '../test-support/servers/suite.ts';
import { byline, imagesListed, putBlog, putExhibition, putImage, putProduct } from '../test-support/works/fixtures.ts';
import {
  createDraft,
  putOwnImage,
  reviewBodyOf,
  reviewsOf,
  send,
  storedWork,
  submitNew,
  workOf,
} from '../test-support/works/studio.ts';

/** Every fifteenth: that all of them come out harmless is the sanitiser's own test. */
const HOSTILE = [...ACTIVE_HTML, ...DIRTY_HTML].filter((_html, index) => index % 15 === 0);

const owner = byline();
/** With a photograph of the site, which is kept: a story shows public ones only. */
let picture: string;
/** Writes through the API. */
let author: Member;
const documents: { html: string; image: string; exhibition: string; story: string; product: string }[] = [];

/** Written straight into the database, as an import or a careless hand would. */
beforeAll(async () => {
  author = await joinAs({ isArtist: true });
  picture = `<p>On the pier: <img src="/api/image/${await putImage({ owner: byline() })}" alt="A pier"></p>`;
  for (const attack of HOSTILE) {
    const html = `${picture}${attack}`;
    const image = await putImage({ owner, description: html });
    documents.push({
      html,
      image,
      exhibition: await putExhibition({
        owner,
        description: html,
        authorDescription: html,
        genreDescription: html,
        imageIds: [image],
      }),
      story: (await putBlog({ creator: owner, content: html })).slug,
      product: (await putProduct({ owner, description: html })).slug,
    });
  }
  await imagesListed(owner, documents.length);
});

function expectClean(html: unknown, what: string): void {
  expect(html, what).toBeTypeOf('string');
  expectHarmless(String(html), what);
  expect(html, what).toContain(picture);
}

test('When a document holds hostile HTML, then every call that answers with it cleans it', async () => {
  expect(documents.length).toBeGreaterThan(5);
  for (const { html, image, exhibition, story, product } of documents) {
    const [detail, [ongoing], [tale], print, [hung]] = await Promise.all([
      get<Record<string, unknown>>(`/exhibition/${exhibition}`),
      get<Record<string, unknown>[]>(`/exhibition/ongoing/${exhibition}`),
      get<{ content: string }[]>(`/blog/${story}`),
      get<{ description: string }>(`/product/${product}`),
      get<{ image_description: string }[]>(`/exhibition/images/${exhibition}`),
    ]);
    for (const field of ['description', 'author_description', 'genre_description']) {
      expectClean(detail[field], `exhibition's ${field}: ${html}`);
      expectClean(ongoing?.[field], `open exhibition's ${field}: ${html}`);
    }
    expectClean(tale?.content, `story: ${html}`);
    expectClean(print.description, `product: ${html}`);
    expectClean(hung?.image_description, `hung image: ${html}`);
    const { description } = await get<{ description: string }>(`/image/details/${image}`);
    expectClean(description, `image: ${html}`);
  }
});

test('When lists answer with it, then it is clean too', async () => {
  const { data } = await get<{ data: { description: string }[] }>(`/image?userId=${owner.userId}`);
  expect(data).toHaveLength(documents.length);
  for (const { description } of data) expectClean(description, 'gallery');
  const shows = await get<{ id: string; description: string }[]>(`/exhibition/approved/ongoing?userId=${owner.userId}`);
  const own = shows.filter(({ id }) => documents.some(({ exhibition }) => exhibition === id));
  expect(own).toHaveLength(documents.length);
  for (const { description } of own) expectClean(description, 'exhibitions');
});

test('When it waits for a review, then an administrator reads it clean', async () => {
  const [admin, asking] = [await joinAs({ admin: true }), await joinAs()];
  const { work, imageIds } = await submitNew('exhibition', author);
  await send('POST', '/user/admin-access', asking, {});
  await eventually('the request waits', async () => (await reviewsOf('artist', admin)).length === 1);
  for (const html of HOSTILE) {
    await db.doc(`images/${imageIds[0]}`).update({ description: `${picture}${html}` });
    await db.doc(`users/${asking.userId}`).update({ bio: `${picture}${html}` });
    const { images } = await reviewBodyOf(`exhibition-${work.id}`, admin);
    expectClean(images.find(({ id }) => id === imageIds[0])?.description, `reviewed: ${html}`);
    const [request] = await reviewsOf('artist', admin);
    expectClean(request?.kind === 'artist' && request.artist.bio, `asking: ${html}`);
  }
});

/** The field of each kind of work that holds HTML. */
const FIELDS = {
  exhibition: ['description', 'authorDescription', 'genreDescription'],
  blog: ['content'],
  product: ['description'],
} as const;

test('When hostile HTML is written to a field of a work, then what is stored is clean', async () => {
  for (const html of HOSTILE)
    for (const workKind of ['exhibition', 'blog', 'product'] as const) {
      const sent = Object.fromEntries(FIELDS[workKind].map((field) => [field, `<p>Salt.</p>${html}`]));
      const { id } = await createDraft(workKind, author, sent);
      const stored = await storedWork(workKind, id);
      for (const field of FIELDS[workKind]) {
        expectHarmless(stored.get(field), `${workKind}'s ${field}: ${html}`);
        expect(stored.get(field), html).toContain('<p>Salt.</p>');
      }
    }
});

/** Puts each attack into a story of the author; `read` answers what is stored of its text. */
async function expectPutClean(id: string, read: () => Promise<unknown>, version: number): Promise<void> {
  let seen = version;
  for (const html of HOSTILE) {
    const words = `<p>Salt ${seen}.</p>`;
    const body = { version: seen, content: `${words}${html}` };
    seen = workOf(await send('PUT', `/studio/blog/${id}`, author, body)).version;
    const stored = await read();
    expectHarmless(String(stored), html);
    expect(stored, html).toContain(words);
  }
}

test('When hostile HTML is put into a draft, then what is stored is clean', async () => {
  const { id, version } = await createDraft('blog', author, { content: '<p>Before</p>' });
  await expectPutClean(id, async () => (await storedWork('blog', id)).get('content'), version);
});

test('When hostile HTML is put into the revision of a public work, then what is stored is clean', async () => {
  const { id } = await putBlog({ creator: byline({ userId: author.userId }), content: '<p>Before</p>' });
  const revision = db.doc(`blogs/${id}/revisions/next`);
  await expectPutClean(id, async () => (await revision.get()).get('fields.content'), 0);
});

test('When hostile HTML is written to an image or a profile, then it is refused or what is stored is clean', async () => {
  const imageId = await putOwnImage(author, { description: '<p>Before</p>' });
  const stored = async () => ({
    image: (await db.doc(`images/${imageId}`).get()).get('description'),
    bio: (await db.doc(`users/${author.userId}`).get()).get('bio'),
  });
  const accepted = { image: 0, bio: 0 };
  for (const html of HOSTILE) {
    const before = await stored();
    const changes = { description: `<p>Salt.</p>${html}` };
    const image = await send('PUT', '/studio/image', author, { ids: [imageId], changes });
    const profile = await send('PUT', '/user/user-info', author, { bio: `<p>Salt.</p>${html}` });
    const after = await stored();
    for (const [what, { status }] of [
      ['image', image],
      ['bio', profile],
    ] as const) {
      expect([200, 400], html).toContain(status);
      if (status === 400) expect(after[what], html).toBe(before[what]);
      else {
        accepted[what] += 1;
        expectHarmless(after[what], `${what}: ${html}`);
        expect(after[what], html).toContain('<p>Salt.</p>');
      }
    }
    if (ACTIVE_HTML.includes(html)) expect([image.status, profile.status], html).toEqual([400, 400]);
  }
  expect(accepted.image).toBeGreaterThan(0);
  expect(accepted.bio).toBeGreaterThan(0);
});
