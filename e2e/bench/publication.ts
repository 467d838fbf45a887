import { setTimeout as sleep } from 'node:timers/promises';
import type { StudioImagePage } from '@aperture-byline/contract/image/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { getStorage } from 'firebase-admin/storage';
import { readToken } from '../support/emulator/accounts.ts';
import { app, deleteDocuments, readFields, writeDocuments } from '../support/emulator/firebase.ts';
import { approveReview } from '../support/emulator/studio.ts';
import { callAs, first, SUITE_URL } from '../support/suite.ts';
import { median, percentile } from './load.ts';
import { startInstance } from './support/instance.ts';
import { type Cell, printLimited, printTable } from './support/report.ts';

/** Photographs, each decided on four times, and works of each kind, each decided on six times. */
const PHOTOGRAPHS = 14;
const WORKS = 6;
const IMAGES_OF_WORK = 3;
/** Milliseconds from a decision until all agree, at the 95th percentile. */
const LIMIT = 5000;
/** Milliseconds between two looks at the same surface, and until a decision counts as not followed. */
const PAUSE = 100;
const TIMEOUT = 60_000;
const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

type Direction = 'shown' | 'hidden';

/** Something that everybody may see in several places, by the places' names. */
interface Subject {
  /** Addresses below an instance's origin. */
  surfaces: Readonly<Record<string, string>>;
  /** Text of each answer that shows it. */
  marks: readonly string[];
  imageIds: readonly string[];
}

interface Decision {
  name: string;
  direction: Direction;
  /** Milliseconds until the last of both instances agreed, by surface. */
  times: Readonly<Record<string, number>>;
}

interface People {
  artist: string;
  admin: string;
}

const filePath = (imageId: string) => `/photos/${imageId}/share.jpeg`;
const randomWord = () => `q${crypto.randomUUID().replaceAll(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '')}`;

/** Moments at which a page named the file of a photograph that the same instance then refused. */
let refusedFiles = 0;

/** Prints how long a decision takes until every surface of two instances follows it; false above the limit. */
export async function measurePublication(): Promise<boolean> {
  using instance = await startInstance('build');
  const origins = [SUITE_URL, instance.origin];
  const people = { artist: await readToken(ARTIST), admin: await readToken(ADMIN) };
  const supply = await createPhotographSupply(people);
  const decisions: Decision[] = [];
  const decide = async (name: string, direction: Direction, subject: Subject, act: () => Promise<unknown>) => {
    const times = await follow(origins, { direction, subject, act });
    decisions.push({ name, direction, times });
  };
  try {
    // Not counted: it fills caches and compiles.
    await decideOnPhotograph(people, await supply.create(), decide);
    decisions.length = 0;
    for (let count = 0; count < PHOTOGRAPHS; count += 1)
      await decideOnPhotograph(people, await supply.create(), decide);
    for (let count = 0; count < WORKS; count += 1)
      for (const kind of ['blog', 'exhibition'] as const)
        await decideOnWork(people, kind, await supply.createMany(IMAGES_OF_WORK), decide);
  } finally {
    await supply.remove();
  }
  return report(decisions);
}

type Decide = (name: string, direction: Direction, subject: Subject, act: () => Promise<unknown>) => Promise<void>;

interface Photograph {
  id: string;
  title: string;
}

async function decideOnPhotograph({ artist, admin }: People, { id, title }: Photograph, decide: Decide): Promise<void> {
  const subject: Subject = {
    surfaces: {
      page: `/exhibition?image=${id}`,
      detail: `/api/image/details/${id}`,
      list: '/api/image',
      search: `/api/search?q=${title}`,
      feed: '/gallery/feed.json',
    },
    marks: [id],
    imageIds: [id],
  };
  const setPrivacy = (privacyStatus: string) => () =>
    callAs(artist, '/studio/image', { ids: [id], changes: { privacyStatus } }, 'PUT');
  await callAs(artist, '/studio/image/submit', { ids: [id] });
  await decide('photograph approved', 'shown', subject, () => approveReview(admin, `image-${id}`));
  await decide('photograph set to Private', 'hidden', subject, setPrivacy('Private'));
  await decide('photograph set to Public', 'shown', subject, setPrivacy('Public'));
  const body = { address: `/exhibition?image=${id}`, reason: 'Not ours' };
  await decide('photograph unpublished', 'hidden', subject, () => callAs(admin, '/studio/unpublish', body));
}

async function decideOnWork(
  { artist, admin }: People,
  kind: 'blog' | 'exhibition',
  images: readonly Photograph[],
  decide: Decide,
): Promise<void> {
  const title = randomWord();
  const kindName = kind === 'blog' ? 'story' : kind;
  const imageIds = images.map(({ id }) => id);
  const path = `/studio/${kind}`;
  const { id } = await callAs<{ id: string }>(artist, path, {
    title,
    bannerId: imageIds[0],
    ...(kind === 'blog'
      ? { description: 'What a month teaches.', content: '<p>Fog.</p>', pictureIds: imageIds }
      : {
          description: '<p>Two years on one coast.</p>',
          genre: 'Seascape',
          imageIds,
          startDate: inDays(-1).toISOString(),
          endDate: inDays(5).toISOString(),
        }),
  });
  const move = async (name: string) => {
    const { version } = await callAs<{ version: number }>(artist, `${path}/${id}`);
    return callAs(artist, `${path}/${id}/${name}`, { version });
  };
  await move('submit');
  const page = kind === 'blog' ? `/stories/${title}` : `/exhibition/${id}`;
  const subject: Subject = {
    surfaces: {
      page,
      search: `/api/search?q=${title}&kind=${kindName}`,
      ...(kind === 'blog'
        ? { detail: `/api/blog/${title}`, list: '/api/blog', feed: '/stories/feed.json' }
        : { detail: `/api/exhibition/${id}`, list: '/api/exhibition/approved/ongoing' }),
    },
    marks: [kind === 'blog' ? title : id],
    imageIds,
  };
  const approve = () => approveReview(admin, `${kind}-${id}`);
  await decide(`${kindName} of ${images.length} photographs approved`, 'shown', subject, approve);
  const [shown = ''] = imageIds;
  const drawn: Subject = {
    surfaces: { page, detail: kind === 'blog' ? `/api/blog/${title}` : `/api/exhibition/images/${id}` },
    marks: [shown],
    imageIds: [shown],
  };
  const setPrivacy = (privacyStatus: string) => () =>
    callAs(artist, '/studio/image', { ids: [shown], changes: { privacyStatus } }, 'PUT');
  await decide(`photograph in ${kindName} set to Private`, 'hidden', drawn, setPrivacy('Private'));
  await decide(`photograph in ${kindName} set to Public`, 'shown', drawn, setPrivacy('Public'));
  await decide(`${kindName} withdrawn`, 'hidden', { ...subject, imageIds: [] }, () => move('withdraw'));
  await move('submit');
  await decide(`${kindName} approved again`, 'shown', subject, approve);
  const body = { address: page, reason: 'Not ours' };
  await decide(`${kindName} unpublished`, 'hidden', { ...subject, imageIds: [] }, () =>
    callAs(admin, '/studio/unpublish', body),
  );
}

/** Acts, and measures at both instances when each surface agrees with it. */
async function follow(
  origins: readonly string[],
  { direction, subject, act }: { direction: Direction; subject: Subject; act: () => Promise<unknown> },
): Promise<Record<string, number>> {
  const start = performance.now();
  let isDone = false;
  const acting = act().then(() => {
    isDone = true;
  });
  const wait = async (name: string, isShown: () => Promise<boolean>): Promise<[string, number]> => {
    for (;;) {
      if ((await isShown()) === (direction === 'shown')) return [name, performance.now() - start];
      if (performance.now() - start > TIMEOUT) throw new Error(`${name} has not followed: ${subject.marks[0]}`);
      await sleep(PAUSE);
    }
  };
  const times = await Promise.all(
    origins.flatMap((origin) => [
      ...Object.entries(subject.surfaces).map(([name, path]) =>
        wait(name, async () => {
          const isAfter = isDone;
          const text = await readShown(origin + path);
          // While a photograph is being hidden, a page that came before that may name it.
          if (name === 'page' && (direction === 'shown' || isAfter)) await countRefused(origin, text, subject.imageIds);
          return subject.marks.every((mark) => text.includes(mark));
        }),
      ),
      ...subject.imageIds.map((id) => wait('file', async () => (await fetch(origin + filePath(id))).status === 200)),
    ]),
  );
  await acting;
  const slowest: Record<string, number> = {};
  for (const [name, time] of times) slowest[name] = Math.max(slowest[name] ?? 0, time);
  return slowest;
}

/** The text of an answer that is there; of any other one none. The words of a query that it repeats are no result. */
async function readShown(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) return '';
  const { pathname } = new URL(address);
  return pathname === '/api/search'
    ? JSON.stringify((JSON.parse(text) as { data: { groups: object } }).data.groups)
    : text;
}

async function countRefused(origin: string, page: string, imageIds: readonly string[]): Promise<void> {
  for (const id of imageIds) {
    if (!page.includes(`/photos/${id}/`)) continue;
    if ((await fetch(origin + filePath(id))).status !== 200) refusedFiles += 1;
  }
}

function report(decisions: readonly Decision[]): boolean {
  const slowest = ({ times }: Decision) => Math.max(...Object.values(times));
  const toRow = (name: string, direction: Direction, times: readonly number[]): Cell[] => {
    const p95 = percentile(times, 0.95);
    return [name, direction, times.length, median(times), p95, Math.max(...times)];
  };
  const heads = ['', 'then it is', 'decisions', 'p50 ms', 'p95 ms', 'worst ms'];
  const directions = ['shown', 'hidden'] as const;
  const of = (direction: Direction) => decisions.filter((decision) => decision.direction === direction);
  printTable(
    'By surface, at the later of both instances',
    heads,
    directions.flatMap((direction) =>
      [...new Set(of(direction).flatMap(({ times }) => Object.keys(times)))].map((name) =>
        toRow(
          name,
          direction,
          of(direction).flatMap(({ times }) => times[name] ?? []),
        ),
      ),
    ),
  );
  printTable(
    'By decision, until all surfaces of both instances agree',
    heads,
    directions.flatMap((direction) =>
      [...Map.groupBy(of(direction), ({ name }) => name)].map(([name, some]) =>
        toRow(name, direction, some.map(slowest)),
      ),
    ),
  );
  return printLimited(
    [
      'From a decision until page, calls, search, feed and files agree, at the suite and at an instance of its own;',
      `limit of p95: ${LIMIT} ms. Pages that named a file which was refused: ${refusedFiles}`,
    ].join('\n'),
    heads,
    directions.map((direction) => {
      const row = toRow('all decisions', direction, of(direction).map(slowest));
      return [...row, Number(row[4]) <= LIMIT && refusedFiles === 0];
    }),
  );
}

/** Creates drafts of the artist with a file of their own, and removes them. */
async function createPhotographSupply({ artist }: People) {
  const query = '/studio/image?status=approved&privacy=Public&used=yes';
  const { id: model } = first((await callAs<StudioImagePage>(artist, query)).data, 'public photograph of the artist');
  const { picture, ...fields } = await readFields(`images/${model}`);
  const bucket = getStorage(app).bucket();
  const [bytes] = await bucket.file(filePath(model).slice(1)).download();
  const created: string[] = [];
  const create = async (): Promise<Photograph> => {
    const [id, title] = [`bench-${crypto.randomUUID()}`, randomWord()];
    const own = { ...Object(picture), imageId: id };
    const state = { status: 'draft', publishedAt: null, isUsed: false, usedIn: [], createdAt: new Date() };
    created.push(id);
    await bucket.file(filePath(id).slice(1)).save(bytes, { resumable: false });
    await writeDocuments([{ path: `images/${id}`, fields: { ...fields, ...state, title, picture: own } }]);
    return { id, title };
  };
  return {
    create,
    createMany: (count: number): Promise<Photograph[]> => Promise.all(Array.from({ length: count }, create)),
    remove: () => deleteDocuments(created.map((id) => `images/${id}`)),
  };
}
