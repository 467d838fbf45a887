import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { addDeskNote, deleteDeskNote, listDeskNotes } from './desk-notes.ts';

const { studio } = endpoints;

export const deskRoutes = [
  defineRoute(studio.listDeskNotes, async ({ params, principal: { userId } }) =>
    ok(await listDeskNotes(params.reviewId, userId)),
  ),
  defineRoute(studio.addDeskNote, async ({ params, body, principal: { userId }, idempotencyKey: key }) => {
    const { note, isNew } = await addDeskNote(params.reviewId, body.text, { userId, key });
    return isNew ? created(note) : { ...ok(note), isReplay: true };
  }),
  defineRoute(studio.deleteDeskNote, async ({ params, principal: { userId } }) => {
    await deleteDeskNote(params, userId);
    return ok(null);
  }),
];
