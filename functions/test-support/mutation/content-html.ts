import type { Mutant } from './mutant.ts';

const SANITISER = { file: 'functions/src/lib/html.ts', test: 'functions/src/lib/html.unit.test.ts' };
const SANITIZED = 'functions/src/sanitized-html.http.test.ts';
const BIO = {
  file: 'functions/src/areas/user/change-profile.ts',
  test: 'functions/src/areas/user/profile-texts.http.test.ts',
};
const EXHIBITION = { file: 'functions/src/areas/exhibition/mappers.ts', test: SANITIZED };

/** HTML that people write: what stays of it, when it is stored and when it is shown. */
export const htmlMutants: readonly Mutant[] = [
  {
    ...SANITISER,
    defence: 'Only elements of the list stay in HTML that people wrote',
    code: 'allowedTags: [...RICH_TEXT_TAGS],',
    replacement: "allowedTags: [...RICH_TEXT_TAGS, 'iframe', 'svg', 'form'],",
  },
  {
    ...SANITISER,
    defence: 'A link in HTML leads to the web or a mail address, never to a program',
    code: "['https:', 'http:', 'mailto:'];",
    replacement: "['https:', 'http:', 'mailto:', 'javascript:', 'data:', 'vbscript:'];",
  },
  {
    ...SANITISER,
    defence: 'A link in HTML tells the other site nothing and gains it no rank',
    code: '...(title && { title }), rel: LINK_REL } as Attributes,',
    replacement: '...(title && { title }) } as Attributes,',
  },
  {
    ...SANITISER,
    defence: 'A picture in HTML is one of this site',
    code: "tag === 'img' && parseImageId(attribs.src ?? '') === null",
    replacement: "tag === 'img' && attribs.src === undefined",
  },
  {
    ...SANITISER,
    defence: 'HTML is cleaned until nothing new comes out of what was taken away',
    code: 'const PASSES = 10;',
    replacement: 'const PASSES = 1;',
  },
  {
    ...SANITISER,
    defence: 'An event handler is recognised as a program',
    code: "if (name.startsWith('on')) return true;",
  },
  {
    ...SANITISER,
    defence: 'An address that is a program is recognised, however it is written',
    code: "return !WORDS.includes(name) && ACTIVE_ADDRESS.test(value.replace(IGNORED, ''));",
    replacement: 'return false;',
  },
  {
    ...BIO,
    defence: 'A biography with a program in it is refused',
    code: 'if (hasActiveContent(html)) throw refuse(apiMessages.bioUnsafe);',
  },
  {
    ...BIO,
    defence: 'A biography is cleaned before it is stored',
    code: 'const clean = sanitizeHtml(html);',
    replacement: 'const clean = html;',
  },
  {
    defence: 'The HTML of a work is cleaned before it is stored',
    file: 'functions/src/areas/work/clean-html.ts',
    code: 'const clean = sanitizeHtml(html);',
    replacement: 'const clean = html;',
    test: SANITIZED,
  },
  {
    defence: 'The description of a photograph is cleaned before it is stored',
    file: 'functions/src/areas/image/studio-images.ts',
    code: 'const clean = sanitizeHtml(html);',
    replacement: 'const clean = html;',
    test: SANITIZED,
  },
  {
    defence: 'A biography that was written past the API is cleaned before it is shown',
    file: 'functions/src/areas/user/get-profile.ts',
    code: 'bio: sanitizeHtml(user.bio),',
    replacement: 'bio: String(user.bio),',
    test: BIO.test,
  },
  {
    defence: 'The description of a photograph is cleaned before it is shown',
    file: 'functions/src/areas/exhibition/mappers.ts',
    code: 'image_description: sanitizeHtml(image.description)',
    replacement: 'image_description: image.description',
    test: SANITIZED,
  },
  {
    defence: 'The text of a story is cleaned before it is shown',
    file: 'functions/src/lib/stories.ts',
    code: 'content: sanitizeHtml(blog.content),',
    replacement: 'content: String(blog.content),',
    test: SANITIZED,
  },
  {
    ...EXHIBITION,
    defence: 'The description of an exhibition is cleaned before it is shown',
    code: '    description: sanitizeHtml(description),',
    replacement: '    description: String(description),',
  },
  {
    ...EXHIBITION,
    defence: 'What an exhibition says of its photographer is cleaned before it is shown',
    code: 'sanitizeHtml(exhibition.authorDescription)',
    replacement: 'String(exhibition.authorDescription)',
  },
  {
    defence: 'The description of a print is cleaned before it is shown',
    file: 'functions/src/areas/product/mappers.ts',
    code: 'sanitizeHtml(product.description)',
    replacement: 'String(product.description)',
    test: SANITIZED,
  },
  {
    defence: 'The description of a photograph is cleaned before an administrator reviews it',
    file: 'functions/src/areas/review/read-review-body.ts',
    code: 'sanitizeHtml(image.description)',
    replacement: 'String(image.description)',
    test: SANITIZED,
  },
  {
    defence: 'The biography of whoever asks to be a photographer is cleaned before an administrator reads it',
    file: 'functions/src/areas/review/list-reviews.ts',
    code: 'sanitizeHtml(user.bio)',
    replacement: 'String(user.bio)',
    test: SANITIZED,
  },
  {
    defence: 'A photograph’s description with a program in it is refused',
    file: 'functions/src/areas/image/studio-images.ts',
    code: 'if (hasActiveContent(html)) throw refuse(apiMessages.bioUnsafe);',
    test: SANITIZED,
  },
  {
    defence: 'The preview of a text that is not saved shows pictures of this site only',
    file: 'web/src/components/rich-text/purify.ts',
    code: "element.tagName === 'IMG' && parseImageId(element.getAttribute('src') ?? '') === null",
    replacement: "element.tagName === 'IMG' && !element.hasAttribute('src')",
    test: 'web/src/components/rich-text/purify.unit.test.ts',
  },
];
