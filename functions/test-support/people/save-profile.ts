import { expect } from 'vitest';
import type { Member } from '../project/members.ts';
import { expectUnchanged } from '../project/unchanged.ts';
import { postJson, type Reply } from '../servers/suite.ts';

/** To write the first account of oneself, and to change it. */
export const METHODS = ['POST', 'PUT'] as const;
type Method = (typeof METHODS)[number];

export function saveProfile(method: Method, token: string | undefined, body: object, at?: string): Promise<Reply> {
  return postJson('/user/user-info', body, { token, method, at });
}

/** Expects these fields to be named and nothing to change. */
export async function expectRefusedProfile(
  { token }: Member,
  body: object,
  fields: Record<string, string>,
  methods: readonly Method[] = METHODS,
): Promise<void> {
  await expectUnchanged(async () => {
    for (const method of methods) {
      const reply = await saveProfile(method, token, body);
      expect(reply.status, method).toBe(400);
      expect(reply.body.error.fields, method).toEqual(fields);
    }
  });
}
