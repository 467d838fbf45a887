/** A site, or a way, to share a page with. */
export type ShareSite = 'facebook' | 'x' | 'whatsapp' | 'reddit' | 'telegram' | 'linkedin' | 'mail' | 'copy';

/** The sites in the order of the menu: `all` for exhibitions and products, `few` for images and stories. */
export const SHARE_SITES: Readonly<Record<'all' | 'few', readonly ShareSite[]>> = {
  all: ['facebook', 'x', 'whatsapp', 'reddit', 'telegram', 'linkedin', 'mail', 'copy'],
  few: ['facebook', 'x', 'whatsapp', 'copy'],
};

export const shareMessages = {
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
} as const;
