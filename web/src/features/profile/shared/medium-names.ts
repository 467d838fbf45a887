import type { SocialMedium } from '@aperture-byline/contract/shared/constants';

/** Display names of the social media. */
export const MEDIUM_NAMES: Readonly<Record<SocialMedium, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
};
