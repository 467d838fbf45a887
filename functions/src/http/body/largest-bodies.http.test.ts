import type { Letter } from '@aperture-byline/contract/letter/wire';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { describe, expect, test } from 'vitest';
import {
  type CallWithBody,
  largestBody,
  listCalls,
  SCRIPTS,
  type Script,
} from '../../../test-support/calls/legal-bodies.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { publishNew, readWork, send, workOf } from '../../../test-support/works/studio.ts';

const { artist, admin } = joinForTests({ artist: { isArtist: true }, admin: { admin: true } });

const calls = listCalls();
const scripts = Object.keys(SCRIPTS) as Script[];
const callTo = (name: string) => calls.find((call) => call.name === name) as CallWithBody;
const tokenFor = ({ endpoint, isUser }: CallWithBody) => {
  if (!isUser) return {};
  return { token: (endpoint.authorization?.role === 'admin' ? admin : artist).token };
};

test('When any call sends the largest legal body in any script, then it is read', async () => {
  const at = await startApp({ rateLimitFactor: 10_000 });
  for (const call of calls)
    for (const script of scripts) {
      const { method, path } = call.endpoint;
      const body = largestBody(call, script);
      const { status } = await postJson(path.replace(/:\w+/g, 'none'), body, {
        at,
        method,
        ...tokenFor(call),
      });
      expect(status, `${call.name} ${script}`).not.toBe(413);
      expect(status, `${call.name} ${script}`).toBeLessThan(500);
    }
});

/** Firestore takes no larger document. */
const DOCUMENT_BYTES_MAX = 1024 * 1024;

const TEXTS_OF_WORKS: [WorkKind, string[]][] = [
  ['exhibition', ['title', 'description', 'authorDescription', 'genre', 'genreDescription']],
  ['blog', ['title', 'description', 'content', 'categories', 'tags']],
  ['product', ['title', 'introduction', 'description', 'place', 'categories']],
];

describe.each(scripts)('the largest texts in %s', (script) => {
  test.each(TEXTS_OF_WORKS)(
    'When they are those of a public %s and of its revision, then both are stored in one document',
    async (kind, names) => {
      const largest = largestBody(callTo(`PUT /studio/${kind}/:${kind}Id`), script);
      const texts = Object.fromEntries(names.map((name) => [name, largest[name]]));
      const { work } = await publishNew(kind, artist, admin, texts);
      expect(work.fields).toMatchObject(texts);
      const change = { ...texts, title: 'Another title', version: work.version };
      workOf(await send('PUT', `/studio/${kind}/${work.id}`, artist, change));
      expect((await readWork(kind, artist, work)).fields).toMatchObject({ ...texts, title: change.title });
      const stored = await db.doc(`${WORK_KINDS[kind].collection}/${work.id}`).get();
      expect(Buffer.byteLength(JSON.stringify(stored.data()))).toBeLessThan(DOCUMENT_BYTES_MAX);
    },
  );

  test('When they are those of a letter, then they are stored', async () => {
    const body = largestBody(callTo('POST /studio/letter'), script);
    const { status, body: answer } = await postJson('/studio/letter', body, { token: admin.token });
    expect(status).toBe(201);
    const { id } = answer.data as Letter;
    expect(await get(`/studio/letter/${id}`, admin)).toMatchObject(body);
    await db.doc(`letters/${id}`).delete();
  });

  test('When they are those of a profile, then they are stored', async () => {
    const { firstName, bio, subtitle, achivements } = largestBody(callTo('PUT /user/user-info'), script);
    const body = { firstName, bio, subtitle, achivements };
    const { status, text } = await postJson('/user/user-info', body, { token: artist.token, method: 'PUT' });
    expect(status, text).toBe(200);
    expect(JSON.parse(text).data).toMatchObject([{ bio, subtitle }]);
  });
});
