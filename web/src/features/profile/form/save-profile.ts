import type { Problems } from '@aperture-byline/contract/check-body';
import { messages } from '@aperture-byline/contract/messages';
import type { UserProfile } from '@aperture-byline/contract/user';
import { ApiError } from '#lib/api.ts';
import { failureText } from '#lib/failure-text.ts';
import { callOwn } from '#lib/session/account-api.ts';
import type { FormType, ProfileBody } from './profile-values.ts';

/**
 * How a save fared: done, or refused with a sentence for the writer; what is wrong with which field is told by the paths
 * of what was sent, if it is known.
 */
export type SaveOutcome = { saved: true } | { saved: false; message: string; problems: Problems };

/** `POST` or `PUT /user/user-info`. Never throws: a failure is logged, and an outcome that the form shows. */
export async function saveProfile(
  type: FormType,
  body: Partial<ProfileBody> & { userId: number; profilePicture?: string },
): Promise<SaveOutcome> {
  try {
    const method = type === 'ADD' ? 'POST' : 'PUT';
    await callOwn<UserProfile[]>('/user/user-info', { method, body });
    return { saved: true };
  } catch (error) {
    console.error('The profile could not be saved:', error);
    return {
      saved: false,
      message: failureText(error, messages.somethingWrongLater),
      problems: error instanceof ApiError ? error.fields : {},
    };
  }
}
