// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useAnsweredPage, useRequestedPage } from '#components/pagination/use-paged-address.ts';
import { Pager } from './pager.tsx';

function List({ answeredPage }: { answeredPage: number }) {
  const requestedPage = useRequestedPage();
  useAnsweredPage({ requestedPage, answeredPage });
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <Pager page={answeredPage} totalPages={3} label="Pages" part="work" />
    </>
  );
}

function open(address: string, answeredPage: number) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <List answeredPage={answeredPage} />
    </MemoryRouter>,
  );
}

const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('The pager', () => {
  it('When the address has other parameters, then every link keeps them and replaces the page', () => {
    open('/profile/1?tab=gallery&page=2&by=a%26b', 2);
    for (const [name, page] of [
      ['Prev', 1],
      ['Page 1', 1],
      ['Page 2', 2],
      ['Page 3', 3],
      ['Next', 3],
    ] as const)
      expect(way(name)).toBe(`/profile/1?tab=gallery&page=${page}&by=a%26b#work`);
  });

  it('When the page is named twice, then the links name it once', () => {
    open('/gallery?page=2&page=3', 2);
    expect(way('Next')).toBe('/gallery?page=3#work');
  });

  it('When it asks past the end, then the address is corrected, and the other parameters stay', () => {
    open('/gallery?ref=mail&page=99', 3);
    expect(screen.getByRole('status').textContent).toBe('?ref=mail&page=3');
  });
});
