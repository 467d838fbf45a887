// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { SlugField } from './slug-field.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

test.each([
  ['', '/stories/…'],
  ['fog', '/stories/fog'],
])('When the slug is "%s", then the address below it ends in %s', (slug, end) => {
  const nothing = () => {};
  draw(
    <SlugField
      uid="u"
      blogId={null}
      slug={slug}
      isFixed={false}
      problem={undefined}
      onChange={nothing}
      onTaken={nothing}
    />,
  );
  const hint = document.getElementById(screen.getByLabelText('Address').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent?.endsWith(end), hint?.textContent ?? '').toBe(true);
});

test('When an address is typed, then what is wrong is said, the server is asked for the others, and a taken one is told', async () => {
  const answerOf = (slug: string, problem: string | null) => ({ slug, isFree: problem === null, problem });
  const calls = answerCalls({
    'GET /studio/blog/slug/taken': answerOf('taken', workMessages.slugTaken),
    'GET /studio/blog/slug/own': answerOf('own', null),
  });
  const onTaken = vi.fn();
  function Typed() {
    const [slug, setSlug] = useState('');
    return (
      <SlugField
        uid="u"
        blogId={null}
        slug={slug}
        isFixed={false}
        problem={undefined}
        onChange={setSlug}
        onTaken={onTaken}
      />
    );
  }
  draw(<Typed />);
  const field = screen.getByLabelText('Address');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const wrong = [
    ['Upper', workMessages.slugInvalid],
    ['two--hyphens', workMessages.slugInvalid],
    ['-first', workMessages.slugInvalid],
    ['with space', workMessages.slugInvalid],
    ['übung', workMessages.slugInvalid],
    ['a/b', workMessages.slugInvalid],
    ['recent', workMessages.slugReserved],
  ] as const;
  for (const [slug, problem] of wrong) {
    type(slug);
    expect(screen.getByText(problem), slug).toBeTruthy();
    expect(field.getAttribute('aria-invalid'), slug).toBe('true');
  }
  type('taken');
  expect(await screen.findByText(workMessages.slugTaken)).toBeTruthy();
  expect(onTaken).toHaveBeenCalledExactlyOnceWith('taken');
  type('own');
  expect(await screen.findByText(studioMessages.slugFree)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  const asked = [...wrong.map(([slug]) => slug), 'taken', 'own'].filter((slug) =>
    calls.some(({ name }) => name.endsWith(`/slug/${encodeURIComponent(slug)}`)),
  );
  expect(asked).toEqual(['taken', 'own']);
});

test('When the story was published once, then its address cannot be changed', () => {
  const nothing = () => {};
  draw(<SlugField uid="u" blogId="b" slug="fog" isFixed problem={undefined} onChange={nothing} onTaken={nothing} />);
  expect(screen.getByLabelText<HTMLInputElement>('Address').readOnly).toBe(true);
  expect(screen.getByText(studioMessages.slugFixed)).toBeTruthy();
});
