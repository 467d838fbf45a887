// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replaceAddress, useHistoryStep, watchSteps } from './history-step.ts';

type Closing = () => boolean;

let go: NavigateFunction;
let open: (name: string) => void;
let close: (name: string) => void;

function Overlay({ name, mayClose, onClose }: { name: string; mayClose: Closing; onClose: () => void }) {
  useHistoryStep(true, () => {
    if (mayClose()) onClose();
  });
  // Shows what is at the address, as the lightbox does.
  useLocation();
  return <p>{name}</p>;
}

function Page({ mayClose }: { mayClose: Closing }) {
  const { pathname } = useLocation();
  const [names, setNames] = useState<readonly string[]>([]);
  go = useNavigate();
  open = (name) => setNames((all) => [...all, name]);
  close = (name) => setNames((all) => all.filter((other) => other !== name));
  return (
    <main>
      <h1>{pathname}</h1>
      {names.map((name) => (
        <Overlay key={name} name={name} mayClose={mayClose} onClose={() => close(name)} />
      ))}
    </main>
  );
}

const shown = () => document.querySelector('main')?.textContent;
const steps = () => window.history.state?.steps?.length ?? 0;
const isShown = (text: string) => waitFor(() => expect(shown()).toBe(text));
/** Goes by so many entries, and waits for what is shown then. */
async function traverse(by: number, text: string): Promise<void> {
  window.history.go(by);
  await isShown(text);
}
async function goTo(path: string, options?: { replace: boolean }): Promise<void> {
  await act(async () => go(path, options));
}

let page = 0;

/** At an address of its own, above one that Back must not lead to by mistake. */
async function start(mayClose: Closing = () => true): Promise<string> {
  page += 1;
  render(
    <StrictMode>
      <BrowserRouter>
        <Page mayClose={mayClose} />
      </BrowserRouter>
    </StrictMode>,
  );
  await goTo(`/before-${page}`);
  await goTo(`/page-${page}`);
  return `/page-${page}`;
}

const arrivals = vi.fn();

beforeAll(() => {
  window.scrollTo = () => undefined;
  // Before it: steps that are passed are kept from other listeners.
  window.addEventListener('popstate', arrivals);
  watchSteps();
});
beforeEach(() => window.history.replaceState(null, '', '/'));

test('When Back is pressed over an overlay, then it closes, Forward opens nothing, and Back leaves the page', async () => {
  const path = await start();
  const length = window.history.length;
  act(() => open('A'));
  expect([shown(), steps(), window.history.length]).toEqual([`${path}A`, 1, length + 1]);
  await traverse(-1, path);
  arrivals.mockClear();
  window.history.forward();
  await waitFor(() => expect(arrivals).toHaveBeenCalledTimes(2));
  expect(steps()).toBe(0);
  expect(shown()).toBe(path);
  await traverse(-1, `/before-${page}`);
});

test('When an overlay is closed by its button, then its step is gone', async () => {
  const path = await start();
  act(() => open('A'));
  act(() => close('A'));
  await waitFor(() => expect(steps()).toBe(0));
  expect(shown()).toBe(path);
  await traverse(-1, `/before-${page}`);
});

test('When an overlay opens while the step of another is being left, then it stays, and Back closes it', async () => {
  const path = await start();
  act(() => open('A'));
  const back = vi.spyOn(window.history, 'back').mockImplementationOnce(() => {
    window.history.go(-1);
    act(() => open('A'));
  });
  arrivals.mockClear();
  act(() => close('A'));
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  await waitFor(() => expect(arrivals).toHaveBeenCalledOnce());
  expect([shown(), steps()]).toEqual([`${path}A`, 1]);
  await traverse(-1, path);
  await traverse(-1, `/before-${page}`);
});

test('When a link in an overlay leads to the page that is shown, then it leaves no step behind', async () => {
  const path = await start();
  const { idx } = window.history.state;
  act(() => open('A'));
  await act(async () => {
    close('A');
    go(path, { replace: true });
  });
  await isShown(path);
  await waitFor(() => expect(window.history.state).toMatchObject({ idx }));
  await traverse(-1, `/before-${page}`);
});

test('When one overlay stands above another, then Back closes one after the other', async () => {
  const path = await start();
  act(() => open('A'));
  act(() => open('B'));
  await traverse(-1, `${path}A`);
  await traverse(-1, path);
  await traverse(-1, `/before-${page}`);
});

test('When an overlay takes the place of another, then Back closes both by one press', async () => {
  const path = await start();
  act(() => open('A'));
  act(() => {
    close('A');
    open('B');
  });
  await traverse(-1, path);
  await waitFor(() => expect(steps()).toBe(0));
  await traverse(-1, `/before-${page}`);
});

test('When an overlay does not close, then it has its step again', async () => {
  const mayClose = vi.fn(() => false);
  const path = await start(mayClose);
  act(() => open('A'));
  window.history.back();
  await waitFor(() => expect(mayClose).toHaveBeenCalledOnce());
  await waitFor(() => expect(steps()).toBe(1));
  expect(shown()).toBe(`${path}A`);
  mayClose.mockReturnValue(true);
  await traverse(-1, path);
});

test('When a link in an overlay leads on, then Back and Forward pass its step', async () => {
  const path = await start();
  act(() => open('A'));
  await act(async () => {
    close('A');
    go('/next');
  });
  await isShown('/next');
  await traverse(-1, path);
  await waitFor(() => expect(steps()).toBe(0));
  await traverse(1, '/next');
  await traverse(-1, path);
  await waitFor(() => expect(steps()).toBe(0));
  await traverse(-1, `/before-${page}`);
});

test('When a link in an overlay replaces its step, then the next page has a number of its own', async () => {
  const path = await start();
  const { idx } = window.history.state;
  act(() => open('A'));
  await act(async () => {
    close('A');
    go('/next', { replace: true });
  });
  await isShown('/next');
  expect(window.history.state).toMatchObject({ idx: idx + 1 });
  await traverse(-1, path);
  expect(window.history.state).toMatchObject({ idx });
});

test.each([
  ['Back', () => window.history.back()],
  ['its button', () => act(() => close('A'))],
])('When the address is replaced in an overlay that %s closes, then the page below has it', async (_by, end) => {
  await start();
  act(() => open('A'));
  for (const path of ['/second', '/third']) {
    await goTo(path, { replace: true });
    await isShown(`${path}A`);
    expect(steps()).toBe(1);
  }
  end();
  await isShown('/third');
  await waitFor(() => expect(steps()).toBe(0));
  expect(window.location.pathname).toBe('/third');
  await traverse(-1, `/before-${page}`);
});

test.each([
  ['Back', () => window.history.back()],
  ['its button', () => act(() => close('A'))],
])(
  'When a draft gets its address under an overlay that %s closes, then it has it, and is not drawn anew',
  async (_by, end) => {
    const path = await start();
    act(() => open('A'));
    replaceAddress('/draft');
    end();
    await waitFor(() => expect(steps()).toBe(0));
    await isShown(path);
    expect(window.location.pathname).toBe('/draft');
    await traverse(-1, `/before-${page}`);
  },
);
