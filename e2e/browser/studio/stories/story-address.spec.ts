import { workMessages } from '@aperture-byline/contract/work/work-messages';
import {
  changeElsewhere,
  completeDraft,
  ownStory,
  slugOf,
  unique,
} from '../../../support/emulator/studio.ts';
import { field, saved, workIdOf } from '../../../support/page/studio.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';

test('an address is checked while it is typed, whatever is typed', async ({
  page,
  restoreSession,
  allowProblem,
}) => {
  allowProblem(/400/);
  const title = unique('Same title');
  await completeDraft(ARTIST, title).then(({ id }) => changeElsewhere(ARTIST, id, { slug: slugOf(title) }));
  await restoreSession(ARTIST);
  await page.goto('/studio/stories/new');
  await field(page, 'Title').fill(title);
  // The address of another story: the next free one is taken.
  await expect(field(page, 'Address')).toHaveValue(`${slugOf(title)}-1`);
  await expect(page.getByText('This address is free.')).toBeVisible();
  for (const [slug, problem] of [
    ['Upper', workMessages.slugInvalid],
    ['two--hyphens', workMessages.slugInvalid],
    ['-first', workMessages.slugInvalid],
    ['with space', workMessages.slugInvalid],
    ['übung', workMessages.slugInvalid],
    ['a/b', workMessages.slugInvalid],
    ['recent', workMessages.slugReserved],
    [slugOf(title), workMessages.slugTaken],
  ] as const) {
    await field(page, 'Address').fill(slug);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(field(page, 'Address')).toHaveAttribute('aria-invalid', 'true');
  }
  const own = slugOf(unique('own'));
  await field(page, 'Address').fill(own);
  await expect(page.getByText('This address is free.')).toBeVisible();
  await field(page, 'Title').fill(`${title} again`);
  await expect(field(page, 'Address')).toHaveValue(own);
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await ownStory(ARTIST, workIdOf(page))).fields.slug).toBe(own);
});
