import type { SocialMedium } from '@aperture-byline/contract/shared/constants';

/** The social media as they write themselves. */
export const MEDIUM_NAMES: Readonly<Record<SocialMedium, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
};
