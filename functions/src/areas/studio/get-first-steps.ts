import type { FirstSteps } from '@aperture-byline/contract/studio/wire';
import { hasImages } from '../../data/images/images.ts';
import { readUser } from '../../data/people/users.ts';
import { hasSubmittedWork } from '../../data/review/reviews.ts';

export async function getFirstSteps(userId: string): Promise<FirstSteps> {
  const [user, upload, isSubmitted] = await Promise.all([
    readUser(userId),
    hasImages(userId),
    hasSubmittedWork(userId),
  ]);
  const { exhibitions = 0, stories = 0 } = user?.publicWork?.counts ?? {};
  return {
    profile: user !== null && user.bio !== '' && user.avatar !== null,
    upload,
    work: isSubmitted || exhibitions + stories > 0,
  };
}
