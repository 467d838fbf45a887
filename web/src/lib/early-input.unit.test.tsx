// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rememberEarlyInput } from './early-input.ts';

const onClick = vi.fn();

function Page({ onHydrated }: { onHydrated: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(onHydrated, [onHydrated]);
  const toggle = () => {
    onClick();
    setOpen((open) => !open);
  };
  return (
    <button type="button" onClick={toggle}>
      {isOpen ? 'Open' : 'Closed'}
    </button>
  );
}

afterEach(() => {
  document.body.replaceChildren();
  onClick.mockClear();
});

describe('clicks on a page of the server', () => {
  const clickWhen = async (moment: 'before' | 'during') => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<Page onHydrated={() => {}} />);
    const click = () => root.querySelector('button')?.click();
    const repeat = rememberEarlyInput(document);
    if (moment === 'before') click();
    await act(async () => {
      startTransition(() => {
        hydrateRoot(root, <Page onHydrated={repeat} />);
      });
      if (moment === 'during') click();
    });
    return root.textContent;
  };

  test('When one comes before React hydrates the page, then it is repeated once', async () => {
    expect(await clickWhen('before')).toBe('Open');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('When one comes while React hydrates the page, then it counts once too', async () => {
    expect(await clickWhen('during')).toBe('Open');
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

test('When a key is pressed on a tab before React hydrates the page, then it is repeated once, and on a button it is not', async () => {
  const onKey = vi.fn();
  const Tabs = ({ onHydrated }: { onHydrated: () => void }) => {
    useEffect(onHydrated, [onHydrated]);
    return (
      <div role="tablist" tabIndex={-1} onKeyDown={({ key }) => onKey(key)}>
        <button type="button" role="tab">
          Description
        </button>
        <button type="button">More</button>
      </div>
    );
  };
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Tabs onHydrated={() => {}} />);
  const repeat = rememberEarlyInput(document);
  const press = (name: string, key: string) =>
    [...root.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Description', 'ArrowRight');
  press('More', 'Enter');
  await act(async () => {
    hydrateRoot(root, <Tabs onHydrated={repeat} />);
  });
  expect(onKey.mock.calls).toEqual([['ArrowRight']]);
});
