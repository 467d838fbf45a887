import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { chromium } from '@playwright/test';
import { getStorage } from 'firebase-admin/storage';
import { readToken } from '../support/emulator/accounts.ts';
import { app } from '../support/emulator/firebase.ts';
import { newBuyer, placeOrder } from '../support/emulator/orders.ts';
import { publicPages } from '../support/screens.ts';
import {
  callAs,
  chromiumArguments,
  chromiumPath,
  FIRESTORE_HOST,
  first,
  PROJECT,
  readApi,
  SUITE_URL,
} from '../support/suite.ts';
import { median, timeRequest } from './load.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { FREE, PRICES, PRICES_OF } from './support/prices.ts';
import { printTable } from './support/report.ts';

/** Pages of a visit, in the order in which they are looked at, by a browser that has none of their files. */
const VISIT = ['home', 'gallery', 'image', 'exhibition', 'story', 'product'];
/** Times that each act happens in a thousand visits. */
const ACTS_OF_THOUSAND = { like: 30, comment: 5, order: 2 } as const;
const VISITS_A_DAY = [1000, 10_000, 100_000];
const DAYS = 30;
/** Milliseconds after which triggers have written what follows from an act. */
const SETTLED = 8000;
/** Cloud Run rounds the time of an instance up to this; at low traffic each request has it alone. */
const BILLED_MS = 100;
const ROUNDS = 20;
/** GiB of the functions that answer, of which the largest counts, and of those that follow events. */
const MEMORY = { request: 1, event: 0.5 } as const;
const FILE = new URL('../../docs/cost.md', import.meta.url);

type Usage = Record<keyof typeof PRICES, number>;
const NOTHING: Usage = {
  documentReads: 0,
  documentWrites: 0,
  processorSeconds: 0,
  memorySeconds: 0,
  requests: 0,
  hostingBytes: 0,
  storedBytes: 0,
};
const KINDS = Object.keys(NOTHING) as (keyof Usage)[];

/** Sums usages up, each as many times as is said. */
const addUp = (...parts: readonly (readonly [usage: Usage, times: number])[]): Usage =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, parts.reduce((sum, [usage, times]) => sum + usage[kind] * times, 0)]),
  ) as Usage;

const isFile = (pathname: string): boolean => /^\/(?:photos|portraits)\//.test(pathname);
/** Whether an origin asks the document of an image before it serves this path. */
const readsImage = (pathname: string): boolean => pathname.startsWith('/photos/');
const isStatic = (pathname: string): boolean => /^\/(?:assets|stock|licences)\/|^\/[\w.-]+\.\w+$/.test(pathname);

/** Functions that follow documents; imported by its address: the types of its project are checked elsewhere. */
const { DOCUMENT_TRIGGERS } = (await import(
  new URL('../../functions/src/events/triggers.ts', import.meta.url).href
)) as {
  DOCUMENT_TRIGGERS: Record<string, { document: string }>;
};
const FOLLOWED = Object.values(DOCUMENT_TRIGGERS).map(({ document }) => document.split('/'));

/** Whether a function follows a document, by its whole name. */
function isFollowed(name: string): boolean {
  const parts = name.split('/').slice('projects/P/databases/D/documents'.split('/').length);
  return FOLLOWED.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((piece, index) => piece.startsWith('{') || piece === parts[index]),
  );
}

/** Numbers of documents that were written since a time, and of those that a function follows. */
async function countWritten(since: Date): Promise<{ written: number; followed: number }> {
  const address = `http://${FIRESTORE_HOST}/v1/projects/${PROJECT}/databases/(default)/documents:runQuery`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await response.json()) as { document?: { name: string; updateTime: string } }[];
  const written = rows.flatMap(({ document }) => (document && new Date(document.updateTime) >= since ? document : []));
  const followed = written.filter(({ name }) => isFollowed(name));
  return { written: written.length, followed: followed.length };
}

/** Request of Node's own client, as its channels name it. */
interface Sent {
  request: { origin: string };
  response: { headers: Buffer[] };
}

/** Runs an act; returns what its calls of the API cost, whose answers say how many documents they read. */
async function followCalls(act: () => Promise<unknown>): Promise<Usage> {
  let usage = NOTHING;
  const starts = new Map<unknown, number>();
  const noteStart = (message: unknown) => starts.set((message as Sent).request, performance.now());
  const addAnswer = (message: unknown) => {
    const { request, response } = message as Sent;
    if (request.origin !== SUITE_URL) return;
    const texts = response.headers.map((text) => text.toString().toLowerCase());
    const place = texts.indexOf('x-document-reads');
    const reads = place < 0 ? 0 : Number(texts[place + 1]);
    const time = performance.now() - (starts.get(request) ?? 0);
    usage = addUp([usage, 1], [{ ...answerUsage(time), documentReads: reads }, 1]);
  };
  subscribe('undici:request:create', noteStart);
  subscribe('undici:request:headers', addAnswer);
  try {
    await act();
  } finally {
    unsubscribe('undici:request:create', noteStart);
    unsubscribe('undici:request:headers', addAnswer);
  }
  return usage;
}

/** Returns what a run of a function that answers costs, by its milliseconds. */
function answerUsage(time: number): Usage {
  const seconds = (Math.ceil(time / BILLED_MS) * BILLED_MS) / 1000;
  return { ...NOTHING, requests: 1, processorSeconds: seconds, memorySeconds: seconds * MEMORY.request };
}

/** Runs an act; returns what its calls and its writes cost. */
async function followAct(act: () => Promise<unknown>): Promise<Usage> {
  let calls = NOTHING;
  const writes = await followWrites(async () => {
    calls = await followCalls(act);
  });
  return addUp([calls, 1], [writes, 1]);
}

/** Runs an act; returns what its writes cost, with the runs of functions that follow them. */
async function followWrites(act: () => Promise<unknown>): Promise<Usage> {
  const since = new Date();
  await act();
  await sleep(SETTLED);
  const { written, followed } = await countWritten(since);
  const seconds = (followed * BILLED_MS) / 1000;
  return {
    ...NOTHING,
    documentWrites: written,
    requests: followed,
    processorSeconds: seconds,
    memorySeconds: seconds * MEMORY.event,
  };
}

/** Returns what answering a path costs, by an instance of the deployed functions. */
async function measureAnswer(instance: Instance, path: string): Promise<Usage> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeRequest(`${instance.origin}${path}`));
  return answerUsage(median(times));
}

/** Returns the bytes of an address as Hosting sends them: texts compressed. */
async function readSentBytes(url: string): Promise<number> {
  const response = await fetch(url);
  const body = await response.bytes();
  const isText = /text|javascript|json|xml|svg/.test(response.headers.get('content-type') ?? '');
  return isText ? gzipSync(body).length : body.length;
}

interface Visit {
  /** All of it but the pictures. */
  pages: Usage;
  pictures: Usage;
}

async function measureVisit(instance: Instance): Promise<Visit> {
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [...chromiumArguments],
  });
  const answers: { url: string; reads: number }[] = [];
  let writes = NOTHING;
  try {
    const page = await browser.newPage({ baseURL: SUITE_URL, viewport: { width: 390, height: 844 } });
    page.on('response', (response) => {
      const isRead = response.request().method() === 'GET' && response.status() === 200;
      const { pathname } = new URL(response.url());
      const reads = readsImage(pathname) ? 1 : Number(response.headers()['x-document-reads'] ?? 0);
      if (isRead && response.url().startsWith(SUITE_URL)) answers.push({ url: response.url(), reads });
    });
    for (const { path } of await publicPages(VISIT))
      writes = addUp([writes, 1], [await followWrites(() => page.goto(path, { waitUntil: 'networkidle' })), 1]);
    const visit: Visit = { pages: writes, pictures: NOTHING };
    for (const { url, reads } of answers) {
      const { pathname, search } = new URL(url);
      const sent = { ...NOTHING, documentReads: reads, hostingBytes: await readSentBytes(url) };
      const answer = isStatic(pathname) ? NOTHING : await measureAnswer(instance, pathname + search);
      const kind = isFile(pathname) ? 'pictures' : 'pages';
      visit[kind] = addUp([visit[kind], 1], [sent, 1], [answer, 1]);
    }
    return visit;
  } finally {
    await browser.close();
  }
}

async function measureActs(): Promise<Record<keyof typeof ACTS_OF_THOUSAND, Usage>> {
  const story = first(await readApi<BlogListItem[]>('/blog'), 'stories');
  const reader = await readToken('reader@example.com');
  const comment = { blogId: story.id, comment: `A fine walk, ${crypto.randomUUID()}` };
  const buyer = await newBuyer();
  return {
    like: await followAct(() => callAs(reader, `/blog/like/${story.id}`, {})),
    comment: await followAct(() => callAs(reader, '/blog/comment', comment)),
    order: await followAct(() => placeOrder(buyer, ['artist@example.com'])),
  };
}

/** Bytes of all files of the seed's photographs, by photograph. */
async function measureStorage(): Promise<number> {
  const [files] = await getStorage(app).bucket().getFiles();
  const photographs = new Set(files.flatMap(({ name }) => /^photos\/([^/]+)\//.exec(name)?.[1] ?? []));
  return files.reduce((sum, { metadata }) => sum + Number(metadata.size ?? 0), 0) / photographs.size;
}

/** Dollars a month. */
const price = (month: Usage): Usage =>
  Object.fromEntries(KINDS.map((kind) => [kind, Math.max(0, month[kind] - FREE[kind]) * PRICES[kind]])) as Usage;

const NAMES: Readonly<Record<keyof Usage, string>> = {
  documentReads: 'documents read',
  documentWrites: 'documents written',
  processorSeconds: 'seconds of processors',
  memorySeconds: 'seconds of a GiB',
  requests: 'runs of functions',
  hostingBytes: 'bytes sent',
  storedBytes: 'bytes stored',
};
const count = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });
const dollars = (value: number): string => `$${value.toFixed(2)}`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function listPrice(kind: keyof Usage): string[] {
  const unit = kind.endsWith('Bytes') ? 1e9 : 1e6;
  return [NAMES[kind], count(unit), (PRICES[kind] * unit).toFixed(3), count(FREE[kind])];
}

/** Measures what a visit uses, and writes `docs/cost.md`: what many of them cost. */
export async function measureCosts(): Promise<void> {
  using instance = await startInstance('build');
  const { pages, pictures } = await measureVisit(instance);
  const acts = await measureActs();
  const photograph = await measureStorage();
  const acted = addUp(
    ...Object.entries(ACTS_OF_THOUSAND).map(([act, times]) => [acts[act as keyof typeof acts], times / 1000] as const),
  );
  const visit = addUp([pages, 1], [acted, 1]);
  // Of pictures in the CDN only the bytes are paid.
  const cached = { ...NOTHING, hostingBytes: pictures.hostingBytes };
  const used = KINDS.filter((kind) => kind !== 'storedBytes');
  const rows = VISITS_A_DAY.flatMap((visits) =>
    (
      [
        ['no picture', pictures],
        ['every picture', cached],
      ] as const
    ).map(([name, shown]) => {
      const costs = price(addUp([visit, visits * DAYS], [shown, visits * DAYS]));
      const total = KINDS.reduce((sum, kind) => sum + costs[kind], 0);
      const most = used.reduce((one, other) => (costs[other] > costs[one] ? other : one));
      return [count(visits), name, ...used.map((kind) => dollars(costs[kind])), dollars(total), NAMES[most]];
    }),
  );
  const measured = used.map((kind) => [NAMES[kind], pages, pictures, acts.like, acts.comment, acts.order] as const);
  const text = `# What the house costs

Written by \`npm run bench -- cost\`, which measures a visit in a browser and prices it: do not edit it. Prices are in US
dollars, as Google published them before ${PRICES_OF} (\`e2e/bench/support/prices.ts\`); what is free of charge is taken off. Look
them up anew before you rely on them.

## Prices, ${PRICES_OF}

${table(['', 'for so many', 'dollars', 'free in a month'], KINDS.map(listPrice))}

## A visit

A visitor on a phone who was never here looks at ${VISIT.length} pages (${VISIT.join(', ')}). In a thousand visits there are
${Object.entries(ACTS_OF_THOUSAND)
  .map(([act, times]) => `${times} × ${act}`)
  .join(', ')}. A document that is written and followed by a function counts as a run. A run is billed as
${BILLED_MS} ms or more, as if no two were at once. Documents that functions of events read are not counted.

${table(
  ['', 'pages', 'their pictures', 'a like', 'a comment', 'an order'],
  measured.map(([name, ...usages], index) => [
    name,
    ...usages.map((usage) => count(usage[used[index] as keyof Usage])),
  ]),
)}

## A month

${table(['visits a day', 'in the CDN', ...used.map((kind) => NAMES[kind]), 'in all', 'most of it'], rows)}

A thousand photographs take ${count(photograph / 1e6)} GB, ${dollars(photograph * 1000 * PRICES.storedBytes)} a month, as large as those of the local suite are. A warm
instance of one function costs about ${dollars((PRICES.processorSeconds / 10 + PRICES.memorySeconds) * 86_400 * DAYS)} a month with 1 GiB.
`;
  await writeFile(FILE, text);
  printTable(
    'What a visit and a month cost: written to docs/cost.md',
    ['visits a day', 'in the CDN', ...used, 'in all', 'most of it'],
    rows,
  );
}
