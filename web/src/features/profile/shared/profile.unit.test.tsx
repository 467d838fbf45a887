// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { formatAchievedDate, SocialLinks, shownLinks } from './person/facts/person-facts.tsx';
import { findTab, ProfileTabs } from './profile-tabs.tsx';

describe('The day of an achievement', () => {
  it.each([
    ['2023-02-11', '11 Feb 2023'],
    ['2023-09-05', '5 Sep 2023'],
    ['2024-02-30', '2024-02-30'],
    ['spring of 1999', 'spring of 1999'],
    ['', ''],
  ])('When it is "%s", then it reads "%s"', (day, words) => {
    expect(formatAchievedDate(day)).toBe(words);
  });
});

describe('The social links of a profile', () => {
  it('When a link leads to a known medium, then medium and user name are shown', () => {
    expect(
      shownLinks([
        { socialMedia: 'instagram', link: 'https://www.instagram.com/leela.varma/' },
        { socialMedia: 'linkedin', link: 'https://www.linkedin.com/in/leela?trk=1' },
      ]).map(({ name, handle }) => `${name}: ${handle}`),
    ).toEqual(['Instagram: @leela.varma', 'LinkedIn: @leela']);
  });

  it.each([
    ['instagram', 'javascript:alert(1)'],
    ['facebook', '//facebook.com/leela'],
    ['homepage', 'https://example.com/leela'],
  ])('When a link of %s is "%s", then it is left out', (socialMedia, link) => {
    expect(shownLinks([{ socialMedia, link }])).toEqual([]);
  });

  it('When a link is shown, then its page learns nothing of ours and gains no rank by it', () => {
    render(<SocialLinks links={shownLinks([{ socialMedia: 'x', link: 'https://x.com/leela' }])} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://x.com/leela');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    cleanup();
  });
});

describe('The tabs of a profile', () => {
  const drawn: string[] = [];
  const tab = (id: string) => ({
    id,
    name: id,
    panel: () => {
      drawn.push(id);
      return <p>what is in {id}</p>;
    },
  });
  const tabs = [tab('gallery'), tab('stories'), tab('orders')];

  function Address() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }

  function open(address: string) {
    drawn.length = 0;
    render(
      <MemoryRouter initialEntries={[address]}>
        <ProfileTabs label="Work" tabs={tabs} />
        <Address />
      </MemoryRouter>,
    );
  }

  it.each([
    [null, 'gallery'],
    ['orders', 'orders'],
    ['elsewhere', 'gallery'],
  ])('When the address asks for %s, then %s is open', (asked, id) => {
    expect(findTab(asked, tabs)).toBe(id);
  });

  it('When one is open, then the others are not even asked for', () => {
    open('/profile?tab=stories');
    expect(screen.getByRole('tab', { name: 'stories', selected: true })).toBeDefined();
    expect(new Set(drawn)).toEqual(new Set(['stories']));
  });

  it('When another tab is chosen, then `?tab=` names it, and the first one needs no parameter', async () => {
    open('/profile?page=2');
    await userEvent.click(screen.getByRole('tab', { name: 'orders' }));
    expect(screen.getByText('what is in orders')).toBeDefined();
    expect(screen.getByText('/profile?tab=orders')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'gallery' }));
    expect(screen.getByText('/profile')).toBeDefined();
  });

  it('When the arrow keys are used, then the next one opens and has the focus', async () => {
    open('/profile?tab=orders');
    screen.getByRole('tab', { name: 'orders' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'gallery', selected: true }));
  });
});
