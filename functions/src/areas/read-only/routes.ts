import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { getReadOnly, letPeopleWrite } from './read-only.ts';

const { studio } = endpoints;

export const readOnlyRoutes = [
  answerWith(studio.getReadOnly, () => getReadOnly()),
  answerWith(studio.endReadOnly, ({ principal: { userId } }) => letPeopleWrite(userId)),
];
