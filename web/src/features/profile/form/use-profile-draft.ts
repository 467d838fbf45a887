import { array, object, string } from 'yup';
import { profileDraft } from '#lib/drafts.ts';
import { useDraft } from '#lib/use-draft.ts';

const text = () => string().defined();

/** The parts of a profile that were changed. The others follow the profile, which may change elsewhere meanwhile. */
const draftSchema = object({
  firstName: string(),
  middleName: string(),
  lastName: string(),
  subtitle: string(),
  bio: string(),
  achivements: array(object({ key: text(), title: text(), description: text(), achivedDate: text() })),
  socialLinks: array(object({ key: text(), socialMedia: text(), link: text() })),
}).noUnknown();

/** The draft of the profile form, shared by its two variants. */
export const useProfileDraft = (uid: string) => useDraft(profileDraft(uid), draftSchema);
