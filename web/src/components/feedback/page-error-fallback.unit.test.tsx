// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { PageErrorFallback } from './page-error-fallback.tsx';

test('When a page failed, then it loads until it is known that no newer release replaces it, and then says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [] });
  vi.stubGlobal('fetch', () => promise);
  draw(<PageErrorFallback />);
  expect(screen.getByRole('status').textContent).toBe(messages.loading);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => resolve(new Response(null, { status: 404 })));
  expect((await screen.findByRole('alert')).textContent).toContain(messages.somethingWrongLater);
  expect(screen.queryByRole('status')).toBeNull();
});
