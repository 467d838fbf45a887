// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../test-support/forms/fill-in.ts';

const SERVICE = 'https://forms.example.com/house';

describe('The contact form, where a forwarding service is set', () => {
  const fetch = vi.fn();
  const submit = vi.fn();

  beforeEach(async () => {
    vi.resetModules();
    vi.stubEnv('VITE_CONTACT_FORM_URL', SERVICE);
    vi.stubGlobal('fetch', fetch);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
    await open();
  });

  afterEach(() => submit.mockReset());

  async function open() {
    const { default: ContactForm } = await import('./contact-form.tsx');
    const { draw } = await import('../../../test-support/pages/render-page.tsx');
    draw(<ContactForm onSent={vi.fn()} />);
  }

  function write(): void {
    fillIn(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
    fillIn(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
    fillIn(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  }

  it('When it is incomplete, then nothing is posted', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('When it is complete and Send is clicked twice, then the browser posts it there, once', async () => {
    write();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
    await expect.poll(() => submit).toHaveBeenCalledOnce();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([form.method, form.action]).toEqual(['post', SERVICE]);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      name: 'Asha',
      email: 'asha@example.com',
      message: 'Hello',
      website: '',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('When the service fails and the page is loaded anew, then what was written is there', async () => {
    write();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect.poll(() => submit).toHaveBeenCalledOnce();
    cleanup();
    await open();
    for (const [name, text] of [
      ['Name', 'Asha'],
      ['Email', 'asha@example.com'],
      ['Message', 'Hello'],
    ] as const)
      await expect.poll(() => screen.getByRole('textbox', { name })).toHaveProperty('value', text);
  });

  it('When Back restores the page, then it can be sent again', async () => {
    write();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect.poll(() => submit).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pageshow'));
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeDefined();
  });
});
