import {
  createExhibition,
  deleteExhibition,
  deleteExhibitionRevision,
  endExhibition,
  getStudioExhibition,
  listStudioExhibitions,
  submitExhibition,
  updateExhibition,
  withdrawExhibition,
  withdrawExhibitionRevision,
} from '@aperture-byline/contract/endpoints/studio-exhibition';
import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/studio-schemas';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import { callOwn } from '#entities/session/api/account-api.ts';
import { ownQuery } from '#entities/session/api/own-requests.ts';
import type { WorkCalls } from '#entities/work/work-calls.ts';

/** Own exhibitions, newest first; `cursor` is the `next_cursor` of the ones before. */
export const ownExhibitionsQuery = (uid: string, cursor: string) =>
  ownQuery(uid, listStudioExhibitions, cursor === '' ? {} : { query: { cursor } });

const ownExhibitionQuery = (uid: string, exhibitionId: string) =>
  ownQuery(uid, getStudioExhibition, { params: { exhibitionId } });

export const exhibitionCalls: WorkCalls<ExhibitionFields, StudioExhibition> = {
  list: 'GET /studio/exhibition',
  read: ownExhibitionQuery,
  create: (body, key) => callOwn(createExhibition, { body }, { headers: { 'Idempotency-Key': key } }),
  update: (exhibitionId, body) => callOwn(updateExhibition, { params: { exhibitionId }, body }),
  move: (exhibitionId, move, version) => {
    const input = { params: { exhibitionId }, body: { version } };
    switch (move) {
      case 'submit':
        return callOwn(submitExhibition, input);
      case 'withdraw':
        return callOwn(withdrawExhibition, input);
      case 'withdrawRevision':
        return callOwn(withdrawExhibitionRevision, input);
      case 'end':
        return callOwn(endExhibition, input);
    }
  },
  remove: (exhibitionId, version) =>
    callOwn(deleteExhibition, { params: { exhibitionId }, query: { version } }),
  dropRevision: (exhibitionId, version) =>
    callOwn(deleteExhibitionRevision, { params: { exhibitionId }, query: { version } }),
};
