import type { Mutant } from './mutant.ts';

const TRUST_TEST = 'functions/src/areas/review/trust.http.test.ts';
const TRUSTED = {
  file: 'functions/src/areas/work/submit-work.ts',
  test: 'functions/src/areas/review/trusted-submissions.http.test.ts',
};

/** What of a trusted photographer is public at once, and what is not. */
export const trustMutants: readonly Mutant[] = [
  {
    ...TRUSTED,
    defence: 'Only what trusted photographers submit is public at once',
    code: '!(await isTrusted(getOwner(work).userId)) || ',
  },
  {
    ...TRUSTED,
    defence: 'A work on hold waits for an administrator',
    code: 'work.hold || ',
  },
  {
    ...TRUSTED,
    defence: 'A work that shows a photograph on hold waits for an administrator',
    code: ' || isAnyHeld(images)',
  },
  {
    ...TRUSTED,
    defence: 'A sample of a trusted photographer’s works stays one when it is taken back',
    code: "isDrawn ? 'sample' : 'public'",
    replacement: "isDrawn ? 'waiting' : 'public'",
  },
  {
    ...TRUSTED,
    file: 'functions/src/data/submit-images.ts',
    defence: 'A sample of a trusted photographer’s photographs waits',
    code: ' && !drawn.has(id)',
  },
  {
    ...TRUSTED,
    file: 'functions/src/data/submit-images.ts',
    defence: 'A photograph on hold waits for an administrator',
    code: 'isOwnerTrusted && !hold && !drawn',
    replacement: 'isOwnerTrusted && !drawn',
  },
  {
    ...TRUSTED,
    file: 'functions/src/data/reviews.ts',
    defence: 'A photograph that was taken off the site is on hold',
    code: "      hold: 'refusal',\n",
  },
  {
    ...TRUSTED,
    file: 'functions/src/areas/work/decide-work.ts',
    defence: 'A work that was rejected is on hold',
    code: "hold: 'refusal', ...nextVersion(work)",
    replacement: '...nextVersion(work)',
  },
  {
    defence: 'Only administrators trust photographers',
    file: 'contract/src/endpoints/studio.ts',
    code: "path: '/studio/trusted/:userId',",
    replacement: "path: '/studio/trusted/:userId', authorization: { role: 'artist' },",
    test: TRUST_TEST,
  },
  {
    defence: 'Only photographers are trusted',
    file: 'functions/src/data/reviews.ts',
    code: 'if (!user?.isArtist) return null;',
    replacement: 'if (!user) return null;',
    test: TRUST_TEST,
  },
  {
    defence: 'Trust ends with the role of a photographer',
    file: 'functions/src/data/users.ts',
    code: '...(user.isTrusted && !user.isArtist && { isTrusted: false }),',
    test: TRUST_TEST,
  },
  {
    defence: 'One in ten submissions of trusted photographers is drawn',
    file: 'functions/src/lib/draw-sample.ts',
    code: 'crypto.randomInt(SAMPLED_ONE_IN) === 0',
    replacement: 'crypto.randomInt(SAMPLED_ONE_IN * 10) === 0',
    test: 'functions/src/lib/draw-sample.unit.test.ts',
  },
];
