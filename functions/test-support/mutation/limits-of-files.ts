import type { Mutant } from './mutant.ts';

const RULES = { file: 'storage.rules', test: 'emulators/rules/uploads.rules.test.ts' };
const PICTURE = {
  file: 'functions/src/media/open-picture.ts',
  test: 'functions/src/media/refused-pictures.unit.test.ts',
};
const MARKS = {
  file: 'functions/src/data/engagement.ts',
  test: 'functions/src/areas/engagement/engagement.http.test.ts',
};
const UPLOAD = {
  file: 'functions/src/areas/upload/process-upload.ts',
  test: 'functions/src/areas/upload/upload-events.http.test.ts',
};

const IPTC = {
  file: 'functions/src/media/iptc/read-xmp.ts',
  test: 'functions/src/media/iptc/read-iptc.unit.test.ts',
};

/** How much a file may take, and what counts or happens once. */
export const fileLimitMutants: readonly Mutant[] = [
  {
    ...RULES,
    defence: 'A file that is too large is not taken',
    code: 'upload.size <= megabytes * 1024 * 1024',
    replacement: 'upload.size <= megabytes * 1024 * 1024 * 1024',
  },
  {
    ...RULES,
    defence: 'A file of another type than a picture is not taken',
    code: "upload.contentType in ['image/jpeg', 'image/png', 'image/webp']",
    replacement: 'true',
  },
  {
    ...PICTURE,
    defence: 'A picture that unfolds to too many pixels is refused by its header',
    code: 'limitInputPixels: UPLOAD_PIXELS_MAX',
    replacement: 'limitInputPixels: 60e9',
  },
  {
    ...PICTURE,
    defence: 'A damaged picture is refused',
    code: "failOn: 'warning'",
    replacement: "failOn: 'none'",
  },
  {
    ...PICTURE,
    defence: 'A JPEG whose last part is zeros is refused',
    code: "if (metadata.format === 'jpeg' && lacksEnd(repaired)) throw damaged('It has no end');",
  },
  {
    ...PICTURE,
    defence:
      'A picture that a decoder holds whole takes no more memory than an instance has beside its other work',
    code: 'const SHARED_BYTES_MAX = 300e6;',
    replacement: 'const SHARED_BYTES_MAX = 300e9;',
  },
  {
    ...PICTURE,
    defence: 'Of an animation only the first frame is decoded',
    code: 'pages: 1,',
    replacement: 'pages: -1,',
    test: 'functions/src/media/process-picture.unit.test.ts',
  },
  {
    defence: 'The image library opens no formats but those of photographs',
    file: 'functions/src/media/open-picture.ts',
    code: "sharp.block({ operation: ['VipsForeignLoad'] });",
    test: 'functions/src/media/load-sharp.unit.test.ts',
  },
  {
    ...MARKS,
    defence: 'A visitor likes a work once',
    code: 'return likedAt === null ? { userId, likedAt: now, viewedAt, expiresAt } : null;',
    replacement: 'return { userId, likedAt: now, viewedAt, expiresAt };',
  },
  {
    ...MARKS,
    defence: 'A visitor who looks again within half an hour counts once',
    code: ' || now.getTime() - viewedAt.getTime() < VIEW_INTERVAL',
  },
  {
    ...MARKS,
    defence: 'A visitor who likes a work many times at once counts once',
    code: 'changed.get(request.visitor) ?? known.get(request.visitor)',
    replacement: 'known.get(request.visitor)',
  },
  {
    defence: 'A story is bookmarked once',
    file: 'functions/src/data/bookmarks.ts',
    code: 'if (before?.exists) return false;\n    transaction.create(document, bookmark);',
    replacement: 'transaction.set(document, bookmark);',
    test: 'functions/src/areas/blog/bookmarks.http.test.ts',
  },
  {
    defence: 'An account has twenty addresses at most',
    file: 'functions/src/data/addresses.ts',
    code: 'if (saved.length >= ADDRESSES_MAX) return null;',
    test: 'functions/src/areas/address/address.http.test.ts',
  },
  {
    defence: 'An event that comes twice tells once',
    file: 'functions/src/data/notices.ts',
    code: 'before?.exists || owner?.exists === false) return;\n    transaction.create(document,',
    replacement: 'owner?.exists === false) return;\n    transaction.set(document,',
    test: 'functions/src/areas/comment/notices.http.test.ts',
  },
  {
    defence: 'The trigger of a work does nothing where only likes and views were counted',
    file: 'functions/src/data/engagement.ts',
    code: 'return before !== null && after !== null && isDeepStrictEqual(',
    replacement: 'return before !== null && after !== null && Object.is(',
    test: 'functions/src/index.unit.test.ts',
  },
  {
    ...UPLOAD,
    defence: 'An event of a file that was replaced meanwhile makes nothing of the new one',
    code: 'if (info?.generation !== file.generation) return;',
  },
  {
    ...UPLOAD,
    defence: 'An event of an upload that is older than a day is dropped',
    code: 'Date.now() - file.createdAt.getTime() > EVENT_LIFETIME',
    replacement: 'file.size < 0',
  },
  {
    defence: 'A photographer uploads five hundred files a day at most',
    file: 'functions/src/data/uploads.ts',
    code: "uploads >= UPLOADS_PER_DAY ? 'tooManyToday' : null",
    replacement: "uploads < 0 ? 'tooManyToday' : null",
    test: 'functions/src/areas/upload/refused-uploads.http.test.ts',
  },
  {
    ...PICTURE,
    defence: 'A picture of an extreme shape is refused by its header',
    code: 'const longestShape = 100;',
    replacement: 'const longestShape = 100_000;',
  },
  {
    defence: 'A message of the contact form that is sent again is one mail',
    file: 'functions/src/areas/contact/send-contact-message.ts',
    code: 'sha256OfJson([day, ...parts])',
    replacement: 'sha256OfJson([day, ...parts, Math.random()])',
    test: 'functions/src/areas/contact/contact.http.test.ts',
  },
  {
    defence: 'A photograph is processed alone on its instance',
    file: 'functions/src/index.ts',
    code: "concurrency: 1,\n    memory: '4GiB',",
    replacement: "concurrency: 10,\n    memory: '4GiB',",
    test: 'functions/src/function-options.unit.test.ts',
  },
  {
    ...IPTC,
    defence: 'No place that a file names becomes a word of its draft',
    code: "['dc:title', 'title'],",
    replacement: "['dc:title', 'title'],\n  ['photoshop:City', 'caption'],",
  },
  {
    ...IPTC,
    defence: 'Megabytes of XMP are not read',
    code: 'block === undefined || block.length > PACKET_MAX',
    replacement: 'block === undefined',
  },
  {
    defence: 'Markup in the caption of a file is text in its description',
    file: 'functions/src/areas/upload/describe-draft.ts',
    code: 'sanitizeHtml(toParagraphs(clip(caption, length)))',
    replacement: 'sanitizeHtml(clip(caption, length))',
    test: 'functions/src/areas/upload/describe-draft.unit.test.ts',
  },
];
