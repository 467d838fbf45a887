// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NoConnectionError } from '#lib/api/api.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { QueryState } from './query-state.tsx';

const namesQuery = queryOptions<string[] | null>({
  queryKey: ['names'],
  queryFn: () => new Promise<never>(() => undefined),
});

function Names() {
  return (
    <QueryState query={useQuery(namesQuery)} loading={<p>skeleton</p>} empty={<p>nobody</p>}>
      {(names) => <p>{names.join()}</p>}
    </QueryState>
  );
}

function onServer(data?: string[] | null): string {
  const queryClient = createQueryClient();
  if (data !== undefined) queryClient.setQueryData(namesQuery.queryKey, data);
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <Names />
    </QueryClientProvider>,
  );
}

describe('The states of a query', () => {
  it.each([
    ['nothing is in the cache', undefined, `<div role="status" aria-label="${messages.loading}"><p>skeleton</p></div>`],
    ['the cache holds data', ['Asha', 'Mira'], '<p>Asha,Mira</p>'],
    ['the cache holds an empty list', [], '<p>nobody</p>'],
    ['the cache holds null', null, '<p>nobody</p>'],
  ])('When %s, then a server renders that at once', (_what, data, html) => {
    expect(onServer(data)).toBe(html);
  });

  const failed = { data: undefined, error: new Error('Oh no'), refetch: vi.fn() };

  it('When a part fails, then one sentence says so, and a button loads again', async () => {
    render(
      <QueryState query={failed} frame={(error) => <section aria-label="frame">{error}</section>}>
        {() => 'content'}
      </QueryState>,
    );
    expect(screen.getByRole('alert').textContent).toBe(`${messages.somethingWrongLater}${messages.tryAgain}`);
    expect(screen.getByRole('region', { name: 'frame' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
    expect(failed.refetch).toHaveBeenCalledOnce();
  });

  it('When a page fails, then its heading names it, and a lost connection is told before the page’s own sentence', () => {
    const error = new NoConnectionError(null);
    render(
      <QueryState query={{ ...failed, error }} page="Print" failure="No print">
        {() => 'content'}
      </QueryState>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Print' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(`${messages.noConnection}${messages.tryAgain}`);
  });

  it('When loading again fails, then the content stays', () => {
    render(<QueryState query={{ ...failed, data: ['Asha'] }}>{(names) => names.join()}</QueryState>);
    expect(screen.getByText('Asha')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('When null has no empty state, then it is an error', () => {
    render(<QueryState query={{ ...failed, data: null, error: null }}>{() => 'content'}</QueryState>);
    expect(screen.getByRole('alert')).toBeDefined();
  });
});
