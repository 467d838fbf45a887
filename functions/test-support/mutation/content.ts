import { htmlMutants } from './content-html.ts';
import type { Mutant } from './mutant.ts';

const HEAD = {
  file: 'functions/src/pages/html/render-head.ts',
  test: 'functions/src/pages/html/render-head.unit.test.ts',
};
const REPORTS = {
  file: 'functions/src/data/comments.ts',
  test: 'functions/src/areas/comment/report-comment.http.test.ts',
};

/** Texts, addresses and comments that people write, and what a browser keeps. */
const textMutants: readonly Mutant[] = [
  {
    defence: 'A message of the contact form is text in the mail, not HTML',
    file: 'functions/src/lib/email/write-email.ts',
    code: 'escapeHtml(toWords(paragraph))',
    replacement: 'toWords(paragraph)',
    test: 'functions/src/areas/contact/contact.http.test.ts',
  },
  {
    ...HEAD,
    defence: 'A title stays text in the head of a page',
    code: 'return escapeHtml(oneLine(text));',
    replacement: 'return oneLine(text);',
  },
  {
    ...HEAD,
    defence: 'No text ends the element of the structured data in the head of a page',
    code: '/[<>&',
    replacement: '/[&',
  },
  {
    defence: 'No text ends the element of the data that a page was rendered from',
    file: 'functions/src/pages/html/document.ts',
    code: String.raw`JSON.stringify(value).replaceAll('<', '\\u003c')`,
    replacement: 'JSON.stringify(value)',
    test: 'functions/src/pages/html/hostile-pages.http.test.ts',
  },
  {
    defence: 'What a camera notes is stored without control characters',
    file: 'functions/src/media/read-exif.ts',
    code: ".replace(UNPRINTABLE, '')",
    test: 'functions/src/media/read-exif.unit.test.ts',
  },
  {
    defence: 'No text with a separator is joined with others',
    file: 'contract/src/shared/joined-strings.ts',
    code: 'if (!fitsRecordField(text)) throw new SeparatorInFieldError(field, FIELD);',
    test: 'contract/src/shared/joined-strings.unit.test.ts',
  },
  {
    defence: 'A field that a call does not know is refused',
    file: 'contract/src/shared/check-body.ts',
    code: 'if (unknown > 0) {',
    replacement: 'if (unknown < 0) {',
    test: 'contract/src/shared/check-body.unit.test.ts',
  },
  {
    defence: 'No story or print takes an address that the site has itself',
    file: 'contract/src/shared/slug.ts',
    code: 'return isSlug(slug) && !RESERVED_SLUGS.includes(slug);',
    replacement: 'return isSlug(slug);',
    test: 'contract/src/shared/slug.unit.test.ts',
  },
  {
    defence: 'A link to a person elsewhere leads to a host of the medium that it names',
    file: 'contract/src/user/social-link.ts',
    code: 'HOSTS[known].some((own) =>',
    replacement: "HOSTS[known].some((own) => own !== '' ||",
    test: 'contract/src/user/social-link.unit.test.ts',
  },
  {
    defence: 'A comment with many links waits for an administrator',
    file: 'functions/src/areas/comment/write-comment.ts',
    code: "hasManyLinks(comment) ? 'held' : 'visible'",
    replacement: "'visible'",
    test: 'functions/src/areas/comment/comment.http.test.ts',
  },
  {
    ...REPORTS,
    defence: 'A comment that several people report is hidden',
    code: "comment.status === 'visible' && count >= REPORTS_TO_HIDE",
    replacement: 'count < 0',
  },
  {
    ...REPORTS,
    defence: 'Who reports a comment again and again counts once',
    code: 'known.some(({ exists }) => exists) || ',
  },
  {
    defence: 'A title cannot add to the address that is shared',
    file: 'web/src/components/share/share-choices.tsx',
    code: '<TwitterShareButton {...titled}>Twitter</TwitterShareButton>',
    replacement:
      "<button type='button' onClick={() => window.open('https://twitter.com/intent/tweet?url=' + url + '&text=' + title)}>Twitter</button>",
    test: 'web/src/components/share/share-choices.unit.test.tsx',
  },
  {
    defence: 'After signing in nobody is led to another site',
    file: 'web/src/features/auth/frame/auth-layout.tsx',
    code: "localPath(parameters.get('redirect'))",
    replacement: "parameters.get('redirect')",
    test: 'web/src/features/auth/login-page.unit.test.tsx',
  },
  {
    defence: 'A path that becomes the address of another site when it is read is none of this one',
    file: 'web/src/lib/local-path.ts',
    code: "if (place === null || !PATH.test(place.replaceAll(' ', ''))) return null;",
    replacement: 'if (place === null) return null;',
    test: 'web/src/lib/local-path.unit.test.ts',
  },
  {
    defence: 'What a browser stored as a cart and is none is left out',
    file: 'web/src/entities/cart/cart-item.ts',
    code: 'if (!isPrint(print)) return null;',
    test: 'web/src/entities/cart/cart-store.unit.test.ts',
  },
  {
    defence: 'A name stays text in the mails of the house',
    file: 'functions/src/lib/email/write-email.ts',
    code: 'escapeHtml(toWords(paragraph))',
    replacement: 'toWords(paragraph)',
    test: 'functions/src/areas/role/role-emails.unit.test.ts',
  },
  {
    defence: 'The summary of a story stays text in a feed, whose readers take it for HTML',
    file: 'functions/src/pages/feeds/write-feed.ts',
    code: 'description: escapeHtml(summary),',
    replacement: 'description: summary,',
    test: 'functions/src/pages/feeds/feed-contents.http.test.ts',
  },
  {
    defence: 'A record of a profile that cannot be joined with others is left out',
    file: 'functions/src/areas/user/get-profile.ts',
    code: 'Object.values(record).every(fitsRecordField)',
    replacement: 'Object.values(record).length > 0',
    test: 'functions/src/areas/user/profile-texts.http.test.ts',
  },
  {
    defence: 'A link of a profile that was written past the API leads where it says, or is left out',
    file: 'functions/src/areas/user/get-profile.ts',
    code: 'isSocialLink(socialMedia, link))',
    replacement: "link !== 'none' && socialMedia !== undefined)",
    test: 'functions/src/areas/user/profile-texts.http.test.ts',
  },
  {
    defence: 'A token with control characters is refused',
    file: 'contract/src/shared/clean-text.ts',
    code: ' || CONTROL.test(text)',
    test: 'contract/src/shared/check-body.unit.test.ts',
  },
  {
    defence: 'A comment does not turn the direction of the text around it',
    file: 'contract/src/shared/clean-text.ts',
    code: "    .replace(NEEDLESS, '')",
    replacement: '',
    test: 'functions/src/areas/comment/comment.http.test.ts',
  },
  {
    ...REPORTS,
    defence: 'A comment that an administrator let stand is not hidden by reports again',
    code: ' || comment.isApproved) return false;',
    replacement: ') return false;',
    test: 'functions/src/areas/comment/comment-reviews.http.test.ts',
  },
  {
    ...REPORTS,
    defence: 'Accounts without a confirmed address report as the one address that they come from',
    file: 'functions/src/areas/comment/routes.ts',
    code: 'principal?.emailVerified ? principal.userId : null',
    replacement: 'principal ? principal.userId : null',
  },
  {
    defence: 'A stored cart leads to no picture but one of the web',
    file: 'web/src/entities/cart/cart-item.ts',
    code: String.raw` && /^(?:$|https?:\/\/|\/(?!\/))/.test(value)`,
    test: 'web/src/entities/cart/cart-store.unit.test.ts',
  },
  {
    defence: 'What an artist typed as a tracking number cannot change where the link leads',
    file: 'web/src/entities/order/tracking.tsx',
    code: 'encodeURIComponent(tracking)',
    replacement: 'tracking',
    test: 'web/src/entities/order/tracking.unit.test.ts',
  },
];

/** What people write. */
export const contentMutants: readonly Mutant[] = [...htmlMutants, ...textMutants];
