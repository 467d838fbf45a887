import { rememberEarlyInput } from '#lib/early-input.ts';
import { HYDRATED } from '#lib/hydrated.ts';

/**
 * The script inside a rendered page. It waits until the largest picture is there, so that nothing competes with that
 * for the connection and the processor; or until the visitor touches the page. Then it brings the fonts and the client,
 * one file a task, so that no task keeps the page from answering the visitor.
 */
const LONGEST_WAIT = 4000;
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

function largestPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) picture.addEventListener(event, () => resolve(), { once: true });
  });
}

/** Resolves after the first frame: a page without a large picture shows its words then. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of INTERACTIONS) document.addEventListener(type, () => resolve(), { once: true, passive: true });
  });
}

/** The addresses of the page's scripts, dependencies first. */
function pageScripts(): string[] {
  return JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  document.addEventListener(HYDRATED, rememberEarlyInput(document), { once: true });
  const longestWait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const shown = Promise.all([largestPicture(), firstFrame()]);
  await Promise.race([shown, firstInteraction(), longestWait]);
  document.getElementById('page-fonts')?.removeAttribute('media');
  const scripts = pageScripts();
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const script of scripts) {
    // A file that can't be loaded is an error of its page, which shows it: the client loads it again.
    await import(/* @vite-ignore */ script).catch((error: unknown) =>
      console.error('A file could not be loaded:', error),
    );
    await nextTask();
  }
}

start();
