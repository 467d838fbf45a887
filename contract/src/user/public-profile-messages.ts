/** Messages of public profiles, apart from those of the profile's forms so that only they are loaded. */
export const publicProfileMessages = {
  userNotFound: 'User Not Found',
  noStoriesAdded: 'No stories added',
  achievements: 'Achievements',
  socialLinks: 'Social Links',
} as const;
