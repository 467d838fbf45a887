import { number, object } from 'yup';
import { schemaMessages } from '../shared/api/schema-messages.ts';
import { PREVIEW_DAYS } from '../work/limits.ts';
import { workMessages } from '../work/work-messages.ts';
import type { Story } from './wire.ts';

/** `POST /studio/blog/{id}/preview`. */
export const previewLinkSchema = object({
  days: number()
    .required(schemaMessages.valueInvalid)
    .oneOf([...PREVIEW_DAYS], workMessages.previewDaysInvalid),
}).noUnknown();

/** `GET /studio/blog/{id}/preview`: times are ISO 8601. */
export interface PreviewLink {
  id: string;
  createdAt: string;
  endsAt: string;
}

/** Answer of `POST /studio/blog/{id}/preview`: the only one that holds the token. */
export interface NewPreviewLink extends PreviewLink {
  token: string;
}

/** `GET /preview/{token}`: the story as its page will show it, with those of its photographs that can become public. */
export interface PreviewedStory {
  story: Story;
  endsAt: string;
  /** It is public by now, as it is here: its page shows it. */
  isPublic: boolean;
}
