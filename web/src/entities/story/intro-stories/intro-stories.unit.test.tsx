// @vitest-environment jsdom
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { INTRO_ROTATION_INTERVAL } from '@aperture-byline/contract/shared/constants';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { introStoriesQuery } from '../queries.ts';
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
  it('When they show, then each names its author and its reading time', async () => {
    answerCalls({
      'GET /blog/intro': [story('first', 'Asha', 'Rao'), story('second', 'Noor', 'Haddad'), story('third', 'Ira', '')],
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

describe('The featured story, under reduced motion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('When its time is up, then it stands still, with nothing to pause', () => {
    const client = createQueryClient();
    client.setQueryData(introStoriesQuery.queryKey, [story('first', 'Asha', 'Rao'), story('second', 'Ira', '')]);
    const { container } = draw(<IntroStories />, '/', client);
    act(() => {
      vi.advanceTimersByTime(3 * INTRO_ROTATION_INTERVAL);
    });
    expect(container.textContent).toContain('Featured story 1 of 2');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
