// @vitest-environment jsdom

import { listStories } from '@aperture-byline/contract/endpoints/works/blog';
import { messages } from '@aperture-byline/contract/shared/messages';
import { onlineManager, queryOptions, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { ErrorState } from '../../components/feedback/states.tsx';
import { errorText } from '../errors/error-text.ts';
import { callApi } from './api.ts';

const fetched = vi.fn<typeof fetch>();
const listQuery = queryOptions({
  queryKey: ['list'],
  queryFn: ({ signal }) => callApi(listStories, {}, { signal }),
  retryDelay: 0,
});

function List() {
  const { data, error, isPending, refetch } = useQuery(listQuery);
  if (isPending) return <p>waiting</p>;
  if (data) return <p>{data.map(({ title }) => title).join()}</p>;
  return <ErrorState onRetry={() => refetch()}>{errorText(error, messages.somethingWrongLater)}</ErrorState>;
}

function open() {
  draw(<List />);
}

const loses = async () => {
  throw new TypeError('Failed to fetch');
};
const answers = async () =>
  new Response(JSON.stringify({ returnCode: 200, data: [{ title: 'dune' }, { title: 'crest' }] }), {
    headers: { 'Content-Type': 'application/json' },
  });

describe('A list without a connection', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', fetched);
    fetched.mockImplementation(loses);
  });

  afterEach(async () => {
    // Whoever waits for the site hears from it, and stops.
    fetched.mockImplementation(answers);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onlineManager.isOnline()).toBe(true);
    fetched.mockReset();
  });

  it('When the device is offline, then it says so instead of waiting, and loads when the line is back', async () => {
    open();
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(messages.noConnection)).toBeDefined();
    fetched.mockImplementation(answers);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('dune,crest')).toBeDefined();
  });

  it('When the device does not notice, then it says so all the same, and loads once the site answers', async () => {
    open();
    expect(await screen.findByText(messages.noConnection)).toBeDefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(messages.noConnection)).toBeDefined();
    fetched.mockImplementation(answers);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('dune,crest')).toBeDefined();
  });

  it('When the server fails, then that is no lost connection, and it is left alone', async () => {
    fetched.mockImplementation(async () => new Response('<h1>Oh no</h1>', { status: 500 }));
    open();
    expect(await screen.findByText(messages.somethingWrongLater)).toBeDefined();
    const calls = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetched).toHaveBeenCalledTimes(calls);
  });
});
