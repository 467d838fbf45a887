// @vitest-environment jsdom
import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { CAROUSEL_INTERVAL } from '@aperture-byline/contract/shared/constants';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../../test-support/picture.ts';
import { Carousel } from './carousel.tsx';

const images = ['a', 'b', 'c'].map(
  (id): CarouselImage => ({
    id,
    file_path: '',
    title: `Photograph ${id}`,
    firstname: 'Asha',
    lastname: 'Rao',
    picture: pictureAt(id),
  }),
);

const dots = () => within(screen.getByRole('list', { name: 'Choose a photograph' })).getAllByRole('button');
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('The carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    // Which jsdom lacks.
    Element.prototype.scrollTo = vi.fn();
  });

  it('When there is one photograph, then it needs no controls, and nothing moves', () => {
    draw(<Carousel images={images.slice(0, 1)} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('When it is paused, then it stands still until it is to play again', () => {
    draw(<Carousel images={images} />);
    wait(CAROUSEL_INTERVAL);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: photographs' }));
    wait(3 * CAROUSEL_INTERVAL);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play: photographs' }));
    wait(CAROUSEL_INTERVAL);
    expect(shown()).toBe(2);
  });
});
