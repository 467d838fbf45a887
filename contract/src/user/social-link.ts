import { SOCIAL_MEDIA, type SocialMedium } from '../shared/constants.ts';

/** Where the addresses of each medium lead; their subdomains count too. That of a website is an example. */
const HOSTS: Readonly<Record<SocialMedium, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
  website: ['example.com'],
};

/** The one host that a medium's links are written with, for examples. */
export function mainHost(medium: SocialMedium): string {
  return HOSTS[medium][0] ?? medium;
}

const ADDRESS = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]{2,6})\/([^\s<>"'\\\p{C}/?#][^\s<>"'\\\p{C}]*)$/iu;

/** An https address; the front page of a website counts. */
const WEBSITE = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]{2,24})(?:\/([^\s<>"'\\\p{C}]*))?$/iu;

const isAt = (host: string | undefined, medium: SocialMedium): boolean =>
  HOSTS[medium].some((own) => host === own || host?.endsWith(`.${own}`));

/** True for an https page at this medium: its own host, no login, port, bare front page or redirect. */
export function isSocialLink(medium: string, link: string): boolean {
  const known = SOCIAL_MEDIA.find((one) => one === medium);
  if (known === undefined || isRedirect(link)) return false;
  if (known !== 'website') return isAt(ADDRESS.exec(link)?.[1]?.toLowerCase(), known);
  const host = WEBSITE.exec(link)?.[1]?.toLowerCase();
  return host !== undefined && !SOCIAL_MEDIA.some((one) => one !== 'website' && isAt(host, one));
}

/** True for any https page, also of a medium, that is no redirect. */
export const isWebAddress = (link: string): boolean => WEBSITE.test(link) && !isRedirect(link);

/** The hosts, and the parts of paths, by which these media redirect to other sites. */
const REDIRECT_HOST = /^(?:l|lm|out|redirect)\./i;
const REDIRECT_PART = /^(?:l|away|url|out|redir|redirect|slink|linkshim|flx)(?:\.php)?$/i;

/** How an address begins: with a protocol, or with a host of several parts. */
const ADDRESS_START =
  /^(?:[a-z][a-z0-9+.-]*:|(?:[^\s/\\:?#.]+\.)+[^\s/\\:?#.\d]{2,}(?:[/\\:?#]|$)|(?:\d{1,3}\.){3}\d{1,3}(?:[/\\:?#]|$))/i;
/** Characters that browsers ignore in an address. */
const OVERLOOKED = /[\p{C}\s]/gu;
/** An address inside another one is escaped once, inside a third one twice. */
const ESCAPED_MAX = 5;

/** True for open redirects (`/l.php`, `/away`, `/url`) and addresses that carry another one: swindlers may use them. */
export function isRedirect(link: string): boolean {
  const [, host = '', rest = ''] = WEBSITE.exec(link) ?? [];
  const [path = '', ...queries] = rest.split(/[?#]/);
  return (
    REDIRECT_HOST.test(host) ||
    path
      .split('/')
      .map(unescaped)
      .some((part) => REDIRECT_PART.test(part) || part.includes('//')) ||
    queries.flatMap((query) => query.split(/[&;]/)).some((pair) => isAddress(pair.slice(pair.indexOf('=') + 1)))
  );
}

function isAddress(value: string): boolean {
  const plain = unescaped(value).replace(OVERLOOKED, '').replaceAll('\\', '/');
  return plain.includes('//') || ADDRESS_START.test(plain);
}

/** The text without escapes of ASCII characters, however often they were escaped. */
function unescaped(text: string): string {
  let plain = text;
  for (let round = 0; round < ESCAPED_MAX; round += 1)
    plain = plain.replace(/%([0-7][0-9a-f])/gi, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return plain;
}

/** The medium that an https address belongs to, or null where it is no page at any of them. */
export function findMedium(link: string): SocialMedium | null {
  return SOCIAL_MEDIA.find((medium) => isSocialLink(medium, link)) ?? null;
}

/** Where the names of a network's users stand. */
const USER_PATH: Readonly<Partial<Record<SocialMedium, string>>> = { linkedin: 'in/' };

/**
 * Completes what a person typed to an https address: `instagram.com/mira` becomes `https://instagram.com/mira`, and so
 * does `@mira` of Instagram.
 */
export function completeLink(typed: string, medium?: string): string {
  const link = typed.trim();
  const network = SOCIAL_MEDIA.find((one) => one === medium && one !== 'website');
  const [, name] = /^@([\p{L}\p{N}._-]+)$/u.exec(link) ?? [];
  if (network && name) return `https://${mainHost(network)}/${USER_PATH[network] ?? ''}${name}`;
  if (link === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link)) return link.replace(/^http:\/\//i, 'https://');
  return `https://${link.replace(/^\/+/, '')}`;
}
