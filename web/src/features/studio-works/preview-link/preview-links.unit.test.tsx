// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { EDITOR_KINDS, press, setUpEditorAnswers, title } from '../../../../test-support/studio/editor-kinds.tsx';
import { fog, setUpWorkEditor } from '../../../../test-support/studio/work-editor.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

setUpWorkEditor();

const link = {
  id: 'a'.repeat(64),
  createdAt: '2026-11-20T06:00:00.000Z',
  endsAt: '2026-11-27T06:00:00.000Z',
};

describe('The links to the preview of a story', () => {
  const [kind] = EDITOR_KINDS.filter(({ work }) => work === fog) as [(typeof EDITOR_KINDS)[number]];
  const api = setUpEditorAnswers(kind);
  const path = '/studio/blog/fog/preview';
  beforeEach(() => {
    api.answers[`GET ${path}`] = [];
  });

  async function open() {
    draw(kind.editor(fog.id));
    await title();
    await press('Share a preview');
    return within(await screen.findByRole('dialog', { name: 'Share a preview' }));
  }

  test('When one is made, then its address can be copied, and it stands among the others', async () => {
    api.answers[`POST ${path}`] = { ...link, token: 'fog-1234' };
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText('The link ends'), 'after 30 days');
    api.answers[`GET ${path}`] = [link];
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByText(`${window.location.origin}/preview/fog-1234`)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
    expect(dialog.getByText(studioMessages.previewMade)).toBeTruthy();
    expect(api.calls.find(({ name }) => name === `POST ${path}`)?.body).toEqual({ days: 30 });
    expect(await dialog.findByRole('listitem')).toHaveProperty(
      'textContent',
      expect.stringContaining('Until 27 Nov 2026, 11:30 AM IST'),
    );
  });

  test('When one is ended, then that is said, and it is gone with its address', async () => {
    api.answers[`GET ${path}`] = [link];
    api.answers[`DELETE ${path}/${link.id}`] = null;
    const dialog = await open();
    const end = await dialog.findByRole('button', {
      name: 'End it now: the link until 27 Nov 2026, 11:30 AM IST',
    });
    api.answers[`GET ${path}`] = [];
    await userEvent.click(end);
    expect(await dialog.findByText(studioMessages.previewEnded)).toBeTruthy();
    await vi.waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
  });

  test('When there are too many, then that is said', async () => {
    api.answers[`POST ${path}`] = failure(409, 'CONFLICT', { message: workMessages.tooManyPreviews });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByText(workMessages.tooManyPreviews)).toBeTruthy();
  });

  test('When all of the story is public, then there is nothing to share', async () => {
    api.answers['GET /studio/blog/fog'] = { ...fog, status: 'approved' };
    draw(kind.editor(fog.id));
    await title();
    expect(screen.queryByRole('button', { name: 'Share a preview' })).toBeNull();
    expect(screen.getByRole('button', { name: 'History' })).toBeTruthy();
  });
});
