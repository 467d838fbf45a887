// @vitest-environment jsdom
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, draw, stubBrowserApis } from '../../../../test-support/render-page.tsx';
import { IntroStories } from './intro-stories.tsx';

const story = (slug: string, creator_name: string, creator_surname: string) =>
  ({
    slug,
    title: slug,
    description: '',
    banner: '',
    banner_picture: null,
    reading_time: 4,
    creator_name,
    creator_surname,
  }) as BlogListItem;

describe('The rows beside the featured story', () => {
  beforeEach(stubBrowserApis);
  afterEach(cleanup);

  it('When they show, then each names its author and its reading time', async () => {
    answer({
      '/blog/intro': [
        story('first', 'Asha', 'Rao'),
        story('second', 'Noor', 'Haddad'),
        story('third', 'Ira', ''),
      ],
    });
    draw(<IntroStories />);
    await screen.findByText('Noor Haddad');
    const rows = within(screen.getByRole('list')).getAllByRole('article');
    const facts = rows.map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent));
    expect(facts).toEqual([
      ['Noor Haddad', '4 min read'],
      ['Ira', '4 min read'],
    ]);
  });
});
