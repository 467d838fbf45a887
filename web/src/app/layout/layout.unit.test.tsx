// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { leaveSession } from '#entities/session/session-store.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { BareLayout, Layout } from './layout.tsx';

const Page = () => <textarea aria-label="Words" />;

describe('What is typed where another tab logs out', () => {
  it.each([
    ['/', 'Words'],
    ['/', 'Search'],
    ['/', 'Letters from the house'],
    ['/viewer', 'Words'],
  ])('When it stands on %s in “%s”, then nobody finds it there', async (address, label) => {
    draw(
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<Page />} />
        </Route>
        <Route element={<BareLayout />}>
          <Route path="viewer" element={<Page />} />
        </Route>
      </Routes>,
      address,
    );
    const field = () => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement;
    await userEvent.type(field(), 'hers');
    expect(field().value).toBe('hers');
    act(leaveSession);
    expect(field().value).toBe('');
  });
});
