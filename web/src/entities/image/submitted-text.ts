import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';

/** Returns the message once images are submitted: those of a trusted photographer may be public at once. */
export const submittedText = (images: readonly StudioImage[]): string =>
  images.some(({ status }) => status === 'submitted') ? studioImageMessages.submitted : studioImageMessages.published;
