import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { fillSignIn, signIn } from '../../support/emulator/accounts.ts';
import { readCollection } from '../../support/emulator/firebase.ts';
import { newAdministrator, newBuyer } from '../../support/emulator/orders.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { expectFits } from '../../support/page/expect-fits.ts';
import { SUITE_URL } from '../../support/suite.ts';
import { expect, test } from '../fixtures.ts';

test('an administrator answers a message of the contact form, and locks somebody found by their address', async ({
  page,
  otherPage,
  allowProblem,
}) => {
  allowProblem(/400/);
  const words = `Do you ship to Leh? ${Date.now()}`;
  const visitor = await otherPage();
  const message = { name: 'Ravi Menon', email: 'ravi.menon@example.org', message: words };
  expect((await visitor.request.post('/api/contact', { data: message, headers: { origin: SUITE_URL } })).status()).toBe(
    201,
  );
  const [administrator, buyer] = [await newAdministrator(), await newBuyer()];
  await signIn(page, administrator.email, administrator.password);

  await test.step('an answer survives a reload, goes out once, and leaves the queue', async () => {
    await page.goto('/studio/messages');
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
    await entry.getByRole('button', { name: 'Answer', exact: true }).click();
    const text = entry.getByRole('textbox');
    await expect(text).toBeFocused();
    await text.fill('Yes, in winter too.');
    await page.reload();
    await entry.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(text).toHaveValue('Yes, in winter too.');
    expect(await seriousFindings(page)).toEqual([]);
    await entry.getByRole('button', { name: 'Send and close' }).dblclick();
    await expect(page.getByText(contactMessages.answered)).toBeVisible();
    await expect(entry).toHaveCount(0);
    const mails = (await readCollection('mail')).filter((mail) => JSON.stringify(mail).includes('Yes, in winter too.'));
    expect(mails.map(({ to }) => to)).toEqual(['ravi.menon@example.org']);
    await page.getByRole('tab', { name: 'Answered and closed' }).click();
    await page.reload();
    await expect(entry).toContainText('Yes, in winter too.');
    await expect(entry.getByRole('link', { name: /among the people/ })).toHaveAttribute(
      'href',
      '/studio/people?q=ravi.menon%40example.org',
    );
  });

  await test.step('somebody is found, and locked after a question', async () => {
    await page.goto('/studio/people');
    const field = page.getByRole('searchbox', { name: 'Name, e-mail address or order number' });
    await field.fill(buyer.email);
    await field.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('main').getByRole('link', { name: 'Asha Rao' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Lock the account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lock the account' }).click();
    await expect(page.getByText(peopleMessages.locked)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock the account' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you can do' })).toBeFocused();
  });

  await test.step('the person can’t sign in, and reads why', async () => {
    await visitor.goto('/login');
    await fillSignIn(visitor, buyer.email, buyer.password);
    await expect(visitor.getByText(signInMessages.accountLocked)).toBeVisible();
  });
});
