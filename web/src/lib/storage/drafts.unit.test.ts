// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import type { DraftKey } from './browser-storage.ts';
import { DRAFT_LIFETIME, profileDraft, REGISTRATION_DRAFT, readDraft, removeOldDrafts, writeDraft } from './drafts.ts';

const schema = object({ name: string().defined() }).noUnknown();
const alices = profileDraft('alice');

describe('A draft', () => {
  it('When it is written, then only whoever it belongs to reads it', () => {
    writeDraft(alices, { name: 'Alma' });
    expect(readDraft(alices, schema)).toEqual({ name: 'Alma' });
    expect(readDraft(profileDraft('bob'), schema)).toBeNull();
    expect(readDraft(REGISTRATION_DRAFT, schema)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"Alma"',
    '{"values":{"name":"Alma"}}',
    `{"savedAt":"soon","values":{"name":"Alma"}}`,
    `{"savedAt":${Date.now()}}`,
    `{"savedAt":${Date.now()},"values":null}`,
    `{"savedAt":${Date.now()},"values":{"name":7}}`,
    `{"savedAt":${Date.now()},"values":{"name":"Alma","password":"x"}}`,
    `{"savedAt":${Date.now() + 2 * DRAFT_LIFETIME},"values":{"name":"Alma"}}`,
  ])('When the storage holds %j, then it is none', (text) => {
    localStorage.setItem(alices, text);
    expect(readDraft(alices, schema)).toBeNull();
  });

  it('When a week has passed, then every draft goes, and nothing else', () => {
    writeDraft(alices, { name: 'Alma' });
    writeDraft(REGISTRATION_DRAFT, { name: 'Alma' });
    localStorage.setItem('AnBCart', '{}');
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME - 1000);
    const young: DraftKey = profileDraft('bob');
    writeDraft(young, { name: 'Bob' });
    removeOldDrafts();
    expect(Object.keys(localStorage).sort()).toEqual(['AnBCart', REGISTRATION_DRAFT, alices, young].sort());
    vi.setSystemTime(Date.now() + 2000);
    removeOldDrafts();
    expect(Object.keys(localStorage).sort()).toEqual(['AnBCart', young].sort());
  });

  it('When the storage is shut, then nothing is kept and nothing fails', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('shut', 'SecurityError');
      });
    writeDraft(alices, { name: 'Alma' });
    expect(readDraft(alices, schema)).toBeNull();
    removeOldDrafts();
  });
});
