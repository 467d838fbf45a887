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
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';

/** Another administrator, or the schedule, may have changed it since it was read. */
const FRESH = { staleTime: 0 };

export const letterListQuery = (uid: string) => ({ ...privateQuery(uid, listLetters, {}), ...FRESH });

export const ownLetterQuery = (uid: string, letterId: string) => ({
  ...privateQuery(uid, getLetter, { params: { letterId } }),
  ...FRESH,
});

export const letterPreviewQuery = (uid: string, letterId: string) => ({
  ...privateQuery(uid, previewLetter, { params: { letterId } }),
  ...FRESH,
  gcTime: 0,
});

export const letterWorksQuery = (uid: string) => privateQuery(uid, listLetterWorks, {});

/** Caches the letter that the server answers, and refetches the list. */
const keep = (uid: string) => ({
  onSuccess: async (letter: Letter, _input: unknown, _result: unknown, { client }: { client: QueryClient }) => {
    client.setQueryData(ownLetterQuery(uid, letter.id).queryKey, letter);
    await client.invalidateQueries({ queryKey: letterListQuery(uid).queryKey });
  },
});

export const createLetterMutation = (uid: string) =>
  mutationOptions({ ...privateMutation(createLetter), ...keep(uid) });
export const saveLetterMutation = (uid: string) => mutationOptions({ ...privateMutation(saveLetter), ...keep(uid) });
export const scheduleLetterMutation = (uid: string) =>
  mutationOptions({ ...privateMutation(scheduleLetter), ...keep(uid) });
export const unscheduleLetterMutation = (uid: string) =>
  mutationOptions({ ...privateMutation(unscheduleLetter), ...keep(uid) });
export const testLetterMutation = privateMutation(sendTestLetter);
export const deleteLetterMutation = privateMutation(deleteLetter);
