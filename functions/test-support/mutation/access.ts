import { workAccessMutants } from './access-to-works.ts';
import type { Mutant } from './mutant.ts';

const ACCESS = { file: 'functions/src/access/access.ts', test: 'functions/src/access/access.unit.test.ts' };
const TOKEN = 'functions/src/http/middleware/authenticate.ts';
const TOKEN_UNIT = 'functions/src/http/middleware/authenticate.unit.test.ts';
const TOKEN_HTTP = 'functions/src/http/middleware/authenticate.http.test.ts';
const ROUTER = 'functions/src/http/router.ts';
const AUTHORIZE = {
  file: 'functions/src/http/middleware/authorize.ts',
  test: 'functions/src/http/middleware/authorize.http.test.ts',
};
const DATABASE = { file: 'firestore.rules', test: 'emulators/rules/firestore.rules.test.ts' };
const PORTRAITS = { file: 'storage.rules', test: 'emulators/rules/avatars.rules.test.ts' };
const UPLOADS = { file: 'storage.rules', test: 'emulators/rules/uploads.rules.test.ts' };

/** Who somebody is and which roles they have, and what the rules of database and files let through. */
const identityMutants: readonly Mutant[] = [
  {
    defence:
      'A token counts only with the signature of the sign-in service, for this project and before its end',
    file: TOKEN,
    code: 'return await auth().verifyIdToken(token, checkRevoked);',
    replacement:
      "const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());\n    return { ...claims, uid: claims.sub };",
    test: TOKEN_UNIT,
  },
  {
    defence: 'A token from the future is none',
    file: TOKEN,
    code: "if (Math.max(iat, signedInAt) * 1000 > Date.now() + CLOCK_SKEW) throw new ApiError('UNAUTHENTICATED');",
    test: TOKEN_UNIT,
  },
  {
    defence: 'A token whose claims lack something or are of another type is none',
    file: 'functions/src/http/middleware/authenticate.ts',
    code: 'claimsSchema.validateSync(claims, { strict: true })',
    replacement: 'claims as InferType<typeof claimsSchema>',
    test: TOKEN_UNIT,
  },
  {
    defence: 'An anonymous account is refused wherever a token is read',
    file: TOKEN,
    code: "if (firebase.sign_in_provider === 'anonymous') throw new ApiError('FORBIDDEN');",
    test: TOKEN_HTTP,
  },
  {
    defence: 'A call with two tokens is refused',
    file: TOKEN,
    code: ' || others.length > 0',
    test: TOKEN_HTTP,
  },
  {
    defence: 'A personal call without a token is refused',
    file: ROUTER,
    code: "required: auth === 'required',",
    replacement: 'required: false,',
    test: TOKEN_HTTP,
  },
  {
    defence: 'A personal call, and one that writes, asks whether the account was disabled or signed out',
    file: ROUTER,
    code: "checkRevoked: auth === 'required' || method !== 'GET',",
    replacement: 'checkRevoked: false,',
    test: TOKEN_HTTP,
  },
  {
    defence: 'The process of production does not start where it would take the tokens of an emulator',
    file: 'functions/src/lib/config.ts',
    code: 'if (production && emulators.length > 0)',
    replacement: 'if (false)',
    test: 'functions/src/lib/config.unit.test.ts',
  },
  {
    defence: 'What a call requires of its caller is checked before it is answered',
    file: ROUTER,
    code: 'if (authorization && principal) await authorize(authorization, principal);',
    test: AUTHORIZE.test,
  },
  {
    ...AUTHORIZE,
    defence: 'Where a confirmed e-mail address is needed, another one is refused',
    code: "if (verified && !(await hasVerifiedEmail(principal))) throw new ApiError('EMAIL_UNVERIFIED');",
  },
  {
    ...AUTHORIZE,
    defence: 'Where a role is needed, nobody gets through without it',
    code: "if (role && !(await hasRole(principal, role))) throw new ApiError('FORBIDDEN');",
  },
  {
    ...AUTHORIZE,
    defence: 'A body that names another user than its sender is refused',
    code: "if (!isOwn) throw new ApiError('FORBIDDEN', { fields: { userId: apiMessages.forbidden } });",
  },
  {
    ...ACCESS,
    defence: 'A role that only the record has, and not the token, is none yet',
    code: 'if (!claim || userId === null) return false;',
    replacement: 'if (userId === null) return false;',
  },
  {
    ...ACCESS,
    defence: 'A role that was taken back ends at once, whatever the token says',
    code: "return role === 'artist' ? roles.isArtist : roles.admin;",
    replacement: 'return roles !== null;',
  },
  {
    defence: 'The wish to be a photographer gives no role',
    file: 'functions/src/areas/user/create-account.ts',
    code: "artistStatus: isArtist ? 'requested' : 'none',",
    replacement: "artistStatus: isArtist ? 'requested' : 'none',\n      isArtist: isArtist === true,",
    test: 'functions/src/areas/user/create-account.http.test.ts',
  },
  {
    defence: 'A profile gives its roles to the account that it belongs to, and to no other',
    file: 'functions/src/data/users.ts',
    code: 'return user?.uid === uid ? toRoles(user) : null;',
    replacement: 'return user ? toRoles(user) : null;',
    test: 'functions/src/areas/role/on-user-written.http.test.ts',
  },
  {
    defence: 'Nobody becomes the first administrator by an address that is not confirmed',
    file: 'functions/src/areas/role/grant-admin.ts',
    code: 'if (!account.emailVerified)',
    replacement: 'if (account.emailVerified === undefined)',
    test: 'functions/src/areas/role/grant-admin.http.test.ts',
  },
  {
    defence: 'Only administrators decide what waits for review',
    file: 'contract/src/endpoints/studio.ts',
    code: "authorization: { role: 'admin' },\n  cache: 'never',\n  errors",
    replacement: "cache: 'never',\n  errors",
    test: 'functions/src/areas/comment/comment-reviews.http.test.ts',
  },
  {
    defence:
      'Only administrators see what waits, the log of decisions and the settings of the house, and change these',
    file: 'contract/src/endpoints/studio.ts',
    code: "authorization: { role: 'admin' },\n  cache: 'never',\n} as const",
    replacement: "cache: 'never',\n} as const",
    test: 'functions/src/areas/settings/settings.http.test.ts',
  },
  {
    ...DATABASE,
    defence: 'A person’s notices are read from the database by that person alone',
    code: 'return request.auth != null && string(request.auth.token.userId) == userId;',
    replacement: 'return request.auth != null;',
  },
  {
    ...DATABASE,
    defence: 'Past the API nothing else of the database is read, and nothing written',
    code: 'allow read, write: if false;',
    replacement: 'allow read, write: if request.auth != null;',
  },
  {
    ...PORTRAITS,
    defence: 'A portrait is uploaded into its owner’s own folder only',
    code: 'request.auth.uid == uid && request.auth.token.email_verified == true',
    replacement: 'request.auth.token.email_verified == true',
  },
  {
    ...PORTRAITS,
    defence: 'Without a confirmed e-mail address nobody uploads a portrait',
    code: ' && request.auth.token.email_verified == true',
  },
  {
    ...UPLOADS,
    defence: 'Photographs are uploaded into the photographer’s own folder only',
    code: 'request.auth.uid == uid && request.auth.token.isArtist == true',
    replacement: 'request.auth.token.isArtist == true',
  },
  {
    ...UPLOADS,
    defence: 'Only photographers upload photographs',
    code: ' && request.auth.token.isArtist == true',
  },
  {
    ...UPLOADS,
    defence: 'An upload that arrived is not overwritten',
    code: 'isArtist(uid) && resource == null',
    replacement: 'isArtist(uid)',
  },
];

export const accessMutants: readonly Mutant[] = [...identityMutants, ...workAccessMutants];
