// @vitest-environment jsdom
import type { DeletionPreview } from '@aperture-byline/contract/user/wire';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import TermsOfServicePage from './terms-of-service-page.tsx';

/** What the server says that a deletion does to open orders, in the words of the terms. */
const OUTCOMES: { [Side in keyof DeletionPreview]: Record<keyof DeletionPreview[Side], string> } = {
  bought: {
    cancelled: 'orders of its buyer that are not paid are cancelled',
    delivered: 'paid ones are delivered',
  },
  sold: {
    declined: 'Orders of its photographer that are not sent yet are declined',
    refunded: 'what was paid for them is given back',
    delivered: 'prints that are on their way are delivered',
  },
};

afterEach(cleanup);

test('When an account closes, then the terms name every outcome that its orders may have', () => {
  const { container } = render(
    <MemoryRouter>
      <TermsOfServicePage />
    </MemoryRouter>,
  );
  for (const outcome of Object.values(OUTCOMES).flatMap((side) => Object.values(side)))
    expect(container.textContent).toContain(outcome);
});
