import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { follow, isFollowing, listFollows, unfollow } from './follows.ts';

const { user } = endpoints;

export const followRoutes = [
  answerWith(user.listFollows, ({ principal, query }) => listFollows(principal.userId, query('cursor'))),
  defineRoute(user.getFollow, async ({ principal, params }) =>
    ok({ isFollowed: await isFollowing(principal.userId, params.userId) }),
  ),
  defineRoute(user.addFollow, async ({ principal, params }) =>
    (await follow(principal.userId, params.userId)) ? created(null) : ok(null),
  ),
  answerWith(user.removeFollow, ({ principal, params }) => unfollow(principal.userId, params.userId)),
];
