import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../src/lib/query-client.ts';

/** A 403, which is not retried. */
export const FORBIDDEN = Symbol('refused');

/**
 * Mocks `fetch`: answers GETs by their path after `/api`; unknown paths and `FORBIDDEN` are a 403. The record may change
 * between calls. Returns the requested paths.
 */
export function answer(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace('/api', '');
    asked.push(path);
    const data = answers[path];
    const refused = data === undefined || data === FORBIDDEN;
    const body = refused
      ? { returnCode: 403, error: { code: 'FORBIDDEN', message: 'refused', requestId: 'r1' } }
      : { returnCode: 200, data };
    return Response.json(body, { status: refused ? 403 : 200 });
  });
  return asked;
}

/** Renders a part of the client at `address`, inside a `main` as in the layout. */
export function draw(part: ReactNode, address = '/', queryClient: QueryClient = createQueryClient()) {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <main>{part}</main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Stubs `ResizeObserver` and `matchMedia`, which jsdom lacks. */
export function stubBrowserApis(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
}
