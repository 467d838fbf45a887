// @vitest-environment jsdom

import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { LetterBlock, LetterList } from '@aperture-byline/contract/letter/stored';
import type { LetterWorks } from '@aperture-byline/contract/letter/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanLetter } from '../../../../../functions/src/areas/letter/letter-text.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import LetterText from './letter-text.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const marker = (block: LetterBlock) => `<letter-block kind="${block}"></letter-block>`;
const [EXHIBITIONS, STORIES, PRINTS] = [marker('exhibitions'), marker('stories'), marker('prints')];
const text = () => screen.getByRole('textbox', { name: 'Words' });
const insertButton = (block: LetterList) => screen.getByRole('button', { name: letterMessages[block] });
const shown = (block: LetterList) => screen.getByRole('group', { name: letterMessages[block] });
const button = (name: string) => screen.getByRole('button', { name });

function open(html = '') {
  const onChange = vi.fn<(html: string) => void>();
  draw(
    <>
      <span id="label">Words</span>
      <LetterText
        uid="1"
        labelledBy="label"
        describedBy={undefined}
        invalid={false}
        initialValue={html}
        onChange={onChange}
      />
    </>,
  );
  return { last: () => onChange.mock.lastCall?.[0], onChange };
}

function paste(html: string): void {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': '' };
  act(() => text().focus());
  fireEvent.paste(text(), {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  });
}

const WORKS: LetterWorks[] = [
  {
    block: 'stories',
    works: ['Fog', 'Salt'].map((title) => ({ title, detail: '', path: `/stories/${title}`, picture: null })),
  },
];

const press = (key: string, held = {}) => fireEvent.keyDown(text(), { key, ...held });

beforeAll(() => {
  // jsdom lays nothing out; the editor asks where its text is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

const FOG: LetterWorks = {
  block: 'print:fog',
  works: [{ title: 'Fog', detail: 'Mira · from ₹900', path: '/shop/fog', picture: null }],
};

beforeEach(
  () =>
    void answerCalls({
      'GET /studio/letter-works': WORKS,
      'GET /studio/letter-works?chosen=print%3Afog': [FOG],
      'GET /studio/letter-works?chosen=image%3Agone': [],
      'GET /exhibition/approved/upcoming': [],
      'GET /search?q=fog': {
        query: 'fog',
        groups: [
          {
            kind: 'print',
            total: 1,
            results: [{ kind: 'print', address: 'fog', title: 'Fog', name: 'Mira', picture: null }],
          },
          {
            kind: 'photographer',
            total: 1,
            results: [{ kind: 'photographer', address: '1', title: 'Fogg', name: 'Fogg', picture: null }],
          },
        ],
        pagination: null,
      },
    }),
);

describe('The text of a letter', () => {
  it('When it is opened, then its blocks say what they are and would show, and nothing is changed', async () => {
    const { onChange } = open(`<p>Dear friends</p>${STORIES}<p>Yours</p>${EXHIBITIONS}`);
    expect(shown('stories').textContent).toContain('filled in when the letter is sent');
    await waitFor(() => expect(shown('stories').textContent).toContain('At present: Fog · Salt'));
    expect(shown('exhibitions').textContent).toContain('nothing to show');
    expect(onChange).not.toHaveBeenCalled();
    expect(insertButton('stories').getAttribute('aria-disabled')).toBe('true');
    expect(insertButton('prints').getAttribute('aria-disabled')).toBeNull();
  });

  it('When a block is put into an empty letter, then it is saved, once, as the server keeps it', () => {
    const { last } = open();
    fireEvent.click(insertButton('prints'));
    fireEvent.click(insertButton('prints'));
    expect(last()).toBe(`${PRINTS}<p></p>`);
    expect(cleanLetter(last())).toBe(last());
    fireEvent.click(insertButton('stories'));
    expect(last()).toBe(`${PRINTS}${STORIES}<p></p>`);
  });

  it('When a work is searched for and chosen, then it stands in the text, once, and one that is not public says so', async () => {
    const { last } = open(marker('image:gone'));
    await screen.findByText(/It is not public at present/);
    fireEvent.click(screen.getByRole('button', { name: letterMessages.addChosen }));
    await userEvent.type(await screen.findByRole('searchbox'), 'fog');
    const choice = await screen.findByRole('button', { name: /Fog.*Print · Mira/ });
    expect(screen.queryByRole('button', { name: /Fogg/ })).toBeNull();
    fireEvent.click(choice);
    expect(last()).toContain(marker('print:fog'));
    expect(cleanLetter(last())).toBe(last());
    await screen.findByRole('group', { name: 'Print: Fog' });
  });

  it('When the cursor is in a list, then the block goes below it', () => {
    const { last } = open('<ul><li><p>Salt</p></li></ul><p>Yours</p>');
    fireEvent.click(insertButton('stories'));
    expect(last()).toBe(`<ul><li><p>Salt</p></li></ul>${STORIES}<p>Yours</p>`);
  });

  it('When it is moved by its buttons or keys, then the words stay in order, and its place is told', async () => {
    const { last } = open(`<p>One</p>${STORIES}<p>Two</p>`);
    fireEvent.click(button(`Move ${letterMessages.stories} down`));
    expect(last()).toBe(`<p>One</p><p>Two</p>${STORIES}`);
    expect(document.activeElement).toBe(button(`Move ${letterMessages.stories} down`));
    expect(screen.getByRole('status').textContent).toContain('part 3 of 3');
    press('ArrowUp', { altKey: true });
    press('ArrowUp', { altKey: true });
    press('ArrowUp', { altKey: true });
    expect(last()).toBe(`${STORIES}<p>One</p><p>Two</p>`);
    expect(screen.getByRole('status').textContent).toContain('part 1 of 3');
    fireEvent.click(button('Undo'));
    expect(last()).not.toBe(`${STORIES}<p>One</p><p>Two</p>`);
  });

  it('When Backspace is pressed on it, or its button, then it is gone, and can be put in anew', () => {
    const { last } = open(`<p>One</p>${STORIES}${PRINTS}<p>Two</p>`);
    fireEvent.click(button(`Move ${letterMessages.stories} up`));
    press('Backspace');
    expect(last()).toBe(`<p>One</p>${PRINTS}<p>Two</p>`);
    fireEvent.click(button(`Remove ${letterMessages.prints}`));
    expect(last()).toBe('<p>One</p><p>Two</p>');
    expect(insertButton('stories').getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    ['in a list', `<ul><li><p>a</p>${PRINTS}</li></ul>`],
    ['in a quotation', `<blockquote><p>a</p>${PRINTS}</blockquote>`],
    ['in a link', `<p><a href="https://example.com/">a${PRINTS}</a></p>`],
    ['twice', `<p>a</p>${PRINTS}${PRINTS}<p>b</p>${PRINTS}`],
    ['of no known kind', `<p>a</p>${PRINTS}<letter-block kind="secrets"></letter-block>`],
    ['with attributes', '<p>a</p><letter-block kind="prints" class="x" onclick="x()">b</letter-block>'],
  ])('When a block is pasted %s, then it stands between paragraphs, once', (_where, html) => {
    const { last } = open(`<p>Dear friends</p>${EXHIBITIONS}`);
    paste(html);
    expect(last()?.split('<letter-block').length).toBe(3);
    expect(cleanLetter(last())).toBe(last());
  });

  it('When the blocks are walked by the keyboard, then the buttons that put them in are reached', async () => {
    open(STORIES);
    act(() => text().focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(button(`Move ${letterMessages.stories} up`));
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    expect(document.activeElement).toBe(insertButton('exhibitions'));
  });
});
