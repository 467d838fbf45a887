import { endpoints } from '@aperture-byline/contract/endpoints/table';
import type { NewAccount } from '@aperture-byline/contract/user/bodies';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { authorize } from '../../http/middleware/authorize.ts';
import { changeProfile } from './change-profile.ts';
import { createAccount } from './create-account.ts';
import { getProfile, getProfileOfSlug } from './get-profile.ts';
import { getWorkCounts, listPhotographers } from './list-photographers.ts';
import { requestArtistRole } from './request-artist-role.ts';
import { asksForMails, changeContactEmail, changeSettings, getSettings } from './settings.ts';
import { upsertGuest } from './upsert-guest.ts';

const { user } = endpoints;

export const userRoutes = [
  defineRoute(user.getProfile, async ({ query, principal }) => {
    const own = principal?.userId ?? null;
    const userId = query('userId');
    return ok(await getProfile(userId === undefined ? own : userId, own));
  }),
  answerWith(user.getProfileOfSlug, ({ params }) => getProfileOfSlug(params.slug)),
  answerWith(user.listPhotographers, ({ query }) => listPhotographers({ page: query('page'), sort: query('sort') })),
  answerWith(user.getWorkCounts, ({ params }) => getWorkCounts(params.userId)),
  defineRoute(user.createUser, async ({ body, principal, guestId }) => {
    if (principal) {
      const account = await createAccount(principal, body as NewAccount);
      return account.alreadyExists ? ok(account) : created(account);
    }
    const guest = await upsertGuest(body, guestId());
    return { ...(guest.alreadyExists ? ok(guest) : created(guest)), guestId: String(guest.userId) };
  }),
  defineRoute(user.createProfile, async ({ principal, body }) => created(await changeProfile(principal, body))),
  answerWith(user.updateProfile, ({ principal, body }) => changeProfile(principal, body)),
  answerWith(user.getUserSettings, ({ principal }) => getSettings(principal.userId)),
  defineRoute(user.updateUserSettings, async ({ principal, body }) => {
    if (asksForMails(body)) await authorize({ verified: true }, principal);
    return ok(await changeSettings(principal, body));
  }),
  answerWith(user.updateContactEmail, ({ principal }) => changeContactEmail(principal.userId, principal.email)),
  defineRoute(user.requestArtistRole, async ({ principal }) => {
    const { request, isNew } = await requestArtistRole(principal.userId);
    return isNew ? created(request) : ok(request);
  }),
];
