// @vitest-environment jsdom

import { infiniteQueryOptions, QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QueryState } from '#components/feedback/query-state.tsx';
import { useCursorPages } from './cursor-pages.tsx';

interface Answer {
  titles: string[];
  next: string | null;
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  '': { titles: ['Dunes', 'Foam'], next: 'two' },
  two: { titles: ['Pier'], next: null },
  reef: { titles: [], next: 'last' },
  last: { titles: ['Reef'], next: null },
  sea: { titles: ['Reef'], next: null },
};

function List({ about, load }: { about: string; load: (cursor: string) => Promise<Answer> }) {
  const { query, more } = useCursorPages({
    pagesQuery: infiniteQueryOptions({
      queryKey: [about] as QueryKey,
      queryFn: ({ pageParam = about }) => load(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      retry: false,
    }),
    getItems: ({ titles }) => titles,
    failure: 'No more could be loaded.',
  });
  return (
    <QueryState query={query} empty={more ?? <p>Nothing fits.</p>}>
      {(titles) => (
        <>
          <p>{titles.join(', ')}</p>
          {more}
        </>
      )}
    </QueryState>
  );
}

const client = () => new QueryClient();
const renderPages = (client: QueryClient, about: string, load: (cursor: string) => Promise<Answer>) => (
  <QueryClientProvider client={client}>
    <List about={about} load={load} />
  </QueryClientProvider>
);
const answer = async (cursor: string) => ANSWERS[cursor] ?? { titles: [], next: null };
const more = () => screen.findByRole('button', { name: 'Show more' });

describe('a list that is loaded an answer at a time', () => {
  it('When more is asked for, then it follows what is there, until the end', async () => {
    render(renderPages(client(), '', answer));
    await userEvent.click(await more());
    expect(await screen.findByText('Dunes, Foam, Pier')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('That is all.');
  });

  it('When an answer has no entries but a next one, then that can be asked for', async () => {
    render(renderPages(client(), 'reef', answer));
    await userEvent.click(await more());
    expect(await screen.findByText('Reef')).toBeTruthy();
    expect(screen.queryByText('Nothing fits.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('When it is about something else, then it begins anew, and what was loaded before is kept', async () => {
    const queries = client();
    const { rerender } = render(renderPages(queries, '', answer));
    await userEvent.click(await more());
    rerender(renderPages(queries, 'sea', answer));
    expect(await screen.findByText('Reef')).toBeTruthy();
    rerender(renderPages(queries, '', answer));
    expect(await screen.findByText('Dunes, Foam, Pier')).toBeTruthy();
  });

  it('When a further answer can’t be loaded, then that is said below what is there, and it can be tried again', async () => {
    const load = vi.fn(answer);
    render(renderPages(client(), '', load));
    const button = await more();
    load.mockRejectedValueOnce(new Error('busy'));
    await userEvent.click(button);
    expect(await screen.findByText('No more could be loaded.')).toBeTruthy();
    expect(screen.getByText('Dunes, Foam')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dunes, Foam, Pier')).toBeTruthy();
  });
});
