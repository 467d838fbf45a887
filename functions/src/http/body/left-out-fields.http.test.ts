import { beforeAll, expect, test } from 'vitest';
import { type CallWithBody, idAt, largestBody, listCalls } from '../../../test-support/calls/legal-bodies.ts';
import { saveAddress } from '../../../test-support/orders/addresses.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { dump } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { postJson } from '../../../test-support/servers/suite.ts';
import { putBlog, putExhibition, putImage } from '../../../test-support/works/fixtures.ts';
import { createDraft, putOwnImage } from '../../../test-support/works/studio.ts';

const { artist, admin } = joinForTests({ artist: { isArtist: true }, admin: { admin: true } });

/** Ids of stored documents, by the names of parameters and fields. */
const ids: Record<string, string> = {};
let at: string;
beforeAll(async () => {
  at = await startApp({ rateLimitFactor: 100_000 });
  const letter = await postJson('/studio/letter', {}, { token: admin.token });
  Object.assign(ids, {
    letterId: (letter.body.data as { id: string }).id,
    blogId: (await createDraft('blog', artist)).id,
    exhibitionId: (await createDraft('exhibition', artist)).id,
    productId: (await createDraft('product', artist)).id,
    imageId: await putOwnImage(artist),
    addressId: await saveAddress(artist),
  });
  // Readers like, count and comment on what is public.
  Object.assign(ids, {
    'public blogId': (await putBlog()).id,
    'public exhibitionId': await putExhibition(),
    'public imageId': await putImage(),
  });
});

const idFor = (path: string, name: string): string =>
  (path.startsWith('/studio') ? undefined : ids[`public ${name}`]) ?? ids[name] ?? 'none';

/** A short legal body, whose ids are those of what is there. */
function bodyOf(call: CallWithBody): object {
  const { path } = call.endpoint;
  const body = largestBody(call, 'Devanagari', { units: 40, entries: 1 });
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    value === idAt(0) ? idFor(path, name in ids ? name : 'imageId') : value,
  );
}

/** The body with one value left out, empty, null and of another type, at every depth: of a list its first entry. */
function variants(body: unknown): unknown[] {
  if (Array.isArray(body)) return variants(body[0]).map((entry) => (entry === undefined ? [] : [entry]));
  if (typeof body !== 'object' || body === null) return ['', null, typeof body === 'string' ? 7 : 'text', {}, []];
  return Object.entries(body).flatMap(([name, value]) => [
    Object.fromEntries(Object.entries(body).filter(([other]) => other !== name)),
    ...variants(value).map((variant) => ({ ...body, [name]: variant })),
  ]);
}

const calls = listCalls();
/** The versions of works and settings, as the latest answers have them. */
const versions = new Map<string, unknown>();

async function sendTo({ endpoint, isUser }: CallWithBody, body: unknown): Promise<void> {
  const { method, path, authorization } = endpoint;
  const token = authorization?.role === 'admin' ? admin.token : artist.token;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => idFor(path, name));
  const isVersioned = typeof body === 'object' && body !== null && 'version' in body && body.version === 1;
  const sent = isVersioned ? { ...body, version: versions.get(filled) ?? 1 } : body;
  const reply = await postJson(filled, sent, { at, method, ...(isUser && { token }) });
  expect(reply.status, `${method} ${path} ${JSON.stringify(sent)?.slice(0, 300)}`).toBeLessThan(500);
  const data: unknown = reply.body?.data;
  if (reply.status < 300 && typeof data === 'object' && data !== null && 'version' in data)
    versions.set(filled, data.version);
}

test('When any field of any call is left out, empty, null or of another type, then the call is answered, and nothing says "undefined"', async () => {
  for (const call of calls) {
    const body = bodyOf(call);
    await sendTo(call, body);
    for (const variant of [{}, ...variants(body)]) await sendTo(call, variant);
  }
  const { documents } = await dump();
  expect(Object.values(documents).filter((document) => /:"[^"]*undefined/.test(document))).toEqual([]);
});
