import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { listNewestWorks } from './letter-works.ts';
import {
  createLetter,
  deleteLetter,
  getLetter,
  listLetters,
  previewLetter,
  saveLetter,
  scheduleLetter,
  sendTestLetter,
  unscheduleLetter,
} from './letters.ts';
import { getPublicLetter, listPublicLetters } from './public-letters.ts';

const { letter } = endpoints;

export const letterRoutes = [
  defineRoute(letter.listLetters, async () => ok(await listLetters())),
  defineRoute(letter.createLetter, async ({ body, principal: { userId }, idempotencyKey: key }) => {
    const { letter: made, isNew } = await createLetter(body, { userId, key });
    return isNew ? created(made) : { ...ok(made), isReplay: true };
  }),
  defineRoute(letter.getLetter, async ({ params }) => ok(await getLetter(params.letterId))),
  defineRoute(letter.saveLetter, async ({ params, body, principal: { userId } }) =>
    ok(await saveLetter(params.letterId, body, userId)),
  ),
  defineRoute(letter.deleteLetter, async ({ params }) => {
    await deleteLetter(params.letterId);
    return ok(null);
  }),
  defineRoute(letter.previewLetter, async ({ params }) => ok(await previewLetter(params.letterId))),
  defineRoute(letter.listLetterWorks, async () => ok(await listNewestWorks())),
  defineRoute(letter.sendTestLetter, async ({ params, principal: { userId } }) => {
    await sendTestLetter(params.letterId, userId ?? '');
    return ok(null);
  }),
  defineRoute(letter.scheduleLetter, async ({ params, body }) =>
    ok(await scheduleLetter(params.letterId, body)),
  ),
  defineRoute(letter.unscheduleLetter, async ({ params }) => ok(await unscheduleLetter(params.letterId))),
  defineRoute(letter.listPublicLetters, async () => ok(await listPublicLetters())),
  defineRoute(letter.getPublicLetter, async ({ params }) => ok(await getPublicLetter(params.letterId))),
];
