import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import type { ProductPage } from '@aperture-byline/contract/product/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { getStorage } from 'firebase-admin/storage';
import { app, db, deleteDocuments, readFields, withoutTriggers, writeDocuments } from '../support/emulator/firebase.ts';
import { first, readApi } from '../support/suite.ts';
import { median, timeRequest } from './load.ts';
import { readUsage, startInstance } from './support/instance.ts';
import { buildId, createImageSupply } from './support/many-images.ts';
import { type RebuildCost, rebuildDerived } from './support/rebuild-command.ts';
import { type Cell, printLimited } from './support/report.ts';
import { SEARCH_CALLS, varyImage, word, words } from './support/searched-words.ts';

const FEWER_IMAGES = 20_000;
const IMAGES = 100_000;
/** Stories and prints, as many of each; each shows a photograph that no other work shows. */
const WORKS = 5_000;
const LIMITS = { memory: 512, transactions: 10, ratio: 1.5 } as const;
const ROUNDS = 40;
const FIRST_DAY = Date.UTC(2015, 0, 1);
const MEGABYTE = 1e6;

const CALLS: readonly string[] = [
  '/image?page=1',
  '/image?page=200',
  '/product?page=1',
  '/blog',
  '/exhibition/approved/ongoing',
  ...SEARCH_CALLS,
];

const workPaths = Array.from({ length: WORKS }, (_, number) => `${number % 2 ? 'products' : 'blogs'}/bench-${number}`);

/** Copies a seeded story and a seeded print until there are `WORKS` more. */
async function writeWorks(): Promise<void> {
  const stories = await readApi<BlogListItem[]>('/blog');
  const { products } = await readApi<ProductPage>('/product?page=1&pageSize=40');
  const story = await readFields(`blogs/${first(stories, 'stories').id}`);
  const prints = await db.collection('products').where('slug', '==', first(products, 'prints').slug).get();
  const print = first(prints.docs, 'prints').data();
  const [drawn]: StoredPicture[] = print.pictures;
  await writeDocuments(
    workPaths.map((path, number) => {
      const imageId = buildId(number);
      const picture = { ...drawn, imageId };
      const shown = { imageIds: [imageId], pictures: [picture], shownImageIds: [imageId], publicImageIds: [imageId] };
      const own = path.startsWith('blogs')
        ? { ...story, banner: picture, content: `<p>${words(number, 100)}</p>`, tags: words(number, 4).split(' ') }
        : { ...print, printedImageId: imageId };
      const publishedAt = new Date(FIRST_DAY + number * MINUTE);
      const { imageIds, ...ofStory } = shown;
      const fields = {
        ...own,
        ...(path.startsWith('blogs') ? ofStory : shown),
        title: words(number, 4),
        description: words(number + 1, 30),
        slug: `bench-${number}`,
        publishedAt,
      };
      return { path, fields };
    }),
  );
}

/** Hashes of what a rebuild makes, by name: page indexes without the ids of their segments, and the search index. */
async function hashDerived(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const hash = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
  for (const head of (await db.collection('listings').get()).docs) {
    const segments: { id: string }[] = head.get('segments');
    const parts = await db.getAll(...segments.map(({ id }) => head.ref.collection('segments').doc(id)));
    hashes.set(head.id, hash(JSON.stringify(parts.map((part) => part.get('keys')))));
  }
  const [snapshot]: { path: string }[] = (await readFields('searchIndex/head')).snapshots;
  const [file] = await getStorage(app)
    .bucket()
    .file(snapshot?.path ?? '')
    .download();
  return hashes.set('search', hash(gunzipSync(file)));
}

interface Speeds {
  /** Milliseconds at the median, by call. */
  calls: Map<string, number>;
  /** Milliseconds of the first search of an instance. */
  first: number;
  /** Bytes of resident memory at most, after all calls. */
  peakMemory: number;
}

async function measureSpeeds(): Promise<Speeds> {
  using instance = await startInstance('build');
  const calls = new Map<string, number>();
  await timeRequest(`${instance.origin}/api/image?page=1`);
  const firstSearch = await timeRequest(`${instance.origin}/api/search?q=${word(1)}`);
  for (const path of CALLS) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) times.push(await timeRequest(`${instance.origin}/api${path}`));
    calls.set(path, median(times.slice(1)));
  }
  return { calls, first: firstSearch, peakMemory: (await readUsage(instance)).peakMemory };
}

function costRow(name: string, { seconds, peakMemory, mostTransactions }: RebuildCost, isSame: boolean): Cell[] {
  const memory = peakMemory / MEGABYTE;
  const isWithin = isSame && memory <= LIMITS.memory && mostTransactions <= LIMITS.transactions;
  return [name, seconds, memory, mostTransactions, isSame, isWithin];
}

function compareSpeeds(fewer: Speeds, many: Speeds): Cell[][] {
  const compare = (name: string, before: number, after: number): Cell[] => [
    name,
    before,
    after,
    (after / before).toFixed(2),
    after <= LIMITS.ratio * before,
  ];
  return [
    ...CALLS.map((path) => compare(path.slice(0, 60), fewer.calls.get(path) ?? 0, many.calls.get(path) ?? 0)),
    compare('first search of an instance', fewer.first, many.first),
    compare('peak memory of the instance, MB', fewer.peakMemory / MEGABYTE, many.peakMemory / MEGABYTE),
  ];
}

/** Prints the cost of two rebuilds of 100,000 photographs, and calls beside those with 20,000; false above a limit. */
export async function measureRebuild(): Promise<boolean> {
  const supply = await createImageSupply(varyImage);
  try {
    await supply.fillTo(FEWER_IMAGES);
    const fewer = await measureSpeeds();
    await withoutTriggers(writeWorks);
    const firstCost = await supply.fillTo(IMAGES);
    const firstHashes = await hashDerived();
    const secondCost = await withoutTriggers(rebuildDerived);
    const secondHashes = await hashDerived();
    const isSame = [...firstHashes, ...secondHashes].every(
      ([name]) => firstHashes.get(name) === secondHashes.get(name),
    );
    const many = await measureSpeeds();
    return [
      printLimited(
        `A rebuild of ${IMAGES} photographs and ${WORKS} works; at most ${LIMITS.memory} MB and ${LIMITS.transactions} transactions at a time`,
        ['run', 'seconds', 'peak memory, MB', 'transactions', 'same result'],
        [costRow('first', firstCost, isSame), costRow('second', secondCost, isSame)],
      ),
      printLimited(
        `Median of a call with ${FEWER_IMAGES} and with ${IMAGES} photographs; ratio ≤ ${LIMITS.ratio}`,
        ['call', 'fewer, ms', 'many, ms', 'ratio'],
        compareSpeeds(fewer, many),
      ),
    ].every(Boolean);
  } finally {
    await withoutTriggers(() => deleteDocuments(workPaths));
    await supply.remove();
  }
}
