import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { Page } from '@playwright/test';
import { readToken } from '../../support/emulator/accounts.ts';
import {
  approveReview,
  changeWork,
  readStudioWork,
  submitExhibition,
  submitPrint,
  uniqueTitle,
} from '../../support/emulator/studio.ts';
import { seriousFindings } from '../../support/page/axe.ts';
import { field, readWorkId, savedStatus } from '../../support/page/studio.ts';
import { expect, test } from '../fixtures.ts';

const ARTIST = 'artist@example.com';
const ADMIN = 'admin@example.com';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const KINDS = [
  {
    kind: 'exhibition',
    folder: 'exhibitions',
    call: 'exhibition',
    text: 'Genre',
    name: 'genre',
    submit: submitExhibition,
  },
  { kind: 'print', folder: 'prints', call: 'product', text: 'Place', name: 'place', submit: submitPrint },
] as const;

for (const { kind, folder, call, text, name, submit } of KINDS) {
  test(`a new ${kind} is saved while it is written, and nothing of it is lost by a crash`, async ({
    page,
    restoreSession,
    allowProblem,
  }) => {
    allowProblem(/ERR_FAILED/);
    const written = async () => (await readStudioWork(ARTIST, call, readWorkId(page))).fields;
    const title = uniqueTitle('Written once');
    await restoreSession(ARTIST);
    await page.goto(`/studio/${folder}`);
    await page.getByRole('link', { name: `Begin a new ${kind}` }).click();
    await field(page, 'Title').fill(title);
    await expect(savedStatus(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/studio/${folder}/[\\w-]{20}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await written()).toMatchObject({ title });

    await page.route(`**/api/studio/${call}/**`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    // By which the client finds that there is a connection: it would try again by itself.
    await page.route('**/icon.svg', (route) => route.abort());
    await textbox(page, text).fill('Before a crash');
    await expect(page.getByText(studioMessages.waitsForConnection)).toBeVisible();
    await page.reload();
    await expect(textbox(page, text)).toHaveValue('Before a crash');
    expect(await written()).toMatchObject({ [name]: '' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(savedStatus(page)).toBeVisible();
    expect(await written()).toMatchObject({ [name]: 'Before a crash' });
    await page.reload();
    await expect(textbox(page, text)).toHaveValue('Before a crash');
  });

  test(`what another window did to the ${kind} is shown, and dropped changes can be brought back`, async ({
    page,
    restoreSession,
    allowProblem,
  }) => {
    allowProblem(/409/);
    const { id } = await submit(ARTIST, uniqueTitle('Two windows'));
    await approveReview(await readToken(ADMIN), `${call}-${id}`);
    const read = () => readStudioWork<Pick<StudioExhibition, 'revision' | 'fields'>>(ARTIST, call, id);
    await restoreSession(ARTIST);
    await page.goto(`/studio/${folder}/${id}`);
    const before = await textbox(page, text).inputValue();
    const conflict = page.getByRole('alert').filter({ hasText: `This ${kind} was changed in another window` });

    await changeWork(ARTIST, call, id, { title: 'From the other window' });
    await textbox(page, text).fill('Mine');
    await expect(conflict.getByRole('heading')).toBeFocused();
    await conflict.locator('summary').click();
    await expect(conflict).toContainText('From the other window');
    expect(await seriousFindings(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(field(page, 'Title')).toHaveValue('From the other window');
    await expect(textbox(page, text)).toHaveValue(before);

    await textbox(page, text).fill('Mine');
    await expect(savedStatus(page)).toBeVisible();
    await page.getByRole('button', { name: 'Drop the changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Drop them' }).click();
    await expect(textbox(page, text)).toHaveValue(before);
    expect((await read()).revision).toBeNull();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(textbox(page, text)).toHaveValue('Mine');
    await expect(page.getByText(studioMessages.undone)).toBeVisible();
    expect(await read()).toMatchObject({
      revision: { status: 'draft' },
      fields: { title: 'From the other window', [name]: 'Mine' },
    });
  });
}
