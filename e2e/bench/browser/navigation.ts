import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath, SUITE_URL } from '../../support/suite.ts';
import { median } from '../load.ts';
import { type Cell, printTable } from '../support/report.ts';

const PHONE = { width: 360, height: 740 };
/** Chrome's preset "Slow 4G" and a processor four times slower, as in its DevTools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const PROCESSOR_SLOWDOWN = 4;
/** Milliseconds from the first touch to the tap. */
const PAUSE = 1000;
const TIMEOUT = 60_000;

/** Taps by their names: the page that is left, and the link in it. */
const TAPS: Readonly<Record<string, readonly [from: string, link: string]>> = {
  'gallery → photograph': ['/gallery', 'main article a[href^="/exhibition?image="]'],
  'exhibitions → exhibition': ['/exhibitions', 'main article a[href^="/exhibition/"]'],
  'home → stories': ['/', 'main a[href="/stories"]'],
  'home → exhibition': ['/', 'main a[href^="/exhibition/"]'],
  'stories → story': ['/stories', 'main article a[href^="/stories/"]'],
  'shop → print': ['/shop', 'main article a[href^="/shop/"]'],
  'photographers → profile': ['/photographers', 'main a[href^="/profile/"]'],
  'story → photographer': ['/stories/{story}', 'main a[href^="/profile/"]'],
};

/** Limits of the worst tap: times as a share of those of the document, waves and files as numbers. */
const LIMITS = { heading: 0.6, picture: 0.8, waves: 2, files: 6 };

/** Milliseconds since the tap or the start of the document. */
interface Times {
  heading: number;
  /** Until the largest picture of the first view is loaded. */
  picture: number;
}

interface Tap extends Times {
  /** Milliseconds until the page showed anything of its own. */
  response: number;
  /** Requests for code, styles and data one after the other. */
  waves: number;
  files: number;
  target: string;
}

/** Installs `watchPage`, which notes when the page at a path shows its heading and its largest picture. */
function installWatcher(): void {
  function findLargestPicture(): HTMLImageElement | undefined {
    let largest: HTMLImageElement | undefined;
    let largestArea = 0;
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      if (width <= 0 || height <= 0 || width * height <= largestArea) continue;
      largest = image;
      largestArea = width * height;
    }
    return largest;
  }
  Object.assign(window, {
    watchPage: (path: string, old: Element | null): Promise<{ heading: number; picture: number; response: number }> => {
      const { promise, resolve } = Promise.withResolvers<{ heading: number; picture: number; response: number }>();
      let heading = 0;
      let response = 0;
      let stable = 0;
      const check = (now: number) => {
        const isHere = window.location.pathname + window.location.search === path;
        const shown = document.querySelector('main h1');
        if (isHere && response === 0 && (shown !== old || old?.isConnected === false)) response = now;
        // What the card showed stands there until the page comes.
        const isFinal = isHere && shown !== null && shown !== old && !shown.closest('[aria-busy]');
        if (isFinal && heading === 0 && shown.textContent !== '') heading = now;
        const picture = heading > 0 ? findLargestPicture() : undefined;
        stable =
          heading > 0 && (picture === undefined || (picture.complete && picture.naturalWidth > 0)) ? stable || now : 0;
        // Another picture may be larger once the page has grown.
        if (stable > 0 && now - stable > 400) resolve({ heading, picture: stable, response });
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
      return promise;
    },
  });
}

type Watched = Window & {
  watchPage: (path: string, old: Element | null) => Promise<Times & { response: number }>;
  tapped: Promise<Times & { response: number }>;
};

async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(installWatcher);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  return { page, session };
}

/** Counts requests for code, styles and data since it was called, and how many of them waited for one another. */
function countRequests(session: CDPSession): () => { waves: number; files: number } {
  const requests = new Map<string, { url: string; start: number; end: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    if (
      request.method === 'GET' &&
      (type === 'Script' || type === 'Fetch' || type === 'XHR' || type === 'Stylesheet' || type === 'Other')
    )
      if (!/\.(?:avif|webp|jpe?g|woff2|svg)$/.test(request.url))
        requests.set(requestId, { url: request.url, start: timestamp, end: Number.POSITIVE_INFINITY });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  return () => {
    const all = [...requests.values()];
    let waves = 0;
    let end = Number.NEGATIVE_INFINITY;
    for (const request of all.toSorted((one, other) => one.start - other.start)) {
      if (request.start < end) continue;
      waves += 1;
      end = Math.min(...all.filter(({ start }) => start >= request.start).map((other) => other.end));
    }
    return { waves, files: all.length };
  };
}

async function timeTap(browser: Browser, [from, link]: readonly [string, string]): Promise<Tap> {
  const { page, session } = await openPhone(browser);
  await page.goto(`${SUITE_URL}${from}`, { waitUntil: 'load', timeout: TIMEOUT });
  const target = page.locator(link).locator('visible=true').first();
  await target.scrollIntoViewIfNeeded();
  await page
    .locator('h1')
    .first()
    .evaluate((heading) => heading.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await page.waitForFunction(
    () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    { timeout: TIMEOUT },
  );
  await page.waitForTimeout(PAUSE);
  const path = await target.evaluate((anchor) => {
    const { pathname, search } = anchor as HTMLAnchorElement;
    const old = document.querySelector('main h1');
    const watched = window as unknown as Watched;
    const { promise, resolve } = Promise.withResolvers<Times & { response: number }>();
    anchor.addEventListener(
      'click',
      ({ timeStamp }) => {
        void watched
          .watchPage(pathname + search, old)
          .then(({ heading, picture, response }) =>
            resolve({ heading: heading - timeStamp, picture: picture - timeStamp, response: response - timeStamp }),
          );
      },
      { capture: true },
    );
    watched.tapped = promise;
    return pathname + search;
  });
  const summarize = countRequests(session);
  await target.tap();
  const times = await page.evaluate(() => (window as unknown as Watched).tapped);
  const { waves, files } = summarize();
  await page.context().close();
  return { ...times, waves, files, target: path };
}

async function timeDocument(browser: Browser, path: string): Promise<Times> {
  const { page } = await openPhone(browser);
  await page.goto(`${SUITE_URL}${path}`, { waitUntil: 'commit', timeout: TIMEOUT });
  const times = await page.evaluate((target) => (window as unknown as Watched).watchPage(target, null), path);
  await page.context().close();
  return times;
}

/** Prints how long taps take beside loading the same page as a document; false where one is above a limit. */
export async function measureNavigation(rounds: number): Promise<boolean> {
  await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const rows: Cell[][] = [];
  let isWithinLimits = true;
  const stories = await (await fetch(`${SUITE_URL}/api/blog`)).json();
  for (const [name, [from, link]] of Object.entries(TAPS)) {
    const taps: Tap[] = [];
    const documents: Times[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tap = await timeTap(browser, [from.replace('{story}', stories.data[0].slug), link]);
      taps.push(tap);
      documents.push(await timeDocument(browser, tap.target));
    }
    const of = (times: readonly Times[], key: keyof Times) => median(times.map((time) => time[key]));
    const heading = of(taps, 'heading') / of(documents, 'heading');
    const picture = of(taps, 'picture') / of(documents, 'picture');
    const waves = Math.max(...taps.map((tap) => tap.waves));
    const files = Math.max(...taps.map((tap) => tap.files));
    isWithinLimits &&=
      heading <= LIMITS.heading && picture <= LIMITS.picture && waves <= LIMITS.waves && files <= LIMITS.files;
    rows.push([
      name,
      median(taps.map(({ response }) => response)),
      of(taps, 'heading'),
      of(documents, 'heading'),
      heading,
      of(taps, 'picture'),
      of(documents, 'picture'),
      picture,
      waves,
      files,
    ]);
  }
  printTable(
    `Milliseconds from a tap on a simulated phone, and of the same page as a document; median of ${rounds}. ` +
      `Shares: heading ≤ ${LIMITS.heading}, picture ≤ ${LIMITS.picture}; waves ≤ ${LIMITS.waves}, files ≤ ${LIMITS.files}`,
    ['tap', 'response', 'heading', 'of document', 'share', 'picture', 'of document ', 'share ', 'waves', 'files'],
    rows,
  );
  return isWithinLimits;
}
