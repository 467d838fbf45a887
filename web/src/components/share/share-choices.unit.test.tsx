// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import ShareChoices from './share-choices.tsx';

/** A title that would add a parameter of its own, and end the address, where it is not escaped. */
const TITLE = 'Dusk&url=https://evil.example#&u=https://evil.example?link=https://evil.example';
const PATH = '/stories/dusk';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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
  ['Twitter', 'url', 'text'],
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
