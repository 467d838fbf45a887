import { studioExhibition } from '@aperture-byline/contract/endpoints/studio-works';
import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/studio-schemas';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import { callOwn } from '#entities/session/api/account-api.ts';
import { ownQuery } from '#entities/session/api/own-requests.ts';
import type { WorkCalls } from '#entities/work/work-calls.ts';

/** Own exhibitions, newest first; `cursor` is the `next_cursor` of the ones before. */
export const ownExhibitionsQuery = (uid: string, cursor: string) =>
  ownQuery(uid, studioExhibition.list, cursor === '' ? {} : { query: { cursor } });

const ownExhibitionQuery = (uid: string, exhibitionId: string) =>
  ownQuery(uid, studioExhibition.get, { params: { exhibitionId } });

export const exhibitionCalls: WorkCalls<ExhibitionFields, StudioExhibition> = {
  list: 'GET /studio/exhibition',
  read: ownExhibitionQuery,
  create: (body, key) => callOwn(studioExhibition.create, { body }, { headers: { 'Idempotency-Key': key } }),
  update: (exhibitionId, body) => callOwn(studioExhibition.update, { params: { exhibitionId }, body }),
  move: (exhibitionId, move, version) => {
    const input = { params: { exhibitionId }, body: { version } };
    switch (move) {
      case 'submit':
        return callOwn(studioExhibition.submit, input);
      case 'withdraw':
        return callOwn(studioExhibition.withdraw, input);
      case 'withdrawRevision':
        return callOwn(studioExhibition.withdrawRevision, input);
      case 'end':
        return callOwn(studioExhibition.end, input);
    }
  },
  remove: (exhibitionId, version) =>
    callOwn(studioExhibition.remove, { params: { exhibitionId }, query: { version } }),
  dropRevision: (exhibitionId, version) =>
    callOwn(studioExhibition.dropRevision, { params: { exhibitionId }, query: { version } }),
};
