import type { StudioBlogItem } from '@aperture-byline/contract/blog/studio-wire';
import type { StudioList } from '@aperture-byline/contract/work/wire';
import { tokenOf } from '../../../support/emulator/accounts.ts';
import { changeElsewhere, completeDraft, ownStory, unique } from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { field, saved, storyText, workIdOf } from '../../../support/page/studio.ts';
import { callAs } from '../../../support/suite.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';

test('when the answer to its first save is lost, a story is there once', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  const title = unique('Once');
  let lost = 0;
  await page.route('**/api/studio/blog', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await field(page, 'Title').fill(title);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await field(page, 'Description').fill('Written after it.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await ownStory(ARTIST, workIdOf(page))).fields)
    .toMatchObject({
      title,
      description: 'Written after it.',
    });
  const { items } = await callAs<StudioList<StudioBlogItem>>(await tokenOf(ARTIST), '/studio/blog');
  expect(items.filter((item) => item.title === title)).toHaveLength(1);
});

test('a lost connection loses nothing, not even over a reload', async ({
  page,
  context,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  const title = unique('Kept');
  await field(page, 'Title').fill(title);
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/studio\/stories\/[\w-]{20}$/);
  const id = workIdOf(page);
  await context.setOffline(true);
  await field(page, 'Description').fill('Written in a tunnel.');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: no connection.' })).toBeVisible();
  expect((await ownStory(ARTIST, id)).fields.description).toBe('');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await ownStory(ARTIST, id)).fields.description).toBe('Written in a tunnel.');

  await page.route('**/api/studio/blog/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Description').fill('Written before a crash.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('Written before a crash.');
  await expect(saved(page)).toBeVisible();
  expect((await ownStory(ARTIST, id)).fields.description).toBe('Written before a crash.');
});

test('when the answer to a save gets lost, saving goes on without asking', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|409/);
  const { id } = await completeDraft(ARTIST, unique('Answered late'));
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  let isLost = false;
  await page.route(`**/api/studio/blog/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await field(page, 'Description').fill('Sent once.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'Description').fill('Sent again.');
  await expect.poll(async () => (await ownStory(ARTIST, id)).fields.description).toBe('Sent again.');
});

test('two windows are told of each other, and either version may hold', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/409/);
  const { id } = await completeDraft(ARTIST, unique('Two windows'));
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await expect(storyText(page)).toContainText('The old words.');
  await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Delete');
  await changeElsewhere(ARTIST, id, { description: 'From the other window.' });
  await field(page, 'Tags').fill('mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'changed in another window' });
  await expect(conflict).toBeVisible();
  await conflict.locator('summary').click();
  await expect(conflict).toContainText('From the other window.');
  expect(await seriousFindings(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(field(page, 'Description')).toHaveValue('From the other window.');
  await expect(field(page, 'Tags')).toHaveValue('');

  await changeElsewhere(ARTIST, id, { description: 'Once more.' });
  await field(page, 'Tags').fill('mine');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(conflict).toHaveCount(0);
  expect((await ownStory(ARTIST, id)).fields).toMatchObject({
    description: 'From the other window.',
    tags: ['mine'],
  });
});

test('while a story is on its way to the review, nothing can be written into it', async ({
  page,
  restoreSession,
}) => {
  const { id } = await completeDraft(ARTIST, unique('Held on its way'));
  await restoreSession(ARTIST);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/studio/blog/${id}/submit`, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(`/studio/stories/${id}`);
  await expect(storyText(page)).toContainText('The old words.');
  const asked = page.waitForRequest(`**/api/studio/blog/${id}/submit`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await asked;
  for (const written of [field(page, 'Title'), storyText(page)]) {
    await written.focus();
    await expect(written).not.toBeFocused();
  }
  await page.keyboard.type('Lost words.');
  held.resolve();
  await expect(page.getByText('Waits for review')).toBeVisible();
  const { fields } = await ownStory(ARTIST, id);
  expect(fields.description).toBe('What a month teaches.');
  expect(fields.content).not.toContain('Lost words.');
});
