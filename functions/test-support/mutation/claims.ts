import type { Mutant } from './mutant.ts';

const CLAIMS = {
  file: 'functions/src/lib/order/claim-transitions.ts',
  test: 'functions/src/lib/order/claim-transitions.unit.test.ts',
};

/** Who may do what about a claim, until when, and what it does to the money. */
export const claimMutants: readonly Mutant[] = [
  {
    ...CLAIMS,
    defence: 'Prints are reported within seven days',
    code: 'buyerId !== null && isInTime &&',
    replacement: 'buyerId !== null &&',
  },
  {
    ...CLAIMS,
    defence: 'A claim is moved by its own actors alone',
    code: 'if (!path?.by.includes(by)) return',
    replacement: 'if (!path) return',
  },
  {
    ...CLAIMS,
    defence: 'A payout is held while a claim is open',
    code: "...(subOrder.payoutStatus === 'due' && { payoutStatus: 'held' })",
  },
  {
    ...CLAIMS,
    defence: 'What was paid out before its refund is owed to the house',
    code: "...(payoutStatus === 'paid' && { reversalStatus: 'due', reversalAmount: claim.amount }),",
  },
  {
    ...CLAIMS,
    defence: 'The words and pictures of a claim go with the account of its buyer',
    file: 'functions/src/lib/order/erase-words.ts',
    code: "text: '', pictures: []",
  },
  {
    ...CLAIMS,
    defence: 'A print is claimed once in a claim',
    code: 'claimed.length === new Set(lines).size && ',
  },
];
