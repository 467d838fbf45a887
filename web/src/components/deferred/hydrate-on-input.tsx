import { messages } from '@aperture-byline/contract/shared/messages';
import { type ComponentType, lazy, memo, type ReactNode, useEffect, useRef } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { changedFields, keepEarlyTexts, onInputIn, rememberEarlyInput, restoreEarlyTexts } from '#lib/early-input.ts';
import { showError } from '#lib/toast.ts';

const INPUTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'] as const;

interface Waiting {
  place: HTMLElement;
  isTouched: Promise<void>;
  /** For a page that the visitor left and comes back to, which the browser renders. */
  stopWaiting: () => void;
  repeatEarlyInput: () => void;
}

/**
 * Deferred hydration: a component that the server renders with its page, and whose code is loaded when the visitor
 * first touches it: for forms, whose libraries weigh more than a page; or follows a link, opens a tab or presses a key
 * anywhere. What was typed and pressed until then is kept. Where the browser renders the page, the code is loaded at
 * once. `id` is that of the element around it, one in a document; the page's definition (`*.page.ts`) names the module
 * among its parts. `hasWork` says whether the code is needed without a touch, for example to restore a draft;
 * `fallback` stands there while the browser renders it and loads the code.
 */
export function hydrateOnInput<P extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  hasWork: () => boolean = () => false,
  fallback: ReactNode = <p role="status">{messages.loading}</p>,
): ComponentType<P> {
  let waiting: Waiting | undefined;
  let isLoading = false;

  function startWaiting(place: HTMLElement): Waiting {
    if (waiting) return waiting;
    restoreEarlyTexts(place);
    let stopWaiting = () => {};
    const stopped = new Promise<void>((resolve) => {
      stopWaiting = resolve;
    });
    const isTouched = Promise.race([firstInput(place), stopped]);
    waiting = { place, isTouched, stopWaiting, repeatEarlyInput: rememberEarlyInput(place) };
    return waiting;
  }

  const Content = lazy(async () => {
    isLoading = true;
    // In the document before this is first rendered, so that it is the server's.
    const place = typeof document === 'undefined' ? null : document.getElementById(id);
    if (place === null) return load();
    const { isTouched } = startWaiting(place);
    if (!hasWork()) await isTouched;
    return loadPatiently(place, load);
  });

  /** Stands after the content, so that its effect runs when that is hydrated. */
  function Hydrated() {
    useEffect(() => {
      waiting?.repeatEarlyInput();
      waiting = undefined;
    }, []);
    return null;
  }

  /**
   * React gives up the server's HTML where a context changes above it, such as the address: then nothing is left to be
   * touched.
   */
  function Fallback() {
    useEffect(() => waiting?.stopWaiting(), []);
    return fallback;
  }

  // An update from above would make React give up the server's HTML: with the same properties there is none.
  return memo(function HydratedOnInput(properties: P) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // The page is hydrated before what is inside its boundaries, and handles input by itself from then on.
      if (!isLoading && place.current) startWaiting(place.current);
      if (waiting && waiting.place !== place.current) waiting.stopWaiting();
    }, []);
    return (
      <div id={id} ref={place}>
        <LazyBoundary fallback={<Fallback />}>
          <Content {...properties} />
          <Hydrated />
        </LazyBoundary>
      </div>
    );
  });
}

function firstInput(place: HTMLElement): Promise<void> {
  const isTouched = place.contains(document.activeElement) || changedFields(place).length > 0;
  return isTouched ? Promise.resolve() : nextInput(place);
}

function nextInput(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const stop of ends) stop();
      resolve();
    };
    const endAtLink = ({ target }: Event) => {
      const found = target instanceof Element ? target.closest('a, [role="tab"]') : null;
      // A page at another path replaces this one with what waits in it.
      const isLeft = found instanceof HTMLAnchorElement && found.pathname !== window.location.pathname;
      if (found && !isLeft) end();
    };
    // A link, a tab or a key elsewhere may change the query, and React holds that back until it can hydrate what waits.
    const ends = [
      ...INPUTS.map((type) => onInputIn(place, type, end)),
      onInputIn(document, 'click', endAtLink),
      onInputIn(document, 'keydown', end),
    ];
  });
}

/**
 * Without a connection the server's HTML stays with what was typed, and the next input tries again. Where the page is
 * reloaded for a newer release, what was typed comes back.
 */
async function loadPatiently<T>(place: HTMLElement, load: () => Promise<T>): Promise<T> {
  // Not at `pagehide`, which comes too late for the state of a history entry.
  const keepTexts = () => keepEarlyTexts(place);
  for (;;) {
    window.addEventListener('beforeunload', keepTexts);
    try {
      const content = await loadCode(load);
      window.removeEventListener('beforeunload', keepTexts);
      return content;
    } catch (error) {
      console.error('A form could not be loaded:', error);
      showError(error, messages.partNotLoaded);
    }
    await nextInput(place);
  }
}
