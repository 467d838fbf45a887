// @vitest-environment jsdom

import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../test-support/forms/fill-in.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { SHIPPING } from '../../../test-support/shop/cart.ts';
import { hasContactDraft } from './contact-draft.ts';
import ContactPage from './contact-page.tsx';

const written = { name: 'Asha Rao', email: 'asha@example.com', message: 'Do you ship to Leh?' };

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function errorResponse(status: number, fields?: Record<string, string>): Response {
  const error = { code: 'INVALID', message: 'Please check the fields.', requestId: 'r1', fields };
  return answer(status, { returnCode: status, error });
}

async function renderForm(respond: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(respond);
  // The probes after a lost connection are not among the calls of the form.
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/icon.svg') return new Response();
    if (address === '/api/product/shipping') return answer(200, { returnCode: 200, data: SHIPPING });
    return fetch(address, init);
  });
  draw(<ContactPage />);
  await screen.findByRole('form');
  return fetch;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });

function write({ name, email, message }: typeof written): void {
  fillIn(box('Name'), name);
  fillIn(box('Email'), email);
  fillIn(box('Message'), message);
}

describe('The contact form', () => {
  it('When the page is loaded anew, then what was written is there, until it is sent or emptied', async () => {
    const reload = async () => {
      cleanup();
      return renderForm(async () => answer(201, { returnCode: 201, data: null }));
    };
    await reload();
    expect(hasContactDraft()).toBe(false);
    write(written);
    await reload();
    for (const [name, text] of [
      ['Name', written.name],
      ['Email', written.email],
      ['Message', written.message],
    ] as const)
      expect(box(name).value).toBe(text);
    for (const name of ['Name', 'Email', 'Message']) fillIn(box(name), '');
    expect(hasContactDraft()).toBe(false);
    write(written);
    expect(hasContactDraft()).toBe(true);
    await userEvent.click(send());
    await screen.findByText(contactMessages.contactSent);
    expect(hasContactDraft()).toBe(false);
  });

  it('When it is empty, then nothing is sent, each field says so, and the first has the focus', async () => {
    const fetch = await renderForm(async () => answer(201, { returnCode: 201, data: null }));
    await userEvent.click(send());
    expect(await screen.findByText(contactMessages.contactNameRequired)).toBeDefined();
    expect(screen.getByText(contactMessages.contactEmailRequired)).toBeDefined();
    expect(screen.getByText(contactMessages.contactMessageRequired)).toBeDefined();
    expect(document.activeElement).toBe(box('Name'));
    for (const name of ['Name', 'Email', 'Message']) expect(box(name).getAttribute('aria-invalid')).toBe('true');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('When the address is no e-mail address, then nothing is sent and the field has the focus', async () => {
    const fetch = await renderForm(async () => answer(201, { returnCode: 201, data: null }));
    write({ ...written, email: 'asha at example' });
    await userEvent.click(send());
    expect(await screen.findByText(contactMessages.contactEmailInvalid)).toBeDefined();
    expect(document.activeElement).toBe(box('Email'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('When it is complete, then it is posted trimmed with an empty honeypot, and the confirmation has the focus', async () => {
    const fetch = await renderForm(async () => answer(201, { returnCode: 201, data: null }));
    write({ ...written, name: ' Asha Rao ' });
    await userEvent.click(send());
    const thanks = await screen.findByText(contactMessages.contactSent);
    expect(document.activeElement).toBe(thanks);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/contact');
    expect(JSON.parse(String(init?.body))).toEqual({ ...written, website: '' });
  });

  it('When Send is clicked twice, then it is posted once', async () => {
    let respond: (response: Response) => void = () => undefined;
    const fetch = await renderForm(() => new Promise((resolve) => (respond = resolve)));
    write(written);
    await userEvent.dblClick(send());
    respond(answer(201, { returnCode: 201, data: null }));
    await screen.findByText(contactMessages.contactSent);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('When the server refuses a field, then it says why there, and what was written stays', async () => {
    await renderForm(async () => errorResponse(400, { email: 'Please enter a valid email' }));
    write(written);
    await userEvent.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe('Please check the fields.');
    expect(screen.getByText('Please enter a valid email')).toBeDefined();
    expect(document.activeElement).toBe(box('Email'));
    expect(box('Message').value).toBe(written.message);
  });

  it('When a refused field is changed, then its error goes, and with the last one what is said of all', async () => {
    const problems = { name: 'Is that a name?', email: 'Please enter a valid email' };
    await renderForm(async () => errorResponse(400, problems));
    write({ ...written, name: `${written.name} ` });
    await userEvent.click(send());
    await screen.findByText(problems.name);
    await userEvent.type(box('Name'), '{Backspace}');
    expect(screen.getByText(problems.name)).toBeDefined();
    await userEvent.type(box('Name'), '!');
    expect(screen.queryByText(problems.name)).toBeNull();
    expect(box('Name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText(problems.email)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Please check the fields.');
    await userEvent.type(box('Email'), '.in');
    expect(screen.queryByText(problems.email)).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('When no answer comes, then it says so, keeps the words and can be sent again', async () => {
    const fetch = await renderForm(async () => {
      throw new TypeError('Failed to fetch');
    });
    write(written);
    await userEvent.click(send());
    await expect.poll(() => screen.getByRole('alert').textContent).toBe(messages.noConnection);
    expect(box('Message').value).toBe(written.message);
    fetch.mockResolvedValueOnce(answer(201, { returnCode: 201, data: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(contactMessages.contactSent)).toBeDefined();
  });

  it.each([429, 500, 502])(
    'When it is answered %i, then it says so, keeps the words and can be sent again',
    async (status) => {
      const fetch = await renderForm(async () => answer(201, { returnCode: 201, data: null }));
      fetch.mockResolvedValueOnce(
        status === 502 ? new Response('<h1>Bad gateway</h1>', { status }) : errorResponse(status),
      );
      write(written);
      await userEvent.click(send());
      await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
      expect(box('Message').value).toBe(written.message);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(contactMessages.contactSent)).toBeDefined();
    },
  );

  it('When the page is read, then there are six questions and five topics that are no controls', async () => {
    await renderForm(async () => answer(201, { returnCode: 201, data: null }));
    expect(document.querySelectorAll('details')).toHaveLength(6);
    for (const topic of ['Portfolio', 'Uploading', 'Selling', 'Artwork', 'Blogging']) {
      expect(screen.getByText(topic, { selector: 'li' })).toBeDefined();
      expect(screen.queryByRole('button', { name: topic })).toBeNull();
    }
  });
});
