// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toStudioPicture } from '#entities/image/studio-queries.ts';
import { toastStore } from '#lib/toast.ts';
import { blank } from '../../../../test-support/forms/profile-form.tsx';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw as render } from '../../../../test-support/pages/render-page.tsx';
import { draftImage } from '../../../../test-support/studio/studio-image.ts';
import { BIO, setUpWorkEditor, tides } from '../../../../test-support/studio/work-editor.ts';
import ExhibitionEditor from './exhibition-editor.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const draw = (id: string) => render(<ExhibitionEditor account={account} profile={{ ...blank, bio: BIO }} id={id} />);

setUpWorkEditor();

test('When an exhibition is begun, then it begins with the text of the profile', async () => {
  const calls = answerCalls({ 'POST /studio/exhibition': tides });
  draw('new');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Tides');
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 5000 });
  expect(calls[0]).toMatchObject({
    name: 'POST /studio/exhibition',
    body: { title: 'Tides', authorDescription: BIO },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Tides' })).toBeTruthy();
});

test('When what is missing is named by the server, then each field says so, and the first one has the focus', async () => {
  const required = workMessages.required;
  answerCalls({
    'GET /studio/exhibition/tides': tides,
    'POST /studio/exhibition/tides/submit': failure(400, 'INVALID', {
      fields: {
        genre: required,
        startDate: required,
        endDate: required,
        imageIds: workMessages.imagesMissing,
      },
    }),
  });
  draw('tides');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  await vi.waitFor(() => expect(toastStore.get()?.text).toBe(studioMessages.notSubmitted));
  const form = within(screen.getByRole('form', { name: 'Exhibition' }));
  expect(form.getAllByRole('heading')[0]?.textContent).toBe('Photographs');
  expect(form.getByText(workMessages.imagesMissing)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(form.getByRole('button', { name: 'Choose photographs' })));
  expect(form.getAllByText(required)).toHaveLength(3);
  const description = form.getByLabelText('Opens').getAttribute('aria-describedby') ?? '';
  expect(description.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(required);
  await userEvent.type(form.getByRole('textbox', { name: 'Genre' }), 'Sea');
  expect(form.getAllByText(required)).toHaveLength(2);
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.at(-1)?.textContent).toBe('Delete');
});

test('When it is previewed, then what visitors see before, during and after it can be chosen', async () => {
  const [jetty, pier] = ['jetty', 'pier'].map((id) => toStudioPicture(draftImage(id, id))) as [
    StudioPicture,
    StudioPicture,
  ];
  const fields = {
    ...tides.fields,
    imageIds: ['jetty', 'pier'],
    teaserImageIds: ['pier'],
    startDate: '2026-12-12T13:00:00.000Z',
  };
  answerCalls({ 'GET /studio/exhibition/tides': { ...tides, fields, images: [jetty, pier] } });
  draw('tides');
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  const look = async (name: string) => userEvent.click(await preview.findByRole('button', { name }));
  await look('Before the opening');
  expect(preview.getByText(/^Opens on 12th Dec/)).toBeTruthy();
  const shown = () =>
    preview.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/image=(.*)/)?.[1] ?? []);
  expect(shown()).toEqual(['pier']);
  await look('After its last day');
  expect(preview.getByText(/^Closed on/)).toBeTruthy();
  expect(new Set(shown())).toEqual(new Set(['jetty', 'pier']));
  await look('While it is open');
  expect(preview.queryByText(/^Closed on/)).toBeNull();
});
