import { leavingMutants } from './leaving.ts';
import type { Mutant } from './mutant.ts';

const COOKIE = {
  file: 'functions/src/http/middleware/session-cookie.ts',
  test: 'functions/src/http/middleware/session-cookie.http.test.ts',
};
const READ_ORDERS_TEST = 'functions/src/areas/order/read-orders.http.test.ts';
const ENGAGEMENT_TEST = 'functions/src/areas/engagement/engagement.http.test.ts';
const SIGNED = {
  file: 'functions/src/lib/signed-pictures.ts',
  test: 'functions/src/areas/upload/picture-files.http.test.ts',
};

/** Who learns what about whom, what browsers and logs keep, and what pictures tell. */
const secrecyMutants: readonly Mutant[] = [
  {
    defence: 'The e-mail address of a profile goes to its owner alone',
    file: 'functions/src/areas/user/get-profile.ts',
    code: 'if (!canReadPrivateProfile(userId, { userId: viewerId })) return [profile];',
    test: 'functions/src/areas/user/get-profile.http.test.ts',
  },
  {
    defence: 'The record of a guest is no profile that anybody reads',
    file: 'functions/src/areas/user/get-profile.ts',
    code: 'if (!user || user.anonymous) return [];',
    replacement: 'if (!user) return [];',
    test: 'functions/src/areas/user/get-profile.http.test.ts',
  },
  {
    defence: 'Sign-in tells nobody which addresses have an account',
    file: 'functions/src/lib/sign-in-accounts.ts',
    code: 'enableImprovedEmailPrivacy: true',
    replacement: 'enableImprovedEmailPrivacy: false',
    test: 'functions/src/lib/sign-in-settings.unit.test.ts',
  },
  {
    defence: 'Mails go to an address that its owner confirmed, and to no other',
    file: 'contract/src/endpoints/settings.ts',
    code: 'authorization: { verified: true },',
    test: 'functions/src/areas/user/settings.http.test.ts',
  },
  {
    defence: 'A photographer never reads the e-mail address of a buyer',
    file: 'functions/src/areas/order/mappers.ts',
    code: 'address: order && toStudioAddress(order),',
    replacement: 'address: order && { ...toStudioAddress(order), email: order.address.email },',
    test: READ_ORDERS_TEST,
  },
  {
    defence: 'A photographer reads where a print goes once they have accepted it',
    file: 'functions/src/areas/order/read-orders.ts',
    code: 'subOrders.filter(isAccepted)',
    replacement: 'subOrders',
    test: READ_ORDERS_TEST,
  },
  {
    ...COOKIE,
    defence: 'A cookie whose signature does not fit proves nobody',
    code: 'cookieParser.signedCookie(cookie, keys) || null',
    replacement: "(keys.length > 0 && cookie.slice(2, cookie.lastIndexOf('.'))) || null",
  },
  {
    ...COOKIE,
    defence: 'A cookie without a signature proves nobody',
    code: " || !cookie.startsWith('s:')",
  },
  {
    ...COOKIE,
    defence: 'Scripts can not read the cookie',
    code: 'httpOnly: true,',
    replacement: 'httpOnly: false,',
  },
  {
    ...COOKIE,
    defence: 'Other sites can not send the cookie with their calls',
    code: "sameSite: 'lax',",
    replacement: "sameSite: 'none',",
  },
  {
    ...COOKIE,
    defence: 'The cookie travels encrypted',
    code: 'secure: config.production,',
    replacement: 'secure: false,',
  },
  {
    ...COOKIE,
    defence: 'The cookie goes to the API alone',
    code: "path: '/api',",
    replacement: "path: '/',",
  },
  {
    ...COOKIE,
    defence: 'The cookie lasts no longer than the privacy policy says',
    code: 'VISITOR_COOKIE_DAYS * DAY',
    replacement: 'VISITOR_COOKIE_DAYS * 10 * DAY',
  },
  {
    defence: 'The cookie of somebody who only looks ends with the session of the browser',
    file: COOKIE.file,
    code: '...(isLasting && { maxAge: LIFETIME }),',
    replacement: 'maxAge: LIFETIME,',
    test: ENGAGEMENT_TEST,
  },
  {
    defence: 'Who only looked at a work is forgotten after a day',
    file: 'functions/src/data/engagement.ts',
    code: 'const VIEW_LIFETIME = DAY;',
    replacement: 'const VIEW_LIFETIME = 1000 * DAY;',
    test: ENGAGEMENT_TEST,
  },
  {
    defence: 'The cookie of a guest changes no record of a member',
    file: 'functions/src/areas/user/upsert-guest.ts',
    code: 'if (!guest.anonymous) return {};',
    test: 'functions/src/areas/user/guest.http.test.ts',
  },
  {
    defence: 'Of camera data only what is on a list is kept: no place, no serial number, no name',
    file: 'functions/src/media/read-exif.ts',
    code: 'Object.entries(exif)',
    replacement: 'Object.entries({ ...tags, ...exif })',
    test: 'functions/src/media/read-exif.unit.test.ts',
  },
  {
    defence: 'Nothing is published of a photograph but its pixels, encoded anew',
    file: 'functions/src/media/process-picture.ts',
    code: '...(await encodeAll(widest, widths, reservesRights)),',
    replacement: '...(await encodeAll(widest, widths, reservesRights)),\n    share: file,',
    test: 'functions/src/media/process-picture.unit.test.ts',
  },
  {
    defence: 'Nothing is published of a portrait but its pixels, encoded anew',
    file: 'functions/src/media/make-avatars.ts',
    code: '(await fromPixels(square)).resize(',
    replacement: "(await import('sharp')).default(file).keepMetadata().resize(",
    test: 'functions/src/media/make-avatars.unit.test.ts',
  },
  {
    ...SIGNED,
    defence: 'A photograph that is not public comes by addresses that the API signed',
    code: 'return isRight && Number(expires) > Date.now();',
    replacement: 'return Number(expires) > Date.now();',
  },
  {
    ...SIGNED,
    defence: 'A signed address is of one photograph',
    code: 'JSON.stringify([subject, expires])',
    replacement: 'JSON.stringify([expires])',
  },
  {
    ...SIGNED,
    defence: 'A signed address that has ended shows nothing',
    code: 'return isRight && Number(expires) > Date.now();',
    replacement: 'return isRight;',
  },
  {
    ...SIGNED,
    defence: 'A signed address ends after ten minutes',
    code: '(Math.floor(Date.now() / STEP) + 2) * STEP',
    replacement: '(Math.floor(Date.now() / STEP) + 2000) * STEP',
  },
  {
    defence: 'No cache keeps a photograph that is not public',
    file: 'functions/src/http/send-picture.ts',
    code: "'Cache-Control': 'private, no-store'",
    replacement: "'Cache-Control': 'public, max-age=31536000'",
    test: SIGNED.test,
  },
  {
    defence: 'What is signed for one purpose passes for no other',
    file: 'functions/src/lib/signing-keys.ts',
    code: 'const name = JSON.stringify([purpose, secret]);',
    replacement: 'const name = secret;',
    test: 'functions/src/lib/signing-keys.unit.test.ts',
  },
  {
    defence: 'A cookie is signed with the present secret, and what an earlier one signed still counts',
    file: 'functions/src/lib/signing-keys.ts',
    code: '[deriveKey(present, purpose), ...others.map((secret) => deriveKey(secret, purpose))]',
    replacement: '[deriveKey(present, purpose)]',
    test: 'functions/src/lib/signing-keys.unit.test.ts',
  },
  {
    defence: 'No secret that signs is short',
    file: 'functions/src/lib/config.ts',
    code: 'secrets.some(({ length }) => length < SECRET_LENGTH)',
    replacement: 'false',
    test: 'functions/src/lib/config.unit.test.ts',
  },
  {
    defence: 'The log has no address that was asked for, nor who asked',
    file: 'functions/src/http/request-log.ts',
    code: "typeof req.route?.path === 'string' ? req.route.path : 'none'",
    replacement: 'req.originalUrl',
    test: 'functions/src/http/logs.http.test.ts',
  },
  {
    defence: 'What counts calls names neither account nor address',
    file: 'functions/src/http/middleware/quotas.ts',
    code: ".digest('hex'),",
    replacement: ".digest('hex') + encodeURIComponent(buildCounterName(by, sender)),",
    test: 'functions/src/http/middleware/quotas.http.test.ts',
  },
  {
    defence: 'A report names no network address',
    file: 'functions/src/http/router.ts',
    code: "createHmac('sha256', key).update(address).digest('hex')",
    replacement: 'address + key.slice(0, 0)',
    test: 'functions/src/areas/comment/report-comment.http.test.ts',
  },
];

export const privacyMutants: readonly Mutant[] = [...secrecyMutants, ...leavingMutants];
