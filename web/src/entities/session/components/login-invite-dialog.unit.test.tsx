// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { takeAskedFor } from '#entities/session/asked-for.ts';
import LoginInviteDialog from './login-invite-dialog.tsx';

describe('The login-invite dialog', () => {
  function open() {
    const onClose = vi.fn();
    render(
      <MemoryRouter>
        <LoginInviteDialog
          askedFor={{ kind: 'follow', userId: 123456789, name: 'Asha Rao' }}
          title="Follow Asha Rao"
          text="Words"
          onClose={onClose}
        />
        <Routes>
          <Route path="/" element={<p>where the visitor was</p>} />
          <Route path="/signup" element={<p>sign up</p>} />
        </Routes>
      </MemoryRouter>,
    );
    return onClose;
  }

  it('When it opens, then it is a dialog with a name', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Follow Asha Rao' })).toBeDefined();
  });

  it('When the visitor declines, then it closes and the page stays', async () => {
    const onClose = open();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(takeAskedFor()).toBeNull();
    expect(screen.getByText('where the visitor was')).toBeDefined();
  });

  it('When the visitor presses Escape, then it closes', async () => {
    const onClose = open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('When the visitor wants an account, then it closes and leads to /signup', async () => {
    const onClose = open();
    await userEvent.click(screen.getByRole('link', { name: 'Create Account' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByText('sign up')).toBeDefined();
    expect(takeAskedFor()).toMatchObject({ kind: 'follow', userId: 123456789 });
  });
});
