import type { Mutant } from './mutant.ts';

const TEST = 'functions/src/areas/work/preview-links.http.test.ts';
const DATA = { file: 'functions/src/data/preview-links.ts', test: TEST };
const LINKS = { file: 'functions/src/areas/work/preview-links.ts', test: TEST };
const PREVIEW = { file: 'functions/src/areas/work/previewed-story.ts', test: TEST };
const PAGE = 'functions/src/pages/html/preview-page.http.test.ts';

/** Links to stories that are not public. */
export const previewLinkMutants: readonly Mutant[] = [
  {
    ...DATA,
    defence: 'A preview link leads nowhere once it has ended',
    code: ' && link.expiresAt > new Date()',
  },
  {
    ...DATA,
    defence: 'The database does not have the tokens of preview links',
    code: 'string => sha256(token)',
    replacement: 'string => token',
  },
  {
    ...DATA,
    defence: 'A story has ten preview links at a time',
    code: "if (live.length >= PREVIEW_LINKS_MAX) return 'tooMany';",
  },
  {
    ...LINKS,
    defence: 'Nobody makes a link to another’s story',
    code: "const present = await readWorkForOwner('blog', id, userId);",
    replacement:
      "const { readWork } = await import('../../data/works.ts'); const present = (await readWork('blog', String(id))) as never as WorkWithRevision;",
  },
  {
    ...LINKS,
    defence: 'What is public needs no preview link',
    code: "if (work.status === 'approved' && !revision) throw wrongState(work.status, workMessages.previewNotNeeded);",
  },
  {
    ...PREVIEW,
    defence: 'A story that was rejected has no preview',
    code: ' || isRejected(present)',
  },
  {
    ...PREVIEW,
    defence: 'A story of somebody who is no photographer any more has no preview',
    code: "if (!isArtist) throw new ApiError('NOT_FOUND');",
  },
  {
    ...PREVIEW,
    defence: 'A preview shows no photograph that its owner keeps private',
    code: "privacyStatus === 'Public'",
    replacement: 'privacyStatus !== undefined',
  },
  {
    ...PREVIEW,
    defence: 'A preview link leads to no photograph that the story does not show',
    code: 'isShown ? await readPreviewImages([imageId], work) : new Map()',
    replacement: 'isShown || !isShown ? await readPreviewImages([imageId], work) : new Map()',
  },
  {
    defence: 'Nobody caches a preview',
    file: 'functions/src/pages/html/routes.ts',
    code: "kind === 'never' ? NO_CACHING : ",
    replacement: "kind === 'never' ? cacheControl(CACHING.minutes) : ",
    test: PAGE,
  },
  {
    defence: 'No search engine lists a preview, and no other site is told its address',
    file: 'functions/src/pages/html/page-head.ts',
    code: 'metadata === null ? SECRET : ',
    replacement: "metadata === null ? '' : ",
    test: PAGE,
  },
];
