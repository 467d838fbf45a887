// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, type MadeCall } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import {
  EDITOR_KINDS,
  offline,
  pause,
  press,
  setUpEditorAnswers,
  status,
  title,
  type,
} from '../../../../test-support/studio/editor-kinds.tsx';
import { draftImage } from '../../../../test-support/studio/studio-image.ts';
import { setUpWorkEditor } from '../../../../test-support/studio/work-editor.ts';
import { choosePictures, readChosenIds } from './chosen-pictures.ts';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

setUpWorkEditor();

const NEW = '/new?images=harbour,dunes,gone';
const NAMED = 'GET /studio/image?ids=harbour%2Cdunes%2Cgone';
const found = { data: [draftImage('harbour', 'Harbour'), draftImage('dunes', 'Dunes')], next: null };
/** Their field in each kind. */
const FIELDS = { exhibition: 'imageIds', print: 'imageIds', story: 'pictureIds' } as const;
type Named = keyof typeof FIELDS;

describe.each(EDITOR_KINDS)('A new $kind of chosen photographs', ({ kind, work, list, editor }) => {
  const api = setUpEditorAnswers({ kind, work, list, editor });
  const field = FIELDS[kind as Named];
  const created = () => api.calls.filter(({ name }) => name === `POST ${list}`).map(({ body }) => body);
  const create = ({ body }: MadeCall) => ({ ...work, fields: { ...work.fields, ...(body as object) } });

  test('When it is opened, then it shows them and stores nothing; the first words store both', async () => {
    Object.assign(api.answers, { [NAMED]: found, [`POST ${list}`]: create });
    draw(editor('new'), NEW);
    await title();
    const pictures = await screen.findByRole('list', { name: /in (?:their|its) order$/ });
    expect(within(pictures).getAllByText('Private · Not described')).toHaveLength(2);
    expect(screen.getByText(studioMessages.chosenGone(1))).toBeTruthy();
    await pause();
    expect(created()).toEqual([]);
    await type('Tides');
    await pause();
    await status(studioMessages.saved);
    expect(created()).toMatchObject([{ title: 'Tides', [field]: ['harbour', 'dunes'] }]);
  });

  test('When it is submitted as it is, then it is stored first', async () => {
    Object.assign(api.answers, { [NAMED]: found, [`POST ${list}`]: create });
    draw(editor('new'), NEW);
    await title();
    await press('Submit for review');
    await vi.waitFor(() => expect(api.calls.map(({ name }) => name)).toContain(`POST ${list}/${work.id}/submit`));
    expect(created()).toMatchObject([{ [field]: ['harbour', 'dunes'] }]);
  });

  test('When photographs of an earlier beginning are restored, then the chosen ones follow them', async () => {
    Object.assign(api.answers, { [NAMED]: found, [`POST ${list}`]: offline });
    draw(editor('new'), NEW);
    await title();
    await press('Submit for review');
    await status(studioMessages.waitsForConnection);
    cleanup();
    // What is closed is sent once more.
    await vi.waitFor(() => expect(created()).toHaveLength(2));
    const next = { data: [draftImage('fog', 'Fog')], next: null };
    Object.assign(api.answers, { 'GET /studio/image?ids=fog': next, [`POST ${list}`]: create });
    draw(editor('new'), '/new?images=fog');
    await screen.findAllByText('Fog');
    api.answers['HEAD /icon.svg'] = new Response();
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() =>
      expect(api.calls.findLast(({ name }) => name === `PUT ${list}/${work.id}`)?.body).toMatchObject({
        [field]: ['harbour', 'dunes', 'fog'],
      }),
    );
  });
});

test('When a print is begun with a photograph, then it has its title and place', async () => {
  const print = EDITOR_KINDS.find(({ kind }) => kind === 'print');
  const dunes = { ...draftImage('dunes', 'Dunes'), place: 'Spiti' };
  answerCalls({ 'GET /studio/image?ids=dunes': { data: [dunes], next: null } });
  draw(print?.editor('new'), '/new?images=dunes');
  expect((await title()).value).toBe('Dunes');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' }).value).toBe('Spiti');
});

test('When an address names too much, twice or nonsense, then as many ids are read as may begin a work', () => {
  const read = (images: string) => readChosenIds(new URLSearchParams({ images }));
  expect(read('a,b,a,,../x,__c__')).toEqual(['a', 'b']);
  expect(read(Array.from({ length: 120 }, (_, index) => `i${index}`).join(','))).toHaveLength(100);
  expect(readChosenIds(new URLSearchParams())).toEqual([]);
});

test('When there are more than the kind shows, then those that are left out are named', () => {
  const images = Array.from({ length: 12 }, (_, index) => draftImage(`i${index}`, `No. ${index}`));
  const ids = images.map(({ id }) => id);
  expect(choosePictures('product', ids, images)).toMatchObject({
    pictures: { length: 10 },
    leftOut: ['There is room for 10 photographs here. Left out: “No. 10”, “No. 11”.'],
  });
  expect(choosePictures('exhibition', ids, images)).toMatchObject({ pictures: { length: 12 }, leftOut: [] });
});
