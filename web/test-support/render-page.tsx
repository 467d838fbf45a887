import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../src/lib/query-client.ts';

/** A refusal, which is not asked for twice by itself. */
export const FORBIDDEN = Symbol('refused');

/**
 * Answers GETs by their path after `/api`; what is not there, and `FORBIDDEN`, is refused. The record may change between
 * calls. Returns the paths asked for.
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

/** Draws a part of the client at `address`, inside a `main` as the layout has it. */
export function draw(part: ReactNode, address = '/', queryClient: QueryClient = createQueryClient()) {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <main>{part}</main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What jsdom lacks and strips of cards measure with. */
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
