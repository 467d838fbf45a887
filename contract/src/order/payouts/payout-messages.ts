import { formatTime } from '../../shared/dates.ts';

/** Message catalogue of where artists are paid. */
export const payoutMessages = {
  saved: 'Saved. We have written to you about it.',
  removed: 'Removed. We have written to you about it.',
  notSaved: 'This could not be saved. Please try again.',
  nothingEntered: 'Please enter a UPI ID or a bank account',
  numbersDiffer: 'The two account numbers are not the same',
  panMissing: 'Please enter your PAN: we need it to pay you',
  panInvalid: 'Please enter a PAN such as ABCDE1234F',
  unreadable: 'These details can’t be read any more. Please ask the photographer to enter them again.',
  notShown: 'The details could not be shown. Please try again.',
  waits: (end: string) => `Payouts wait until ${formatTime(end)}, because you changed where you are paid.`,
  held: (end: string) =>
    `This payout waits until ${formatTime(end)}, because the photographer changed where they are paid.`,
} as const;
