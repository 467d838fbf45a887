// @vitest-environment jsdom
import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, failure } from '../../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../../test-support/pages/render-page.tsx';
import Settlements from './settlements.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../test-support/signed-in-firebase.ts'));

const PATH = 'GET /studio/house-statements/2026-11/settlements';

test('When the provider sent money to the bank, then each transfer, its fees and the sum are listed in paise', async () => {
  const settlement = { minorFees: 1000, at: '2026-11-20T10:00:00Z' };
  answerCalls({
    [PATH]: {
      provider: 'Razorpay',
      minorAmount: 829_050,
      minorFees: 2000,
      settlements: [
        { ...settlement, id: 'setl_1', reference: 'UTR1', minorAmount: 400_000 },
        { ...settlement, id: 'setl_2', reference: '', minorAmount: 429_050 },
      ],
    },
  });
  draw(<Settlements uid="admin" month="2026-11" />);
  expect((await screen.findByText('20 Nov 2026, UTR1')).nextSibling?.textContent).toBe('Rs. 4,000.00');
  expect(screen.getByText('20 Nov 2026, setl_2').nextSibling?.textContent).toBe('Rs. 4,290.50');
  const sums = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(sums.slice(0, 2)).toEqual([
    ['Taken in by Razorpay', 'Rs. 8,310.50'],
    ['Fees that Razorpay kept', '− Rs. 20.00'],
  ]);
  expect(sums.at(-1)).toEqual(['Sent to the bank', 'Rs. 8,290.50']);
});

test('When the house has no provider, then that is said, and it is no error', async () => {
  answerCalls({ [PATH]: failure(404, 'NOT_FOUND') });
  draw(<Settlements uid="admin" month="2026-11" />);
  expect(await screen.findByText(payMessages.noProvider)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
