// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest';
import { sampleAccount } from '../../../test-support/account.ts';

const AVATAR = 'https://house.example/portraits/123456789/a1/320.jpeg';
const account = sampleAccount({
  uid: 'alice',
  userId: 123456789,
  avatar: AVATAR,
  email: 'alice@example.com',
});

/** The store as a page opens with it. */
async function open() {
  vi.resetModules();
  return import('./session-store.ts');
}

describe('The session', () => {
  it('When no user is remembered, then the page opens for a visitor, and Firebase Auth is not loaded', async () => {
    const { sessionStore } = await open();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect(sessionStore.attempt()).toBe(0);
  });

  it('When a user was signed in, then the next page shows their avatar, and is not signed in yet', async () => {
    (await open()).rememberSession(account);
    const { sessionStore } = await open();
    expect(sessionStore.get()).toEqual({ status: 'remembered', avatar: AVATAR });
  });

  it.each([
    'https://evil.example/p.gif',
    'javascript:alert(1)',
    'https://evil.example/beacon.png?/portraits/123456789/a/320.jpeg',
    'https://house.example/photos/123456789/a/320.jpeg',
    'http://127.0.0.1:5050@evil.example/portraits/123456789/a/320.jpeg',
    'https://lh3.googleusercontent.com@evil.example/a',
    '//evil.example/p.gif',
  ])('When the stored avatar is %j, then it is not shown', async (avatar) => {
    localStorage.setItem('userId', '123456789');
    localStorage.setItem('userPhoto', avatar);
    const { sessionStore } = await open();
    expect(sessionStore.get()).toEqual({ status: 'remembered', avatar: null });
  });

  it.each([
    AVATAR,
    'http://127.0.0.1:5050/portraits/123456789/a-1/320.jpeg',
    'https://lh3.googleusercontent.com/a/abc=s96-c',
  ])('When the stored avatar is %j, then it is shown', async (avatar) => {
    localStorage.setItem('userId', '123456789');
    localStorage.setItem('userPhoto', avatar);
    const { sessionStore } = await open();
    expect(sessionStore.get()).toEqual({ status: 'remembered', avatar });
  });

  it('When the stored id is edited during a session, then the session does not change', async () => {
    const { rememberSession, sessionStore } = await open();
    rememberSession(account);
    localStorage.setItem('userId', '987654321');
    localStorage.setItem('userPhoto', 'https://evil.example/p.gif');
    expect(sessionStore.get()).toEqual({ status: 'signed-in', ...account });
  });

  it('When they leave, then the storages hold nothing of them', async () => {
    const { rememberSession, forgetSession, sessionStore } = await open();
    rememberSession(account);
    localStorage.setItem('AnBCart', '{"products":[]}');
    sessionStorage.setItem('seen', '1');
    forgetSession();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('When the session ends by itself, then cart, drafts and viewed prints stay, and the user’s id and avatar do not', async () => {
    const { rememberSession, endSession, sessionStore } = await open();
    rememberSession(account);
    const kept = {
      AnBCart: '{"products":[]}',
      AnBRecentlyViewed: '["dune-crest"]',
      'AnBDraft:profile:alice': '{"savedAt":1,"values":{"firstName":"Alma"}}',
    };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    sessionStorage.setItem('seen', '1');
    endSession();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect({ ...localStorage }).toEqual(kept);
    expect(sessionStorage.getItem('seen')).toBe('1');
  });

  it('When another tab logs out, then this one is a visitor’s at once, its pages are made anew, and its forms store nothing', async () => {
    const { rememberSession, leaveSession, sessionStore } = await open();
    const { browserStorage } = await import('#lib/storage/browser-storage.ts');
    rememberSession(account);
    const turn = sessionStore.turn();
    leaveSession();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect(sessionStore.turn()).not.toBe(turn);
    localStorage.clear();
    browserStorage.set('AnBDraft:story:alice:new', 'typed before');
    // Firebase Auth has not told this tab: the profile may be refetched.
    rememberSession(account);
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect(localStorage.length).toBe(0);
    browserStorage.set('AnBDraft:comment:story:s1', 'of a visitor');
    expect(localStorage.length).toBe(1);
  });

  it('When the same account signs in in another tab, then it is back, and nobody else', async () => {
    const { rememberSession, leaveSession, resumeSession, sessionStore } = await open();
    const { browserStorage } = await import('#lib/storage/browser-storage.ts');
    rememberSession(account);
    leaveSession();
    resumeSession('987654321');
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    resumeSession('123456789');
    expect(sessionStore.get()).toEqual({ status: 'signed-in', ...account });
    browserStorage.set('AnBDraft:story:alice:new', 'typed after');
    expect(localStorage.getItem('AnBDraft:story:alice:new')).toBe('typed after');
  });

  it('When Firebase Auth has said so too, then only a new sign-in brings the account back', async () => {
    const { rememberSession, leaveSession, endSession, resumeSession, expectAccount, sessionStore } = await open();
    rememberSession(account);
    leaveSession();
    endSession();
    resumeSession('123456789');
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expectAccount('alice');
    rememberSession(account);
    expect(sessionStore.get()).toEqual({ status: 'signed-in', ...account });
  });

  it('When they leave after their session has ended by itself, then the storages are emptied all the same', async () => {
    const { rememberSession, endSession, forgetSession } = await open();
    rememberSession(account);
    localStorage.setItem('AnBCart', '{"products":[]}');
    endSession();
    forgetSession();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('When Firebase Auth signs another account in, then the last one is forgotten', async () => {
    const { rememberSession, expectAccount, sessionStore } = await open();
    rememberSession(account);
    expectAccount('alice');
    expect(sessionStore.get().status).toBe('signed-in');
    const turn = sessionStore.turn();
    expectAccount('bob');
    expect(sessionStore.get()).toEqual({ status: 'remembered', avatar: null });
    expect(sessionStore.turn()).not.toBe(turn);
  });

  it('When Firebase Auth can not be reached, then a remembered user is told, and startSession tries again', async () => {
    localStorage.setItem('userId', '123456789');
    const { failSession, startSession, sessionStore } = await open();
    const listener = vi.fn();
    sessionStore.subscribe(listener);
    startSession();
    startSession();
    expect(sessionStore.attempt()).toBe(1);
    failSession('No connection.');
    expect(sessionStore.get()).toMatchObject({ status: 'unreachable', problem: 'No connection.' });
    startSession();
    expect(sessionStore.get().status).toBe('remembered');
    expect(sessionStore.attempt()).toBe(2);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('When it can not be reached for a visitor, then they stay one', async () => {
    const { failSession, startSession, sessionStore } = await open();
    startSession();
    failSession('No connection.');
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    startSession();
    expect(sessionStore.attempt()).toBe(2);
  });

  it('When the storage is shut, then the page works and forgets', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError');
    });
    const { rememberSession, sessionStore } = await open();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    rememberSession(account);
    expect(sessionStore.get().status).toBe('signed-in');
  });
});
