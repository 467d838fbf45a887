import { ADDRESSES_MAX } from '../shared/constants.ts';

export const addressMessages = {
  allRequired: 'All fields are required.',
  /** Message of a form, shown after `allRequired`; `labels` are those of the empty fields. */
  missing: (labels: readonly string[]) => `Please fill in: ${labels.join(', ')}.`,
  phoneInvalid: 'Phone numbers must be exactly 10 digits.',
  foreignPhoneInvalid: 'Please enter a phone number of this country, or one with its country code, such as +49.',
  countryInvalid: 'Please choose a country from the list.',
  pinInvalid: 'A PIN code in India has 6 digits.',
  stateInvalid: 'Please choose the state or union territory from the list, such as Maharashtra.',
  /** Message for a saved address to which an order is to be sent. */
  stateUnknown:
    'The state of this address is not one of India. Please edit the address and choose its state or union territory: the tax on your invoice goes by it.',
  cityHint: 'Your town or district, filled in from the postal code.',
  /** A hint: an address may have either. */
  pinElsewhere: (states: readonly string[]) =>
    `The postal code is one of ${states.join(' or ')}. Please check both: the tax on your invoice goes by the state.`,
  emailInvalid: 'Please enter a valid email address.',
  tooMany: `You have saved ${ADDRESSES_MAX} addresses, which is the most. Please delete one first.`,
  none: 'No addresses saved yet.',
  notLoaded: 'Something went wrong while loading addresses, Please try again later.',
  notSaved: 'Something went wrong. Please try again later.',
} as const;
