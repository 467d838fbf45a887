import type { StudioBlogItem } from '@aperture-byline/contract/blog/wire';
import type { StudioList } from '@aperture-byline/contract/work/wire';
import { readToken } from '../../../support/emulator/accounts.ts';
import {
  changeWork,
  createCompleteDraft,
  findSlug,
  readStudioStory,
  uniqueTitle,
} from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { field, readWorkId, savedStatus, storyText } from '../../../support/page/studio.ts';
import { callAs } from '../../../support/suite.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';

test('a new story is there once although the answer to its first save is lost, and a lost connection loses nothing', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const title = uniqueTitle('Once');
  await createCompleteDraft(ARTIST, title).then(({ id }) => changeWork(ARTIST, 'blog', id, { slug: findSlug(title) }));
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  // A route that is taken away while a page loads can leave what it was asked for without an answer.
  let isCut = true;

  await test.step('its title makes an address that is free', async () => {
    let lost = 0;
    await page.route('**/api/studio/blog', async (route) => {
      if (!isCut) return route.fallback();
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await field(page, 'Title').fill(title);
    // The address of another story: the next free one is taken.
    await expect(field(page, 'Address')).toHaveValue(`${findSlug(title)}-1`);
    await expect(page.getByText('This address is free.')).toBeVisible();
    await expect.poll(() => lost, 'saves without an answer').toBeGreaterThan(0);
  });

  await test.step('after a reload it is saved as the one that the server has', async () => {
    await field(page, 'Description').fill('Written after it.');
    await page.reload();
    // Not before: the page that is left tries again by itself, and would leave nothing to save.
    isCut = false;
    await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
    await expect(savedStatus(page)).toBeVisible();
    await expect
      .poll(async () => (await readStudioStory(ARTIST, readWorkId(page))).fields)
      .toMatchObject({ title, description: 'Written after it.' });
    const { items } = await callAs<StudioList<StudioBlogItem>>(await readToken(ARTIST), '/studio/blog');
    // With the one that had the address.
    expect(items.filter((item) => item.title === title)).toHaveLength(2);
  });

  await test.step('an address of its own stays when the title changes', async () => {
    const own = findSlug(uniqueTitle('own'));
    await field(page, 'Address').fill(own);
    await expect(page.getByText('This address is free.')).toBeVisible();
    await field(page, 'Title').fill(`${title} again`);
    await expect(field(page, 'Address')).toHaveValue(own);
    const written = async () => (await readStudioStory(ARTIST, readWorkId(page))).fields;
    await expect.poll(written).toMatchObject({ title: `${title} again`, slug: own });
    await expect(savedStatus(page)).toBeVisible();
  });

  const description = async () => (await readStudioStory(ARTIST, readWorkId(page))).fields.description;

  await test.step('what is written offline is saved once there is a connection', async () => {
    await context.setOffline(true);
    await field(page, 'Description').fill('Written in a tunnel.');
    await expect(page.getByRole('status').filter({ hasText: 'Not saved: no connection.' })).toBeVisible();
    expect(await description()).toBe('Written after it.');
    await context.setOffline(false);
    await expect(savedStatus(page)).toBeVisible();
    expect(await description()).toBe('Written in a tunnel.');
  });

  await test.step('what could not be saved before a crash is there after it, and is saved', async () => {
    isCut = true;
    await page.route('**/api/studio/blog/**', (route) =>
      isCut && route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await field(page, 'Description').fill('Written before a crash.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.reload();
    isCut = false;
    await expect(field(page, 'Description')).toHaveValue('Written before a crash.');
    await expect(savedStatus(page)).toBeVisible();
    expect(await description()).toBe('Written before a crash.');
  });
});

test('saving goes on where an answer is lost, stops where another window has written, and nothing is written on the way to the review', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|409/);
  const { id } = await createCompleteDraft(ARTIST, uniqueTitle('Two windows'));
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await expect(storyText(page)).toContainText('The old words.');
  await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Delete');
  const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' });

  await test.step('when the answer to a save is lost, saving goes on without asking', async () => {
    let isLost = false;
    await page.route(`**/api/studio/blog/${id}`, async (route) => {
      if (route.request().method() !== 'PUT' || isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    // By which the client finds that there is a connection: it would try again by itself, and the button be gone.
    await page.route('**/icon.svg', (route) => route.abort());
    await field(page, 'Description').fill('Sent once.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.unroute('**/icon.svg');
    await expect(savedStatus(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page, 'Description').fill('Sent again.');
    await expect.poll(async () => (await readStudioStory(ARTIST, id)).fields.description).toBe('Sent again.');
    await expect(savedStatus(page)).toBeVisible();
  });

  await test.step('the version of another window is shown, and may hold', async () => {
    await changeWork(ARTIST, 'blog', id, { description: 'From the other window.' });
    await field(page, 'Tags').fill('mine');
    await expect(conflict).toBeVisible();
    await conflict.locator('summary').click();
    await expect(conflict).toContainText('From the other window.');
    expect(await seriousFindings(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(field(page, 'Description')).toHaveValue('From the other window.');
    await expect(field(page, 'Tags')).toHaveValue('');
  });

  await test.step('or that of this window, in the fields that it changed', async () => {
    await changeWork(ARTIST, 'blog', id, { description: 'Once more.' });
    await field(page, 'Tags').fill('mine');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(savedStatus(page)).toBeVisible();
    await expect(conflict).toHaveCount(0);
    expect((await readStudioStory(ARTIST, id)).fields).toMatchObject({
      description: 'From the other window.',
      tags: ['mine'],
    });
  });

  await test.step('while it is on its way to the review, nothing can be written into it', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/studio/blog/${id}/submit`, async (route) => {
      await held.promise;
      await route.fallback();
    });
    const submission = page.waitForRequest(`**/api/studio/blog/${id}/submit`);
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await submission;
    for (const written of [field(page, 'Title'), storyText(page)]) {
      await written.focus();
      await expect(written).not.toBeFocused();
    }
    await page.keyboard.type('Lost words.');
    held.resolve();
    await expect(page.getByText('Waits for review')).toBeVisible();
    const { fields } = await readStudioStory(ARTIST, id);
    expect(fields.description).toBe('From the other window.');
    expect(fields.content).not.toContain('Lost words.');
  });
});
