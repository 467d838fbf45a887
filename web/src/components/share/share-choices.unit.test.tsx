// @vitest-environment jsdom
import { shareMessages } from '@aperture-byline/contract/shared/share';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, toastStore } from '#lib/toast.ts';
import ShareChoices from './share-choices.tsx';

/** A title that would add a parameter of its own, and end the address, where it is not escaped. */
const TITLE = 'Dusk&url=https://evil.example#&u=https://evil.example?link=https://evil.example';
const PATH = '/stories/dusk';

afterEach(() => closeToast());

/** The address that a click on a site opens. */
async function shareWith(name: string): Promise<URL> {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(<ShareChoices title={TITLE} path={PATH} sites="all" onDone={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  return new URL(String(open.mock.calls[0]?.[0]));
}

it.each([
  ['Facebook', 'u', null],
  ['X', 'url', 'text'],
  ['Reddit', 'url', 'title'],
  ['Telegram', 'url', 'text'],
  ['LinkedIn', 'url', 'title'],
])(
  'When a page with a hostile title is shared with %s, then its address is the only one',
  async (name, address, title) => {
    const { searchParams, hash } = await shareWith(name);
    const page = `${window.location.origin}${PATH}`;
    expect(searchParams.getAll(address)).toEqual([page]);
    if (title !== null) expect(searchParams.getAll(title)).toEqual([TITLE]);
    const others = [...searchParams].filter(([key]) => key !== title).map(([, value]) => value);
    expect(others.filter((value) => value.includes('evil.example'))).toEqual([]);
    expect(hash).toBe('');
  },
);

it('When a page with a hostile title is sent by WhatsApp, then title and address are one text', async () => {
  const { searchParams, hash } = await shareWith('WhatsApp');
  expect([...searchParams]).toEqual([['text', `${TITLE} ${window.location.origin}${PATH}`]]);
  expect(hash).toBe('');
});

it('When the link of a page cannot be copied, then a toast says so, and the menu closes', async () => {
  const writeText = vi.fn(() => Promise.reject(new Error('Not allowed')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const onDone = vi.fn();
  render(<ShareChoices title={TITLE} path={PATH} sites="few" onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(writeText.mock.calls).toEqual([[`${window.location.origin}${PATH}`]]);
  expect(toastStore.get()).toMatchObject({ status: 'error', text: shareMessages.linkNotCopied });
});

const ALL = ['Facebook', 'X', 'WhatsApp', 'Reddit', 'Telegram', 'LinkedIn', 'Mail', 'Copy link'];

/** Renders the choices in a browser with these parts of `navigator`. */
function renderChoices({ sites = 'all', ...parts }: Partial<Navigator> & { sites?: 'all' | 'few' } = {}) {
  vi.stubGlobal('navigator', parts);
  const onDone = vi.fn();
  render(<ShareChoices title={TITLE} path={PATH} sites={sites} onDone={onDone} />);
  return onDone;
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('When a page is shared with all sites or few, then they come in their order', () => {
  renderChoices();
  expect(names()).toEqual(ALL);
  cleanup();
  renderChoices({ sites: 'few' });
  expect(names()).toEqual(['Facebook', 'X', 'WhatsApp', 'Copy link']);
});

it.each([
  ['Facebook', /(?:^|\.)facebook\.com$/],
  ['X', /(?:^|\.)(?:twitter|x)\.com$/],
  ['WhatsApp', /(?:^|\.)(?:whatsapp\.com|wa\.me)$/],
  ['Reddit', /(?:^|\.)reddit\.com$/],
  ['Telegram', /(?:^|\.)(?:telegram|t)\.me$/],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/],
])('When a page is shared with %s, then the window is of that site', async (name, host) => {
  expect((await shareWith(name)).hostname).toMatch(host);
});

it('When the link of a page is copied, then a toast says so, and the menu closes', async () => {
  const writeText = vi.fn(async () => undefined);
  const onDone = renderChoices({ clipboard: { writeText } as unknown as Clipboard });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(writeText.mock.calls).toEqual([[`${window.location.origin}${PATH}`]]);
  expect(toastStore.get()).toMatchObject({ status: 'success', text: shareMessages.linkCopied });
});

it('When the browser shares by itself, then More comes last and does that', async () => {
  const share = vi.fn(async () => undefined);
  const onDone = renderChoices({ share });
  expect(names()).toEqual([...ALL, 'More…']);
  fireEvent.click(screen.getByRole('button', { name: 'More…' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(share.mock.calls).toEqual([[{ title: TITLE, url: `${window.location.origin}${PATH}` }]]);
});
