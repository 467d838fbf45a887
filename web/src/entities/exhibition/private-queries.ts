import { studioExhibition } from '@aperture-byline/contract/endpoints/studio-works';
import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/studio-schemas';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import type { WorkCalls } from '#entities/work/work-calls.ts';

/** Own exhibitions, newest first; `cursor` is the `next_cursor` of the ones before. */
export const ownExhibitionsQuery = (uid: string, cursor: string) =>
  privateQuery(uid, studioExhibition.list, cursor === '' ? {} : { query: { cursor } });

const ownExhibitionQuery = (uid: string, exhibitionId: string) =>
  privateQuery(uid, studioExhibition.get, { params: { exhibitionId } });

export const exhibitionCalls: WorkCalls<ExhibitionFields, StudioExhibition> = {
  list: 'GET /studio/exhibition',
  read: ownExhibitionQuery,
  create: (body, key) =>
    callAuthenticated(studioExhibition.create, { body }, { headers: { 'Idempotency-Key': key } }),
  update: (exhibitionId, body) =>
    callAuthenticated(studioExhibition.update, { params: { exhibitionId }, body }),
  move: (exhibitionId, move, version) => {
    const input = { params: { exhibitionId }, body: { version } };
    switch (move) {
      case 'submit':
        return callAuthenticated(studioExhibition.submit, input);
      case 'withdraw':
        return callAuthenticated(studioExhibition.withdraw, input);
      case 'withdrawRevision':
        return callAuthenticated(studioExhibition.withdrawRevision, input);
      case 'end':
        return callAuthenticated(studioExhibition.end, input);
    }
  },
  remove: (exhibitionId, version) =>
    callAuthenticated(studioExhibition.remove, { params: { exhibitionId }, query: { version } }),
  dropRevision: (exhibitionId, version) =>
    callAuthenticated(studioExhibition.dropRevision, { params: { exhibitionId }, query: { version } }),
};
