import type { BrowserContext, Page, Request } from '@playwright/test';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
/** Style sheets, fonts and scripts of the emulator's provider page. */
const DECORATION = /^https:\/\/(?:unpkg\.com|fonts\.(?:googleapis|gstatic)\.com)\//;
/** Profile pictures of Google accounts: mocked as one transparent pixel. */
const ACCOUNT_PICTURE = /^https:\/\/lh3\.googleusercontent\.com\//;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const EMPTY_TYPES: Partial<Record<string, string>> = { script: 'text/javascript', stylesheet: 'text/css' };

const contexts = new WeakSet<BrowserContext>();

/** Enables sign-in with Google in this context: Google's script is mocked, the provider is the Auth emulator. */
export async function mockGoogle(context: BrowserContext): Promise<void> {
  contexts.add(context);
  await context.route(
    (url) => url.href.startsWith(GOOGLE_SCRIPT),
    (route) => route.fulfill({ contentType: 'text/javascript', body: `(${gapiMock})();` }),
  );
  await context.route(ACCOUNT_PICTURE, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  await context.route(DECORATION, (route) =>
    route.fulfill({ contentType: EMPTY_TYPES[route.request().resourceType()] ?? 'text/plain', body: '' }),
  );
}

/** Whether `mockGoogle` answers the request, so that it never leaves the machine. */
export function isMocked(request: Request): boolean {
  const url = request.url();
  return (
    (url.startsWith(GOOGLE_SCRIPT) || DECORATION.test(url) || ACCOUNT_PICTURE.test(url)) &&
    contexts.has(request.frame().page().context())
  );
}

interface GoogleAccount {
  email: string;
  name: string;
  /** Address of a picture. */
  photo?: string;
}

/** Does what opens the provider's popup, and signs in there with a new Google account. */
export async function signInWithGoogle(
  page: Page,
  press: () => Promise<void>,
  { email, name, photo }: GoogleAccount,
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  if (photo !== undefined) await popup.locator('#profile-photo-input').fill(photo);
  const closed = popup.waitForEvent('close');
  await popup.locator('#sign-in').click();
  await closed;
}

type Handler = (data: unknown) => unknown;
type Answer = (answers: unknown[]) => void;
/** `answerTo`: the id of the message that this one answers. */
type Message = { gapi: true; id: number; type: string; data: unknown; answerTo?: number };

/** Google's message channel to another frame, as the sign-in SDK uses it. */
interface Peer {
  register(type: string, handler: Handler): void;
  send(type: string, data: unknown, onAnswer: Answer): void;
  restyle(): Promise<void>;
  ping(onPong: () => void): Promise<void>;
}

/**
 * A mock of `https://apis.google.com/js/api.js` over `postMessage`: the part of Google's frame transport that the
 * sign-in SDK and the Auth emulator's helper frame use. It is serialized into the page, so it may not use this module.
 */
function gapiMock(): void {
  function connect(other: () => Window | null, loaded: Promise<unknown>): Peer {
    const handlers = new Map<string, Handler>();
    /** Messages that arrived before their handler was registered. */
    const early: Message[] = [];
    const waiting = new Map<number, Answer>();
    let last = 0;
    const post = (message: Omit<Message, 'gapi'>) => other()?.postMessage({ gapi: true, ...message }, '*');
    const answer = (id: number, data: unknown) => {
      try {
        waiting.get(id)?.([data]);
      } catch {
        // The SDK throws on purpose once it knows whether the frame has storage; Google's transport ignores that.
      }
    };
    const handleMessage = async ({ id, type, data }: Message) => {
      post({ id: 0, type, data: await handlers.get(type)?.(data), answerTo: id });
    };
    window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
      if (source !== other() || data?.gapi !== true) return;
      if (data.answerTo !== undefined) answer(data.answerTo, data.data);
      else if (handlers.has(data.type)) handleMessage(data);
      else early.push(data);
    });
    return {
      register(type, handler) {
        handlers.set(type, handler);
        for (const message of early.filter((candidate) => candidate.type === type)) handleMessage(message);
      },
      send(type, data, onAnswer) {
        last += 1;
        waiting.set(last, onAnswer);
        post({ id: last, type, data });
      },
      restyle: () => Promise.resolve(),
      ping: (onPong) => loaded.then(onPong),
    };
  }

  const context = {
    open({ where, url }: { where: HTMLElement; url: string }, onOpen: (peer: Peer) => Promise<Peer>) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      const peer = connect(() => frame.contentWindow, loaded);
      where.append(frame);
      return onOpen(peer);
    },
    getParentIframe: () => connect(() => window.parent, Promise.resolve()),
  };
  const gapi = {
    load: (_feature: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  const { src } = document.currentScript as HTMLScriptElement;
  const onload = new URL(src).searchParams.get('onload') ?? 'gapi_onload';
  Object.assign(window, { gapi });
  const loaded: unknown = Reflect.get(window, onload);
  if (typeof loaded === 'function') loaded();
}
