import { ADDRESSES_MAX } from '../shared/constants.ts';

/** Messages about delivery addresses, of client and server. */
export const addressMessages = {
  allRequired: 'All fields are required.',
  phoneInvalid: 'Phone numbers must be exactly 10 digits.',
  emailInvalid: 'Please enter a valid email address.',
  tooMany: `You have saved ${ADDRESSES_MAX} addresses, which is the most. Please delete one first.`,
} as const;
