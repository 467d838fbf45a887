// @vitest-environment jsdom
import { LANDSCAPE_NOTICE_DURATION, viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LandscapeNotice } from './lightbox-parts.tsx';

/** Makes a screen of this size in CSS pixels, which knows widths and orientations; returns how to turn it. */
function stubScreen(...size: [width: number, height: number]): () => void {
  let [width, height] = size;
  const listeners = new Set<() => void>();
  const isTrue = (condition: string) => {
    const [, name, value = ''] = /^\(([\w-]+): (\w+)\)$/.exec(condition) ?? [];
    if (name === 'max-width') return width <= Number.parseInt(value, 10);
    if (name === 'orientation') return value === (height >= width ? 'portrait' : 'landscape');
    throw new Error(`Unknown condition ${condition}`);
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.split(' and ').every(isTrue),
    addEventListener: (_change: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_change: string, listener: () => void) => listeners.delete(listener),
  }));
  return () =>
    act(() => {
      [width, height] = [height, width];
      for (const listener of listeners) listener();
    });
}

const notice = () => screen.queryByText(viewerMessages.turnToLandscape);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('The landscape notice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it.each([
    [390, 844],
    [767, 1024],
  ])('When a landscape picture is shown at %i × %i, then it shows for three seconds', (width, height) => {
    stubScreen(width, height);
    render(<LandscapeNotice isLandscape />);
    expect(screen.getByRole('status')).toBe(notice());
    wait(LANDSCAPE_NOTICE_DURATION - 1);
    expect(notice()).not.toBeNull();
    wait(1);
    expect(notice()).toBeNull();
  });

  it.each([
    [768, 1024],
    [844, 390],
    [740, 360],
  ])('When a landscape picture is shown at %i × %i, then there is none', (width, height) => {
    stubScreen(width, height);
    render(<LandscapeNotice isLandscape />);
    expect(notice()).toBeNull();
  });

  it.each([
    ['over a landscape picture', true],
    ['over an upright one, before the first landscape picture', false],
  ])('When the screen is turned %s, then the notice goes, and does not come again', (_when, isLandscape) => {
    const turn = stubScreen(390, 700);
    const { rerender } = render(<LandscapeNotice isLandscape={isLandscape} />);
    turn();
    rerender(<LandscapeNotice isLandscape />);
    expect(notice()).toBeNull();
    turn();
    expect(notice()).toBeNull();
  });

  it('When the first landscape picture comes after upright ones, then it shows over that, and no second time', () => {
    stubScreen(390, 844);
    const { rerender } = render(<LandscapeNotice isLandscape={false} />);
    wait(2 * LANDSCAPE_NOTICE_DURATION);
    expect(notice()).toBeNull();
    rerender(<LandscapeNotice isLandscape />);
    expect(notice()).not.toBeNull();
    wait(LANDSCAPE_NOTICE_DURATION);
    expect(notice()).toBeNull();
    rerender(<LandscapeNotice isLandscape={false} />);
    rerender(<LandscapeNotice isLandscape />);
    expect(notice()).toBeNull();
  });
});
