import type { Mutant } from '../mutant.ts';

/** Rules of the database and of the store, which clients reach past the API. */
export const rules: readonly Mutant[] = [
  {
    defence: 'A person’s notices are read from the database by that person alone',
    file: 'firestore.rules',
    code: 'return request.auth != null && string(request.auth.token.userId) == userId;',
    replacement: 'return request.auth != null;',
    test: 'emulators/rules/firestore.rules.test.ts',
  },
  {
    defence: 'Past the API nothing else of the database is read, and nothing written',
    file: 'firestore.rules',
    code: 'allow read, write: if false;',
    replacement: 'allow read, write: if request.auth != null;',
    test: 'emulators/rules/firestore.rules.test.ts',
  },
  {
    defence: 'A portrait is uploaded into its owner’s own folder only',
    file: 'storage.rules',
    code: 'request.auth.uid == uid && request.auth.token.email_verified == true',
    replacement: 'request.auth.token.email_verified == true',
    test: 'emulators/rules/avatars.rules.test.ts',
  },
  {
    defence: 'Without a confirmed e-mail address nobody uploads a portrait',
    file: 'storage.rules',
    code: ' && request.auth.token.email_verified == true',
    test: 'emulators/rules/avatars.rules.test.ts',
  },
  {
    defence: 'Photographs are uploaded into the photographer’s own folder only',
    file: 'storage.rules',
    code: 'request.auth.uid == uid && request.auth.token.isArtist == true',
    replacement: 'request.auth.token.isArtist == true',
    test: 'emulators/rules/uploads.rules.test.ts',
  },
  {
    defence: 'Only photographers upload photographs',
    file: 'storage.rules',
    code: ' && request.auth.token.isArtist == true',
    test: 'emulators/rules/uploads.rules.test.ts',
  },
  {
    defence: 'An upload that arrived is not overwritten',
    file: 'storage.rules',
    code: 'isArtist(uid) && resource == null',
    replacement: 'isArtist(uid)',
    test: 'emulators/rules/uploads.rules.test.ts',
  },
  {
    defence: 'A browser uploads a picture for a message into its own folder alone',
    file: 'storage.rules',
    code: 'allow create: if isConfirmed(uid) && resource == null && isPicture(request.resource, 10)',
    replacement: 'allow create: if request.auth != null && resource == null && isPicture(request.resource, 10)',
    test: 'emulators/rules/attachments.rules.test.ts',
  },
  {
    defence: 'A file that is too large is not taken',
    file: 'storage.rules',
    code: 'upload.size <= megabytes * 1024 * 1024',
    replacement: 'upload.size <= megabytes * 1024 * 1024 * 1024',
    test: 'emulators/rules/uploads.rules.test.ts',
  },
  {
    defence: 'A file of another type than a picture is not taken',
    file: 'storage.rules',
    code: "upload.contentType in ['image/jpeg', 'image/png', 'image/webp']",
    replacement: 'true',
    test: 'emulators/rules/uploads.rules.test.ts',
  },
];
