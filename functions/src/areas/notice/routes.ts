import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { listNotices, readNow } from './notices.ts';

const { user } = endpoints;

export const noticeRoutes = [
  answerWith(user.listNotices, ({ principal }) => listNotices(principal.userId)),
  answerWith(user.markNoticesRead, ({ principal, body }) => readNow(principal.userId, body)),
];
