import type { Mutant } from './mutant.ts';

const FOLLOWS = {
  file: 'functions/src/data/follows.ts',
  test: 'functions/src/areas/follow/follows.http.test.ts',
};
const ANNOUNCEMENTS = {
  file: 'functions/src/data/announcements.ts',
  test: 'functions/src/areas/follow/announce.http.test.ts',
};

const MAILS = {
  file: 'functions/src/data/follow-mails.ts',
  test: 'functions/src/areas/follow/follow-mails.http.test.ts',
};
const LETTERS = { ...MAILS, file: 'functions/src/areas/follow/send-daily-letters.ts' };

/** Who follows whom, and of what followers are notified and mailed. */
export const followMutants: readonly Mutant[] = [
  {
    ...FOLLOWS,
    defence: 'Only a photographer is followed',
    code: "if (!artist?.isArtist || artist.anonymous) return 'noPhotographer';",
  },
  {
    ...FOLLOWS,
    defence: 'A user follows a thousand photographers at most',
    code: "if (count >= FOLLOWS_MAX) return 'full';",
  },
  {
    defence: 'An account follows sixty times an hour at most',
    file: 'functions/src/http/middleware/quotas.ts',
    code: 'follow: byCaller({ window: HOUR, limit: 60 }),',
    replacement: 'follow: byCaller({ window: HOUR, limit: 60_000 }),',
    test: 'functions/src/http/middleware/quotas.http.test.ts',
  },
  {
    defence: 'The number of followers goes to the photographer alone',
    file: 'functions/src/areas/user/get-profile.ts',
    code: 'if (!canReadPrivateProfile(userId, { userId: viewerId })) return [profile];',
    test: FOLLOWS.test,
  },
  {
    ...ANNOUNCEMENTS,
    defence: 'Followers are not notified of a work that was taken back',
    code: "work?.status !== 'approved' || ",
    replacement: 'work === null || ',
  },
  {
    ...ANNOUNCEMENTS,
    defence: 'Followers are not notified of a photograph that is private again',
    code: ' && isInGallery(image.id, image)',
  },
  {
    ...ANNOUNCEMENTS,
    defence: 'A work is announced once, also when it was withdrawn and approved again',
    code: 'else if (isNew)',
    replacement: 'else',
  },
  {
    ...ANNOUNCEMENTS,
    defence: 'A photograph is announced once, also when it was private meanwhile',
    code: 'if (known) resume(transaction, known, now);\n    else if (today)',
    replacement: 'if (today)',
  },
  {
    defence: 'A follower has one notice of an announcement, written once',
    file: 'functions/src/data/notices.ts',
    code: 'if (!user?.exists || before?.exists) continue;\n    transaction.create(',
    replacement: 'if (!user?.exists) continue;\n    transaction.set(',
    test: ANNOUNCEMENTS.test,
  },
  {
    ...MAILS,
    defence: 'Nobody is mailed of each announcement who did not choose it',
    code: "contact?.followNews === 'mail'",
    replacement: 'contact',
  },
  {
    ...MAILS,
    defence: 'A follower is mailed once of an announcement',
    code: 'if (!place || place.exists || !told.includes(userId)) continue;',
    replacement: 'if (!place || !told.includes(userId)) continue;',
  },
  {
    ...LETTERS,
    defence: 'A day has one letter, whenever its schedule runs',
    code: 'dayInIndia(new Date(at.getTime() - SENT))',
    replacement: 'dayInIndia(at)',
  },
  {
    ...LETTERS,
    defence: 'A letter that was tried again tells of the same day',
    code: 'startOfDayInIndia(day).getTime() + CLOSED',
    replacement: 'at.getTime()',
  },
  {
    ...LETTERS,
    defence: 'No letter keeps the others from being sent',
    code: 'failed += 1;\n',
    replacement: 'throw error;\n',
  },
  {
    ...LETTERS,
    defence: 'A run that lacks a letter is tried again',
    code: 'if (failed > 0) throw',
    replacement: 'if (failed > 9) throw',
  },
  {
    defence: 'A daily letter tells of the last day alone',
    file: 'functions/src/data/notices.ts',
    code: ".where('createdAt', '>=', since)",
    test: LETTERS.test,
  },
  {
    ...ANNOUNCEMENTS,
    defence: 'No daily letter leads to what is not public any more',
    code: "work?.status !== 'approved' || getOwner(work)",
    replacement: '!work || getOwner(work)',
    test: LETTERS.test,
  },
  {
    ...ANNOUNCEMENTS,
    defence: 'The later photographs of a day reach whoever began to follow since the first',
    code: '...((today.isFinished || today.isForLater) && FOR_LATER),',
  },
  {
    defence: 'Users are mailed at confirmed addresses alone',
    file: 'functions/src/data/confirmed-contacts.ts',
    code: 'if (!signIn?.emailVerified || signIn.email === null) return null;',
    replacement: 'if (!signIn?.emailVerified || signIn.email === null) return contact;',
    test: 'functions/src/confirmed-addresses.http.test.ts',
  },
  {
    defence: 'Mails about followed photographers need a confirmed address',
    file: 'functions/src/areas/user/routes.ts',
    code: 'if (asksForMails(body)) await authorize({ verified: true }, principal);',
    test: 'functions/src/areas/user/settings.http.test.ts',
  },
  {
    defence: 'Mails about followed photographers go to the confirmed address',
    file: 'functions/src/areas/user/settings.ts',
    code: ', ...address',
    test: 'functions/src/areas/user/settings.http.test.ts',
  },
  {
    defence: 'What became public with a work is not announced beside it',
    file: 'functions/src/areas/follow/announce.ts',
    code: ' || after.publishedWith',
    test: ANNOUNCEMENTS.test,
  },
];
