import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import type { Success } from '@aperture-byline/contract/shared/api/envelope';

/** The origin of the suite under test, without a trailing slash. */
export const SUITE_URL = process.env.SUITE_URL ?? 'http://127.0.0.1:5050';
export const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-aperture-byline';
export const BUCKET = process.env.STORAGE_BUCKET ?? `${PROJECT}.appspot.com`;
export const FIRESTORE_HOST = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
export const AUTH_HOST = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
export const STORAGE_HOST = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199';
export const HUB_HOST = process.env.FIREBASE_EMULATOR_HUB ?? '127.0.0.1:4400';
export const HOST = new URL(SUITE_URL).hostname;

/** The executable of an installed Chromium; Playwright's own where it is not set. */
export const chromiumPath = process.env.CHROMIUM_PATH;

/** No sandbox (containers have none), no background requests, and no host but the suite's resolves. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
];

/** The `data` of a public call; `path` starts after `/api`. Throws on any other answer than 200. */
export async function readApi<T>(path: string): Promise<T> {
  const response = await fetch(`${SUITE_URL}/api${path}`);
  if (response.status !== 200) throw new Error(`GET /api${path} answered ${response.status}`);
  const { data } = (await response.json()) as Success<T>;
  return data;
}

/** The `data` of a call with a token; a body makes it a POST. Throws on an error answer. */
export async function callAs<T>(
  token: string,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const response = await fetch(`${SUITE_URL}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /api${path} answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as Success<T>;
  return data;
}

/** The first entry of a list; throws where it is empty. */
export function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The suite has no ${what}`);
  return item;
}

let slugs: Promise<string[]> | undefined;
const details = new Map<string, Promise<ProductDetail>>();

/** Yields the suite's products, the oldest first: those of the seed. Reads only as many as are taken, each once. */
export async function* readProducts(): AsyncGenerator<ProductDetail> {
  slugs ??= readApi<ProductPage>('/product?page=1&pageSize=40').then(({ products }) =>
    products.map(({ slug }) => slug).toReversed(),
  );
  for (const slug of await slugs) {
    const detail = details.get(slug) ?? readApi<ProductDetail>(`/product/${slug}`);
    details.set(slug, detail);
    yield detail;
  }
}
