// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { VISITOR_COOKIE_DAYS } from '@aperture-byline/contract/shared/constants';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { PENDING_FILES } from '#lib/storage/pending-files.ts';
import PrivacyPolicyPage from './privacy-policy-page.tsx';

const SOURCES = resolve(import.meta.dirname, '../..');
/** Every way in which a script keeps something in a browser. */
const STORAGES = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie|navigator\.storage/;

/** Wordings of the policy for the calls that set the visitor's cookie. */
const ACTS: Readonly<Record<string, RegExp>> = {
  countImageView: /look at a photograph/,
  countStoryView: /look at .*a story/,
  countProductView: /look at .*a print/,
  visitOpening: /first evening/,
  countExhibitionVisit: /are in an exhibition/,
  likeImage: /\blike one/,
  likeStory: /\blike one/,
  addImageComment: /\bcomment on one/,
  signGuestBook: /\bsign the guest book/,
  createUser: /\bleave a name/,
};

describe('App Check', () => {
  it.each([
    ['', false],
    ['6Lc-key', true],
  ])('When its key is "%s", then whether the policy names reCAPTCHA is %s', (key, isNamed) => {
    vi.stubEnv('VITE_APP_CHECK_KEY', key);
    const { container } = render(<PrivacyPolicyPage />, { wrapper: MemoryRouter });
    expect(container.textContent?.includes('reCAPTCHA')).toBe(isNamed);
  });
});

describe('What the site keeps in the browser', () => {
  it('When sources touch a storage, then only by the modules that list every name', () => {
    const touching = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => STORAGES.test(readFileSync(`${SOURCES}/${file}`, 'utf8')));
    expect(touching.sort()).toEqual(['lib/storage/browser-storage.ts', 'lib/storage/pending-files.ts']);
  });

  it('When it tells how long the cookie stays, then for every call that sets it as long as the server says', () => {
    render(
      <MemoryRouter>
        <PrivacyPolicyPage />
      </MemoryRouter>,
    );
    const item = [...document.querySelectorAll('#browser-storage li')].find(
      (one) => one.querySelector('code')?.textContent === '__session',
    );
    const sentences = (item?.textContent ?? '').replace(/\s+/g, ' ').split(/(?<=\.) /);
    const calls = Object.values(endpoints).flatMap((area) => Object.entries<Endpoint>(area));
    const actsOf = (lifetime: Endpoint['visitorCookie']) =>
      calls.filter(([, { visitorCookie }]) => visitorCookie === lifetime).map(([name]) => name);
    expect([...actsOf('session'), ...actsOf('lasting')].sort()).toEqual(Object.keys(ACTS).sort());
    const namedWith = (words: string) => {
      const [sentence = '', ...others] = sentences.filter((one) => one.includes(words));
      expect(others).toEqual([]);
      return Object.keys(ACTS).filter((name) => ACTS[name]?.test(sentence));
    };
    expect(namedWith('close the browser').sort()).toEqual(actsOf('session').sort());
    expect(namedWith(`for ${VISITOR_COOKIE_DAYS} days`).sort()).toEqual(actsOf('lasting').sort());
  });

  it('When the privacy policy is read, then it names all of them, and none that is not kept', () => {
    render(
      <MemoryRouter>
        <PrivacyPolicyPage />
      </MemoryRouter>,
    );
    const named = [...document.querySelectorAll('#browser-storage code')].map(({ textContent }) => textContent);
    const { draft, sealed, unsentLike, ...keys } = STORAGE_KEYS;
    expect(named.sort()).toEqual(
      [
        ...Object.values(keys),
        `${draft}:…`,
        `${sealed}:…`,
        `${unsentLike}:…`,
        // The sign-in service's own, and the server's cookie: the browser test compares them with what is there.
        '__session',
        PENDING_FILES,
        'firebase-heartbeat-database',
        'firebase:…',
        'firebaseLocalStorageDb',
        'validate-browser-context-for-indexeddb-analytics-module',
      ].sort(),
    );
  });
});
