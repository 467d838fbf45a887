// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

async function open() {
  vi.resetModules();
  const { Footer } = await import('./footer.tsx');
  const { container } = render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  return container;
}

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('The circles of the footer', () => {
  const outward = (container: HTMLElement) =>
    [...container.querySelectorAll('a[href^="https:"]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  it('When no address is set, then all three show an icon, and none is a link or spoken of', async () => {
    const container = await open();
    expect(outward(container)).toEqual([]);
    expect(container.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(3);
  });

  it('When addresses are set, then those circles lead there, and an empty one keeps its place', async () => {
    vi.stubEnv('VITE_INSTAGRAM_URL', 'https://www.instagram.com/house');
    vi.stubEnv('VITE_FACEBOOK_URL', '');
    vi.stubEnv('VITE_X_URL', 'https://x.com/house');
    const container = await open();
    expect(outward(container)).toEqual([
      ['Aperture & Byline on Instagram', 'https://www.instagram.com/house'],
      ['Aperture & Byline on X', 'https://x.com/house'],
    ]);
    expect(screen.getByRole('list', { name: 'Social media' }).children).toHaveLength(3);
    expect(container.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(1);
  });
});

describe('The subscribe box', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Letters from the house' });
  const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  const problem = () => document.getElementById(field().getAttribute('aria-describedby') ?? '');

  it.each(['', '   ', 'mira', 'mira@example', 'mira@@example.com', `${'m'.repeat(250)}@example.com`])(
    'When "%s" is sent, then it says that this is no valid email, at the field',
    async (text) => {
      await open();
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field().getAttribute('aria-invalid')).toBeNull();
      await subscribe();
      expect(problem()?.textContent).toBe(messages.emailInvalid);
      expect(problem()?.getAttribute('aria-live')).toBe('polite');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field());
    },
  );

  it('When it is sent with Enter, then it is checked too, and mended as it is typed', async () => {
    await open();
    await userEvent.type(field(), 'mira@example{Enter}');
    expect(problem()?.textContent).toBe(messages.emailInvalid);
    await userEvent.type(field(), '.com');
    expect(screen.queryByText(messages.emailInvalid)).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('When a valid address is sent, then nothing else happens', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await open();
    await userEvent.type(field(), ' mira@example.com ');
    await subscribe();
    expect(screen.queryByText(messages.emailInvalid)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(field().value).toContain('mira@example.com');
  });
});
