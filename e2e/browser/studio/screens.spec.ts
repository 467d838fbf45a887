import { tokenOf } from '../../support/emulator/accounts.ts';
import { expectScreensFit } from '../../support/page/screens-fit.ts';
import { unreachedByTab } from '../../support/page/tab-order.ts';
import { callAs, first } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

/** Lists and forms, and the editor of the artist's newest work of a noun; the orders have tests of their own. */
const SCREENS = [
  { path: 'library' },
  { path: 'upload' },
  { path: 'exhibitions' },
  { path: 'exhibitions/new' },
  { path: 'exhibitions', noun: 'exhibition' },
  { path: 'stories' },
  { path: 'stories', noun: 'blog' },
  { path: 'prints' },
  { path: 'prints/new' },
  { path: 'prints', noun: 'product' },
  { path: 'figures' },
  { path: 'review', email: ADMIN },
  { path: 'home', email: ADMIN },
  { path: 'payments', email: ADMIN },
];

for (const { path, noun, email = ARTIST } of SCREENS)
  test(`${path}${noun ? ', one of them' : ''}: it fits three widths, and Tab leads to all of it`, async ({
    page,
    restoreSession,
  }) => {
    await restoreSession(email);
    const address = noun ? `/studio/${path}/${await newestOf(noun)}` : `/studio/${path}`;
    await expectScreensFit(page, [address]);
    expect(await unreachedByTab(page)).toEqual([]);
  });

async function newestOf(noun: string): Promise<string> {
  const { items } = await callAs<{ items: { id: string }[] }>(await tokenOf(ARTIST), `/studio/${noun}`);
  return first(items, `${noun} of the artist`).id;
}
