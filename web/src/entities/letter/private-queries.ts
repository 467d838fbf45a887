import {
  createLetter,
  deleteLetter,
  getLetter,
  listLetters,
  listLetterWorks,
  previewLetter,
  saveLetter,
  scheduleLetter,
  sendTestLetter,
  unscheduleLetter,
} from '@aperture-byline/contract/endpoints/studio/studio-letter';
import { isList, type LetterBlock } from '@aperture-byline/contract/letter/stored';
import type { Letter, LetterContent } from '@aperture-byline/contract/letter/wire';
import { mutationOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import type { Edited } from '#entities/work/autosave/edited-type.ts';

/** Another administrator, or the schedule, may have changed it since it was read. */
const FRESH = { staleTime: 0 };

export const letterListQuery = (uid: string) => ({ ...privateQuery(uid, listLetters, {}), ...FRESH });

/** A letter as its editor takes it. */
export type EditedLetter = Letter & Edited<LetterContent>;

export function toEdited(letter: Letter): EditedLetter {
  const { state: status, subject, previewText, html } = letter;
  return { ...letter, status, fields: { subject, previewText, html } };
}

export function ownLetterQuery(uid: string, letterId: string) {
  const input = { params: { letterId } };
  return queryOptions({
    queryKey: privateQuery(uid, getLetter, input).queryKey as QueryKey,
    queryFn: async ({ signal }) => toEdited(await callAuthenticated(getLetter, input, { signal })),
    ...FRESH,
  });
}

/** Calls of the editor, which saves by itself. */
export const letterCalls = {
  read: ownLetterQuery,
  create: async (body: Partial<LetterContent>, key: string) =>
    toEdited(await callAuthenticated(createLetter, { body }, { headers: { 'Idempotency-Key': key } })),
  update: async (letterId: string, body: Partial<LetterContent> & { version: number }) =>
    toEdited(await callAuthenticated(saveLetter, { params: { letterId }, body })),
  refetchLists: (client: QueryClient, uid: string) =>
    client.invalidateQueries({ queryKey: letterListQuery(uid).queryKey }),
};

export const letterPreviewQuery = (uid: string, letterId: string) => ({
  ...privateQuery(uid, previewLetter, { params: { letterId } }),
  ...FRESH,
  gcTime: 0,
});

/** Returns the query of what a block would show now. */
export const letterWorksQuery = (uid: string, block: LetterBlock) =>
  privateQuery(uid, listLetterWorks, isList(block) ? {} : { query: { chosen: block } });

/** Caches the letter that the server answers, and refetches the list. */
const keep = (uid: string) => ({
  onSuccess: async (letter: Letter, _input: unknown, _result: unknown, { client }: { client: QueryClient }) => {
    client.setQueryData(ownLetterQuery(uid, letter.id).queryKey, toEdited(letter));
    await letterCalls.refetchLists(client, uid);
  },
});

export const scheduleLetterMutation = (uid: string) =>
  mutationOptions({ ...privateMutation(scheduleLetter), ...keep(uid) });
export const unscheduleLetterMutation = (uid: string) =>
  mutationOptions({ ...privateMutation(unscheduleLetter), ...keep(uid) });
export const testLetterMutation = privateMutation(sendTestLetter);
export const deleteLetterMutation = privateMutation(deleteLetter);
