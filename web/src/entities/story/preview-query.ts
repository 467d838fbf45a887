import { getPreviewedStory } from '@aperture-byline/contract/endpoints/works/preview';
import { apiQueryOrNull } from '#lib/api/api-or-null.ts';

/** The story that a preview link leads to; null where it leads to none, or has ended. */
export const previewedStoryQuery = (token: string) => apiQueryOrNull(getPreviewedStory, { params: { token } });
