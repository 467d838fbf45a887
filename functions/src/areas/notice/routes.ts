import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { listNotices, readNow } from './notices.ts';

const { user } = endpoints;

export const noticeRoutes = [
  defineRoute(user.listNotices, async ({ principal }) => ok(await listNotices(principal.userId))),
  defineRoute(user.markNoticesRead, async ({ principal, body }) => {
    await readNow(principal.userId, body);
    return ok(null);
  }),
];
