// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import OrderedPictures, { type OrderedItem } from './ordered-pictures.tsx';

const itemOf = (title: string): OrderedItem => ({
  id: title,
  title,
  note: title === 'Foam' && 'Private',
  picture: pictureAt(title),
});

function List() {
  const [items, setItems] = useState(['Dunes', 'Foam', 'Pier'].map(itemOf));
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <>
      <OrderedPictures label="Order" items={items} adder={adder} onChange={(ids) => setItems(ids.map(itemOf))} />
      <button type="button" ref={adder}>
        Choose more
      </button>
    </>
  );
}

const handles = () =>
  within(screen.getByRole('list', { name: 'Order' }))
    .getAllByRole('button', { name: /, \d of \d$/ })
    .map((button) => button.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });

describe('photographs in their order', () => {
  beforeEach(() => {
    render(<List />);
  });

  it('When one is moved by its buttons, then it keeps the focus, and its new place is told', async () => {
    await userEvent.click(button('Move later: Dunes'));
    expect(handles()).toEqual(['Foam, 1 of 3', 'Dunes, 2 of 3', 'Pier, 3 of 3']);
    expect(document.activeElement).toBe(button('Move later: Dunes'));
    expect(screen.getByText('Dunes: 2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(handles()).toEqual(['Foam, 1 of 3', 'Pier, 2 of 3', 'Dunes, 3 of 3']);
  });

  it('When one stands at an end, then it can’t go further', async () => {
    expect(button('Move earlier: Dunes').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Move earlier: Dunes'));
    await userEvent.click(button('Move later: Pier'));
    expect(handles()).toEqual(['Dunes, 1 of 3', 'Foam, 2 of 3', 'Pier, 3 of 3']);
  });

  it('When one is taken out, then its neighbour has the focus', async () => {
    await userEvent.click(button('Take out: Pier'));
    expect(handles()).toEqual(['Dunes, 1 of 2', 'Foam, 2 of 2']);
    expect(document.activeElement).toBe(button('Foam, 2 of 2'));
    await userEvent.click(button('Take out: Dunes'));
    expect(document.activeElement).toBe(button('Foam, 1 of 1'));
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('When the last one is taken out, then what more are chosen with has the focus', async () => {
    for (const name of ['Dunes', 'Foam', 'Pier']) await userEvent.click(button(`Take out: ${name}`));
    expect(document.activeElement).toBe(button('Choose more'));
  });

  it('When one has a note, then it is told', () => {
    expect(screen.getAllByText('Private')).toHaveLength(1);
  });
});
