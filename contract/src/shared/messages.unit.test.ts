import { expect, test } from 'vitest';
import { productMessages } from '../product/product-messages.ts';
import { profileMessages } from '../profile/profile-messages.ts';
import { publicProfileMessages } from '../user/public-profile-messages.ts';
import { signInMessages } from '../user/sign-in-messages.ts';
import { messages } from './messages.ts';

const texts = JSON.stringify([messages, productMessages, profileMessages, publicProfileMessages, signInMessages]);

/** Slips of the specification, and what stands in their place: decision 44. */
test.each([
  ['Viewd', 'Recently viewed'],
  ['Achivements', 'Achievements'],
  ['achivement', 'achievement date'],
  ['Stories aded', 'No stories added'],
  ['dont match', "Passwords don't match"],
  ['lowecase', 'lowercase'],
  ['relogin', 'Please log in again'],
  ['NotFound', 'Page not found'],
  ['Request Exhibition', 'Become a photographer'],
])('When the specification says %j, then the texts of screens say %j', (slip, correction) => {
  expect(texts).toContain(correction);
  expect(texts.replaceAll(/"\w+":/g, '')).not.toContain(slip);
});
