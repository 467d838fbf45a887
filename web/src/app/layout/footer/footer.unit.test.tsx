// @vitest-environment jsdom
import { requestSubscription } from '@aperture-byline/contract/endpoints/mail/subscription';
import { messages } from '@aperture-byline/contract/shared/messages';
import { CONSENT, CONSENT_SENTENCE } from '@aperture-byline/contract/subscription/consent';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { SubscribeBox } from '../../../entities/subscription/subscribe-box.tsx';

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

describe('The circles of the footer', () => {
  const outward = (container: HTMLElement) =>
    [...container.querySelectorAll('a[href^="https:"]')].map((link) => [link.textContent, link.getAttribute('href')]);

  it('When no address is set, then there is none', async () => {
    const container = await open();
    expect(outward(container)).toEqual([]);
    expect(screen.queryByRole('list', { name: 'Social media' })).toBeNull();
  });

  it('When addresses are set, then their circles lead there, and an empty one has none', async () => {
    vi.stubEnv('VITE_INSTAGRAM_URL', 'https://www.instagram.com/house');
    vi.stubEnv('VITE_FACEBOOK_URL', '');
    vi.stubEnv('VITE_X_URL', 'https://x.com/house');
    const container = await open();
    expect(outward(container)).toEqual([
      ['Aperture & Byline on Instagram', 'https://www.instagram.com/house'],
      ['Aperture & Byline on X', 'https://x.com/house'],
    ]);
    expect(screen.getByRole('list', { name: 'Social media' }).children).toHaveLength(2);
  });
});

describe('The year of the copyright', () => {
  const YEARS = (year: number) => `© 2023–${year} Aperture & Byline`;

  it('When a year has begun, then it is the new one', async () => {
    vi.useFakeTimers({ now: new Date(2027, 0, 1), toFake: ['Date'] });
    await open();
    expect(screen.getByText(YEARS(2027))).toBeDefined();
  });

  it('When a page that was rendered last year is hydrated, then it is no fault', async () => {
    const onRecoverableError = vi.fn();
    vi.resetModules();
    const { Footer } = await import('./footer.tsx');
    const footer = (
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    vi.useFakeTimers({ now: new Date(2026, 11, 31), toFake: ['Date'] });
    container.innerHTML = renderToString(footer);
    vi.setSystemTime(new Date(2027, 0, 1));
    const { unmount } = render(footer, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.textContent).toContain(YEARS(2026));
    unmount();
    container.remove();
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
      await screen.findByText(messages.emailInvalid);
      expect(problem()?.textContent).toBe(messages.emailInvalid);
      expect(problem()?.getAttribute('aria-live')).toBe('polite');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field());
    },
  );

  it('When it is sent with Enter, then it is checked too, and what was wrong is forgotten as it is typed', async () => {
    await open();
    await userEvent.type(field(), 'mira@example{Enter}');
    await screen.findByText(messages.emailInvalid);
    await userEvent.type(field(), '.com');
    expect(screen.queryByText(messages.emailInvalid)).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('When a valid address is sent, twice at once, then it is sent once, and the answer is told', async () => {
    const answer = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => answer.promise);
    vi.stubGlobal('fetch', fetch);
    await open();
    await userEvent.type(field(), ' mira@example.com ');
    const button = screen.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(button);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await userEvent.click(button);
    answer.resolve(Response.json({ returnCode: 201, data: null }));
    const outcome = await screen.findByText(subscriptionMessages.requested);
    expect(outcome.getAttribute('aria-live')).toBe('polite');
    expect(fetch).toHaveBeenCalledTimes(1);
    const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('/api/subscription');
    expect(JSON.parse(String(init.body))).toEqual({ email: 'mira@example.com', consent: CONSENT });
  });

  it('When it is refused, then the reason stands at the field, and the address stays', async () => {
    const error = { code: 'TOO_MANY_REQUESTS', message: 'Please wait', requestId: '1' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ returnCode: 429, error }, { status: 429 })));
    await open();
    await userEvent.type(field(), 'mira@example.com{Enter}');
    await screen.findByText('Please wait');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('mira@example.com');
  });

  it('When no script runs, then it is a plain form that sends the same, and the browser checks it', async () => {
    const container = await open();
    const form = container.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(`/api${requestSubscription.path}`);
    const button = screen.getByRole('button', { name: 'Subscribe' });
    expect(form && Object.fromEntries(new FormData(form, button))).toEqual({ email: '', consent: CONSENT });
    expect(field().required).toBe(true);
    expect(form?.hasAttribute('novalidate')).toBe(true);
    expect(renderToString(<SubscribeBox />)).not.toContain('novalidate');
    expect(screen.getByText(CONSENT_SENTENCE)).toBeDefined();
  });
});
