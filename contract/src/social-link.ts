import { SOCIAL_MEDIA, type SocialMedium } from './constants.ts';

/** Where the addresses of each medium lead; their subdomains count too. */
const HOSTS: Readonly<Record<SocialMedium, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
};

/** The one host that a medium's links are written with, for examples. */
export function hostOf(medium: SocialMedium): string {
  return HOSTS[medium][0] ?? medium;
}

const ADDRESS = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]{2,6})\/(?=[^/?#])[^\s<>"'\\\p{C}]+$/iu;

/** True for an https address of somebody's page at this medium: its own host, no login, no port, no bare front page. */
export function isSocialLink(medium: string, link: string): boolean {
  const known = SOCIAL_MEDIA.find((one) => one === medium);
  const host = ADDRESS.exec(link)?.[1]?.toLowerCase();
  return known !== undefined && HOSTS[known].some((own) => host === own || host?.endsWith(`.${own}`));
}

/** What a person typed as an https address: `instagram.com/mira` becomes `https://instagram.com/mira`. */
export function completeLink(typed: string): string {
  const link = typed.trim();
  if (link === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link)) return link.replace(/^http:\/\//i, 'https://');
  return `https://${link.replace(/^\/+/, '')}`;
}
