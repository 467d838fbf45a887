export const shippingMessages = {
  priceInvalid: 'A price is a whole number of rupees from 1 to 100,000. Left empty, this is not offered.',
  standardMissing: 'Standard shipping within India is always offered. Please enter its price.',
  daysInvalid: 'Business days are whole numbers from 1 to 90.',
  daysReversed: 'The last day can’t be before the first one.',
  saved: 'Saved. Carts, policies and new orders say so from now on.',
  countryNotServed: (country: string) =>
    `We do not ship to ${country} yet. Please choose an address in another country, or write to us.`,
  speedGone: 'This way of shipping is not offered to this address any more. Please choose another one.',
} as const;
