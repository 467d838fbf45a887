// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draw } from '../../../../test-support/render-page.tsx';
import { SlugField } from './slug-field.tsx';

afterEach(cleanup);

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
  const hint = document.getElementById(
    screen.getByLabelText('Address').getAttribute('aria-describedby') ?? '',
  );
  expect(hint?.textContent?.endsWith(end), hint?.textContent ?? '').toBe(true);
});
