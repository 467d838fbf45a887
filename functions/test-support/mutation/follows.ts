import type { Mutant } from './mutant.ts';

const FOLLOWS = {
  file: 'functions/src/data/follows.ts',
  test: 'functions/src/areas/follow/follows.http.test.ts',
};
const ANNOUNCEMENTS = {
  file: 'functions/src/data/announcements.ts',
  test: 'functions/src/areas/follow/announce.http.test.ts',
};

/** Who follows whom, and of what followers are notified. */
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
    code: 'if (user?.exists && !before?.exists) transaction.create(',
    replacement: 'if (user?.exists) transaction.set(',
    test: ANNOUNCEMENTS.test,
  },
  {
    defence: 'What became public with a work is not announced beside it',
    file: 'functions/src/areas/follow/announce.ts',
    code: ' || after.publishedWith',
    test: ANNOUNCEMENTS.test,
  },
];
