import type { Mutant } from './mutant.ts';

const ACCESS = { file: 'functions/src/access/access.ts', test: 'functions/src/access/access.unit.test.ts' };
const IMAGES_TEST = 'functions/src/areas/image/image.http.test.ts';
const LIBRARY = 'functions/src/areas/image/studio-images.ts';
const LIBRARY_TEST = 'functions/src/areas/image/studio-images.http.test.ts';
const WORDS = {
  file: 'functions/src/areas/image/save-image-words.ts',
  test: 'functions/src/areas/image/save-image-words.http.test.ts',
};
const GUEST_BOOK = {
  file: 'functions/src/access/commentables.ts',
  test: 'functions/src/areas/comment/guest-book.http.test.ts',
};
const DRAFTS_TEST = 'functions/src/areas/work/drafts.http.test.ts';
const CHANGE = 'functions/src/areas/work/edit-work.ts';
const SUBMIT_TEST = 'functions/src/areas/work/submit-work.http.test.ts';
const INDEXES = {
  file: 'functions/src/data/page-index/memberships.ts',
  test: 'functions/src/data/page-index/memberships.unit.test.ts',
};
const DECIDE = 'functions/src/areas/review/decide.ts';
const CHANGED_TEST = 'functions/src/areas/review/changed-while-waiting.http.test.ts';

/** Who reads, changes and approves photographs, stories, prints, exhibitions and comments. */
export const workAccessMutants: readonly Mutant[] = [
  {
    ...ACCESS,
    defence: 'Stories, prints and exhibitions are public once they are approved, and not before',
    code: "return status === 'approved';",
    replacement: 'return status !== undefined;',
  },
  {
    ...ACCESS,
    defence: 'A photograph that its owner keeps private is not public',
    code: " && privacyStatus === 'Public'",
  },
  {
    ...ACCESS,
    defence: 'A photograph that is not public is its owner’s alone',
    code: 'isPublicImage(image) || isOwner(image, caller?.userId ?? null)',
    replacement: 'isPublicImage(image) || caller !== null',
  },
  {
    ...ACCESS,
    defence:
      'Before an exhibition opens, and when it has closed, only its owner and administrators see its photographs',
    code: " && exhibitionState(exhibition, now) === 'ongoing'",
  },
  {
    ...ACCESS,
    defence: 'An exhibition shows nobody the private photographs of others',
    code: ' && isOwner(image, String(exhibition.owner.userId))',
  },
  {
    defence: 'Nobody likes, keeps or comments on a work that is not public',
    file: 'functions/src/access/likeables.ts',
    code: 'if (!likeable?.isPublic)',
    replacement: 'if (!likeable)',
    test: 'functions/src/areas/blog/bookmarks.http.test.ts',
  },
  {
    defence: 'The comments on a work that is not public are not shown',
    file: 'functions/src/areas/comment/list-comments.ts',
    code: 'commentable?.isPublic ?',
    replacement: 'commentable ?',
    test: IMAGES_TEST,
  },
  {
    defence: 'The page and the file of a photograph that is not public are not found',
    file: 'functions/src/areas/image/get-image.ts',
    code: '!image || !isPublicImage(image)',
    replacement: '!image',
    test: IMAGES_TEST,
  },
  {
    defence: 'A story that is a draft is not found, and in no list',
    file: 'functions/src/data/blogs.ts',
    code: "blogs.documents().where('status', '==', 'approved')",
    replacement: "blogs.documents().where('status', 'in', ['approved', 'draft', 'submitted', 'rejected'])",
    test: 'functions/src/areas/blog/blog.http.test.ts',
  },
  {
    ...INDEXES,
    defence: 'No sitemap names a story that is not approved',
    code: "if (story.status !== 'approved') return {};",
  },
  {
    ...INDEXES,
    defence: 'No page of the gallery names a private photograph',
    code: "if (image.privacyStatus !== 'Public') return { ...own, [privateImagesOf(owner)]: key };",
  },
  {
    defence: 'The files of a photograph that becomes private leave the public folder',
    file: 'functions/src/data/picture-files.ts',
    code: 'if (!isPublic) await deleteFolder(publishedFolder(imageId));',
    test: 'functions/src/areas/upload/picture-files.http.test.ts',
  },
  {
    defence: 'A work names no file of a photograph that is not public',
    file: 'functions/src/lib/shown-images.ts',
    code: 'publicImageIds.includes(imageId)',
    replacement: "publicImageIds !== undefined && imageId !== ''",
    test: 'functions/src/areas/work/hidden-pictures.http.test.ts',
  },
  {
    defence: 'A work that is saved while its photograph becomes private does not call it public',
    file: 'functions/src/data/images.ts',
    code: 'visibility.readMany([...new Set(ids)], transaction)',
    replacement: 'visibility.readMany([...new Set(ids)])',
    test: 'functions/src/data/work-pictures.http.test.ts',
  },
  {
    defence: 'Files outside of the public folders are handed out to nobody',
    file: 'functions/src/http/files-app.ts',
    code: 'isPublicFile(path) ?',
    replacement: "path !== '' ?",
    test: 'functions/src/http/files-app.http.test.ts',
  },
  {
    defence: 'A comment that is held back or hidden is shown to nobody',
    file: 'functions/src/data/comments.ts',
    code: ".where('status', '==', 'visible')",
    test: 'functions/src/areas/comment/report-comment.http.test.ts',
  },
  {
    ...GUEST_BOOK,
    defence: 'The guest book of an exhibition is neither read nor signed before the opening',
    code: "isPublic: state !== 'upcoming',",
    replacement: 'isPublic,',
  },
  {
    ...GUEST_BOOK,
    defence: 'The guest book of an exhibition is not signed once that has closed',
    code: "isOpen: state === 'ongoing',",
    replacement: "isOpen: state !== 'upcoming',",
  },
  {
    ...GUEST_BOOK,
    defence: 'Nobody reads the guest book of an exhibition that is not approved',
    code: 'isApproved(exhibition) && ',
  },
  {
    ...GUEST_BOOK,
    defence: 'A guest signs a guest book with a name',
    file: 'functions/src/areas/comment/write-comment.ts',
    code: "if (on === 'exhibitions' && isGuest && fullName(author) === '')",
    replacement: "if (on === 'exhibitions' && author === null)",
  },
  {
    defence: 'A comment is removed by its writer, the owner of the work and administrators alone',
    file: ACCESS.file,
    code: '[authorId, ownerId].some((id) => id !== null && String(id) === userId)',
    replacement: '[authorId, ownerId].length > 0',
    test: 'functions/src/areas/comment/delete-comment.http.test.ts',
  },
  {
    defence: 'A guest, by the cookie, never writes in the name of a member',
    file: 'functions/src/areas/comment/write-comment.ts',
    code: 'author?.anonymous !== isGuest',
    replacement: '!author',
    test: 'functions/src/areas/comment/comment-writers.http.test.ts',
  },
  {
    defence: 'Nobody makes a portrait of a file that another person uploaded',
    file: 'functions/src/areas/user/publish-avatar.ts',
    code: "if (file?.folder === 'avatars' && file.uid === uid) return publish(file, userId);",
    replacement: 'if (file) return publish(file, userId);',
    test: 'functions/src/areas/user/foreign-picture.http.test.ts',
  },
  {
    defence: 'Only its owner reads and changes a draft',
    file: ACCESS.file,
    code: 'userId !== null && String(getOwner(work).userId) === userId',
    replacement: 'userId !== null && getOwner(work) !== null',
    test: DRAFTS_TEST,
  },
  {
    defence: 'The key of a draft leads nobody to the draft of another',
    file: CHANGE,
    code: 'sha256OfJson([userId, type.kind, key])',
    replacement: 'sha256OfJson([type.kind, key])',
    test: DRAFTS_TEST,
  },
  {
    defence: 'A work shows its artist’s own photographs only',
    file: 'functions/src/areas/work/artist-images.ts',
    code: 'owner.userId === ownerId',
    replacement: 'owner !== undefined && ownerId >= 0',
    test: DRAFTS_TEST,
  },
  {
    defence: 'Only their owner changes photographs, and submits them',
    file: 'functions/src/data/images.ts',
    code: '.filter(({ owner }) => String(owner.userId) === userId)',
    test: LIBRARY_TEST,
  },
  {
    ...WORDS,
    defence: 'A row of words does not write over a version that it was not typed over',
    code: 'if (image.updatedAt.toISOString() !== updatedAt)',
    replacement: 'if (updatedAt === null)',
  },
  {
    ...WORDS,
    defence: 'A row about a photograph that waits for review is refused alone',
    code: "if (image.status === 'submitted') return refuse({ status: studioImageMessages.isSubmitted });",
  },
  {
    ...WORDS,
    defence: 'A row whose words are not right is refused alone, and whole',
    code: 'if (Object.keys(problems).length > 0) return refuse(problems);',
  },
  {
    defence: 'Only its owner opens and deletes a photograph of the library',
    file: LIBRARY,
    code: 'String(image?.owner.userId) !== userId || image === null',
    replacement: 'image === null',
    test: LIBRARY_TEST,
  },
  {
    defence: 'The words of a photograph do not change while it waits for review',
    file: LIBRARY,
    code: 'if (isSubmitted && hasWords)',
    replacement: 'if (isSubmitted && hasWords && title === null)',
    test: 'functions/src/areas/image/studio-image-changes.http.test.ts',
  },
  {
    defence: 'A work does not change while it waits for review',
    file: CHANGE,
    code: "if (work.status === 'submitted') throw wrongState('submitted', workMessages.isSubmitted);",
    test: SUBMIT_TEST,
  },
  {
    defence: 'The new words of a public work wait for approval',
    file: CHANGE,
    code: "const isPublic = work.status === 'approved';",
    replacement: 'const isPublic = work.status === undefined;',
    test: 'functions/src/areas/work/revise-work.http.test.ts',
  },
  {
    defence: 'A work that shows a private photograph is neither submitted nor approved',
    file: 'functions/src/areas/work/validate-for-review.ts',
    code: "privacyStatus !== 'Public'",
    replacement: 'privacyStatus === undefined',
    test: SUBMIT_TEST,
  },
  {
    defence: 'What is approved is what an administrator has read, words of photographs included',
    file: 'functions/src/areas/work/decide-work.ts',
    code: 'if (fingerprintOfWork(type, present, images) === fingerprint) return;',
    replacement: 'return;',
    test: CHANGED_TEST,
  },
  {
    defence: 'A photograph is approved with the words that an administrator has read, or not at all',
    file: DECIDE,
    code: 'fingerprintOfImage(image) !== fingerprint',
    replacement: "fingerprintOfImage(image) === ''",
    test: 'functions/src/areas/review/image-reviews.http.test.ts',
  },
  {
    defence: 'A decision about what was submitted anew since it was read is not taken',
    file: DECIDE,
    code: 'if (createdAt !== undefined && createdAt !== review.createdAt.toISOString()) throw submittedAnew();',
    test: CHANGED_TEST,
  },
  {
    defence: 'Newest work that was just withdrawn stands for nobody in the list of photographers',
    file: 'functions/src/areas/user/list-photographers.ts',
    code: '.filter((work) => PUBLIC_INDEXES[collection] in computeMemberships(collection, work.id, work))',
    test: 'functions/src/areas/user/photographers.http.test.ts',
  },
  {
    defence: 'The list of photographers shows no banner that not everybody may see',
    file: 'functions/src/areas/user/list-photographers.ts',
    code: 'withPublicPictures(story).banner',
    replacement: 'story.banner',
    test: 'functions/src/areas/user/photographers.http.test.ts',
  },
];
