import type { Mutant } from './mutant.ts';

const TEST = 'functions/src/areas/work/story-history.http.test.ts';
const HISTORY = { file: 'functions/src/areas/work/story-history.ts', test: TEST };
const KEEP = { file: 'functions/src/areas/work/keep-state.ts', test: TEST };

/** The states of a story. */
export const storyHistoryMutants: readonly Mutant[] = [
  {
    ...HISTORY,
    defence: 'The states of a story are its owner’s alone',
    code: "const { work } = await readWorkForOwner('blog', id, userId);",
    replacement: 'const work = { id: String(id) };',
  },
  {
    ...HISTORY,
    defence: 'A state whose photographs are gone or private now is not restored',
    code: "if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });",
  },
  {
    ...HISTORY,
    defence: 'A photograph that its owner made private does not come back with a state',
    code: "images.get(id)?.privacyStatus !== 'Public'",
    replacement: '!images.has(id)',
  },
  {
    ...HISTORY,
    defence: 'What a state replaces becomes a state itself',
    code: 'isOverwriting: true',
    replacement: 'isOverwriting: false',
  },
  {
    ...KEEP,
    defence: 'One state is kept of all changes of ten minutes',
    code: '(isInBurst && !isForced) || ',
  },
  {
    defence: 'A state is found by its own number, not by its place',
    file: 'functions/src/data/story-states.ts',
    code: 'state?.number === number ? state : null',
    replacement: 'state ?? null',
    test: TEST,
  },
  {
    defence: 'Words that were submitted are kept by the change that follows',
    file: 'functions/src/areas/work/story.ts',
    code: '    stateKeptAt: null,\n',
    test: TEST,
  },
  {
    defence: 'Nothing is restored while words are not saved',
    file: 'web/src/features/studio-works/stories/history/use-restore-state.ts',
    code: '(await saveAll()) ? present() : null',
    replacement: 'present()',
    test: 'web/src/features/studio-works/stories/history/story-history.unit.test.tsx',
  },
];
