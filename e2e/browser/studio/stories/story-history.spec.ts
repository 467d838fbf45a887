import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { db } from '../../../support/emulator/firebase.ts';
import { changeWork, createCompleteDraft, readStudioStory, uniqueTitle } from '../../../support/emulator/studio.ts';
import { seriousFindings } from '../../../support/page/axe.ts';
import { field } from '../../../support/page/studio.ts';
import { expect, test } from '../../fixtures.ts';

const ARTIST = 'artist@example.com';

test('what a story was before is read and restored, and that can be undone', async ({ page, restoreSession }) => {
  const first = uniqueTitle('At first');
  const second = uniqueTitle('Later');
  const { id } = await createCompleteDraft(ARTIST, first);
  // As when the last state was kept long ago.
  await db.doc(`blogs/${id}`).update({ versionKeptAt: null });
  await changeWork(ARTIST, 'blog', id, { title: second });
  const written = async () => (await readStudioStory(ARTIST, id)).fields.title;
  await restoreSession(ARTIST);
  await page.goto(`/studio/stories/${id}`);
  await field(page, 'Description').fill('Typed a moment ago.');
  const dialog = page.getByRole('dialog', { name: 'History' });
  const restore = async (title: string) => {
    await page.getByRole('button', { name: 'History' }).click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this state' }).click();
    await expect(page.getByText(studioMessages.versionRestored)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Title')).toHaveValue(title);
  };

  await restore(first);
  expect(await written()).toBe(first);
  await restore(second);
  expect(await written()).toBe(second);
  // It was saved before the first state was restored.
  await expect(field(page, 'Description')).toHaveValue('Typed a moment ago.');
});
