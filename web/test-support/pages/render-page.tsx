import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../../src/lib/api/query-client.ts';

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
  vi.stubGlobal(
    'IntersectionObserver',
    // Everything is near.
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
    // Deprecated; MUI's dialogs call them.
    addListener() {},
    removeListener() {},
  }));
}
