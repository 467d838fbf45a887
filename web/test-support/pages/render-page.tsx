import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
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
