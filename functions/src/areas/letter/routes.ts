import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { listLetterWorks } from './letter-works.ts';
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
  answerWith(letter.listLetters, () => listLetters()),
  defineRoute(letter.createLetter, async ({ body, principal: { userId }, idempotencyKey: key }) => {
    const { letter: made, isNew } = await createLetter(body, { userId, key });
    return isNew ? created(made) : { ...ok(made), isReplay: true };
  }),
  answerWith(letter.getLetter, ({ params }) => getLetter(params.letterId)),
  answerWith(letter.saveLetter, ({ params, body, principal: { userId } }) => saveLetter(params.letterId, body, userId)),
  answerWith(letter.deleteLetter, ({ params }) => deleteLetter(params.letterId)),
  answerWith(letter.previewLetter, ({ params }) => previewLetter(params.letterId)),
  answerWith(letter.listLetterWorks, ({ query }) => listLetterWorks(query('chosen') ?? null)),
  answerWith(letter.sendTestLetter, ({ params, principal: { userId } }) =>
    sendTestLetter(params.letterId, userId ?? ''),
  ),
  answerWith(letter.scheduleLetter, ({ params, body }) => scheduleLetter(params.letterId, body)),
  answerWith(letter.unscheduleLetter, ({ params }) => unscheduleLetter(params.letterId)),
  answerWith(letter.listPublicLetters, () => listPublicLetters()),
  answerWith(letter.getPublicLetter, ({ params }) => getPublicLetter(params.letterId)),
];
