import { createProfile, updateProfile } from '@aperture-byline/contract/endpoints/user';
import type { Problems } from '@aperture-byline/contract/shared/check-body';
import { messages } from '@aperture-byline/contract/shared/messages';
import { callOwn } from '#entities/session/api/account-api.ts';
import { ApiError } from '#lib/api.ts';
import { failureText } from '#lib/error-text.ts';
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
    await callOwn(type === 'ADD' ? createProfile : updateProfile, { body });
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
