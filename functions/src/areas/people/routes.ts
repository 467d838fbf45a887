import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import type { Principal } from '../../http/middleware/authenticate.ts';
import { type ByAdmin, changeArtist, erasePerson, lockPerson, setCommission } from './change-person.ts';
import { findPeople } from './find-people.ts';
import { getPerson } from './get-person.ts';
import { sendSignInLink, writeToPerson } from './write-to-person.ts';

const { people } = endpoints;

const toByAdmin = ({ params, principal }: { params: { userId: string }; principal: Principal }): ByAdmin => ({
  userId: params.userId,
  adminId: principal.userId,
});

export const peopleRoutes = [
  answerWith(people.findPeople, ({ query }) => findPeople(query('q'))),
  answerWith(people.getPerson, ({ params, principal }) => getPerson(params.userId, principal.userId)),
  answerWith(people.resendConfirmation, (request) => sendSignInLink(toByAdmin(request), 'confirmation')),
  answerWith(people.sendReset, (request) => sendSignInLink(toByAdmin(request), 'reset')),
  answerWith(people.writeToPerson, (request) => writeToPerson(toByAdmin(request), request.body)),
  answerWith(people.lockPerson, (request) => lockPerson(toByAdmin(request), true)),
  answerWith(people.unlockPerson, (request) => lockPerson(toByAdmin(request), false)),
  answerWith(people.makeArtist, (request) => changeArtist(toByAdmin(request), true)),
  answerWith(people.endArtist, (request) => changeArtist(toByAdmin(request), false)),
  answerWith(people.setCommission, (request) => setCommission(toByAdmin(request), request.body.rate)),
  answerWith(people.erasePerson, (request) => erasePerson(toByAdmin(request))),
];
