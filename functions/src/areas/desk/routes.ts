import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { addDeskNote, deleteDeskNote, listDeskNotes } from './desk-notes.ts';

const { studio } = endpoints;

export const deskRoutes = [
  answerWith(studio.listDeskNotes, ({ params, principal: { userId } }) => listDeskNotes(params.reviewId, userId)),
  defineRoute(studio.addDeskNote, async ({ params, body, principal: { userId }, idempotencyKey: key }) => {
    const { note, isNew } = await addDeskNote(params.reviewId, body.text, { userId, key });
    return isNew ? created(note) : { ...ok(note), isReplay: true };
  }),
  answerWith(studio.deleteDeskNote, ({ params, principal: { userId } }) => deleteDeskNote(params, userId)),
];
