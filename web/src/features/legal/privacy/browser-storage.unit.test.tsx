// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { PENDING_FILES } from '#lib/storage/pending-files.ts';
import PrivacyPolicyPage from '../privacy-policy-page.tsx';

const SOURCES = resolve(import.meta.dirname, '../../..');
/** Every way in which a script keeps something in a browser. */
const STORAGES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie|navigator\.storage/;

describe('What the site keeps in the browser', () => {
  afterEach(cleanup);

  it('When sources touch a storage, then only by the modules that list every name', () => {
    const touching = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => STORAGES.test(readFileSync(`${SOURCES}/${file}`, 'utf8')));
    expect(touching.sort()).toEqual(['lib/storage/browser-storage.ts', 'lib/storage/pending-files.ts']);
  });

  it('When the privacy policy is read, then it names all of them, and none that is not kept', () => {
    render(
      <MemoryRouter>
        <PrivacyPolicyPage />
      </MemoryRouter>,
    );
    const named = [...document.querySelectorAll('#browser-storage code')].map(
      ({ textContent }) => textContent,
    );
    const { draft, ...keys } = STORAGE_KEYS;
    expect(named.sort()).toEqual(
      [
        ...Object.values(keys),
        `${draft}:…`,
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
