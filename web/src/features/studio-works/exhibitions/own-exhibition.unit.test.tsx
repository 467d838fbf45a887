// @vitest-environment jsdom
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answerCalls, failure } from '../../../../test-support/answer-calls.ts';
import { draw } from '../../../../test-support/render-page.tsx';
import { setUpWorkEditor } from '../../../../test-support/work-editor.ts';
import OwnExhibition from './own-exhibition.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const BIO = '<p>I wait for fog.</p>';

const tides: StudioExhibition = {
  id: 'tides',
  status: 'draft',
  version: 1,
  review_note: null,
  revision: null,
  created_on: '2026-11-22T00:00:00.000Z',
  updated_on: '2026-11-22T00:00:00.000Z',
  published_on: null,
  fields: {
    title: 'Tides',
    description: '',
    authorDescription: BIO,
    genre: '',
    genreDescription: '',
    startDate: null,
    endDate: null,
    bannerId: null,
    imageIds: [],
  },
  images: [],
  banner: null,
  banner_is_public: true,
};

function Opened() {
  const { id = '' } = useParams();
  return <OwnExhibition uid="asha" id={id} bio={BIO} />;
}

const open = (id: string) =>
  draw(
    <Routes>
      <Route path="/studio/exhibitions/:id" element={<Opened />} />
    </Routes>,
    `/studio/exhibitions/${id}`,
  );

setUpWorkEditor();

test('When an exhibition is begun, then it needs a title, begins with the text of the profile, and is open', async () => {
  const calls = answerCalls({ 'POST /studio/exhibition': tides });
  open('new');
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(screen.getByText(studioMessages.titleMissing)).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(calls).toEqual([]);
  await userEvent.type(title, 'Tides{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tides' })).toBeTruthy();
  expect(calls[0]).toMatchObject({
    name: 'POST /studio/exhibition',
    body: { title: 'Tides', authorDescription: BIO },
  });
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
  open('tides');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(studioMessages.fieldsWrong)).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Exhibition' }));
  expect(form.getAllByRole('heading')[0]?.textContent).toBe('Photographs');
  expect(form.getByText(workMessages.imagesMissing)).toBeTruthy();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Choose photographs' })),
  );
  expect(form.getAllByText(required)).toHaveLength(3);
  const description = form.getByLabelText('Opens').getAttribute('aria-describedby') ?? '';
  expect(description.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(required);
  await userEvent.type(form.getByRole('textbox', { name: 'Genre' }), 'Sea');
  expect(form.getAllByText(required)).toHaveLength(2);
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.at(-1)?.textContent).toBe('Delete');
});

test('When another window was faster, then its version can be shown instead of what was typed', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/exhibition/tides': tides,
    'PUT /studio/exhibition/tides': failure(409, 'CONFLICT', { fields: { version: '2' } }),
  };
  answerCalls(answers);
  open('tides');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const reload = await screen.findByRole('button', { name: 'Reload' });
  answers['GET /studio/exhibition/tides'] = {
    ...tides,
    version: 2,
    fields: { ...tides.fields, title: 'Of another window' },
  };
  await userEvent.click(reload);
  expect(await screen.findByRole('heading', { level: 1, name: 'Of another window' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Of another window');
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});
