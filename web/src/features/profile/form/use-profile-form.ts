import type { Problems } from '@aperture-byline/contract/shared/api/check-body';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { useMutation } from '@tanstack/react-query';
import { type FormikErrors, getIn, setIn, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { array, object, string } from 'yup';
import { type FormFailure, useFocusOnInvalid } from '#components/forms/form-alert.tsx';
import { NO_REFUSAL, remainingProblems } from '#components/forms/remaining-problems.ts';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import type { Account } from '#entities/session/session-store.ts';
import { createProfileMutation, updateProfileMutation } from '#entities/user/mutations.ts';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import { profileDraft } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import { showToast } from '#lib/toast.ts';
import { type PictureParts, useAvatar } from './avatar/use-avatar.ts';
import { collectSubmission, findProblems, inForm, isShownOnSubmit, leftOut, WHOLE_FORM } from './check-profile.ts';
import { type FormType, type ProfileValues, toProfileBody, toProfileValues, writtenParts } from './profile-values.ts';

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

const useProfileDraft = (uid: string) => useDraft(profileDraft(uid), draftSchema);

const isChanged = (parts: object) => Object.keys(parts).length > 0;

/** Returns the paths of the values whose change may resolve a problem: for a link, its medium or its address. */
function findPaths(path: string): string[] {
  if (path === WHOLE_FORM) return Object.keys(draftSchema.fields);
  return [/^socialLinks\[\d+\]/.exec(path)?.[0] ?? path];
}

export function useProfileForm({
  type,
  account: { uid, userId },
  profile,
}: {
  type: FormType;
  account: Account;
  profile: UserProfile;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(
    type === 'ADD' ? createProfileMutation({ uid, userId }) : updateProfileMutation({ uid, userId }),
  );
  const avatar = useAvatar(uid);
  const { restored, saveDraft, discardDraft } = useProfileDraft(uid);
  const [savedValues] = useState(() => toProfileValues(profile));
  const [initialValues] = useState((): ProfileValues => ({ ...savedValues, ...restored }));
  const [isRestored] = useState(() => isChanged(writtenParts(savedValues, initialValues)));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  /** Problems that stopped the last save. */
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [invalidSubmits, setInvalidSubmits] = useState(0);

  const formik = useFormik({
    initialValues,
    validate: (values) => findErrors(values),
    onSubmit: save,
  });
  const written = writtenParts(savedValues, formik.values);
  const isWritten = isChanged(written);
  const hasPicture = avatar.choice.status !== 'unchanged';
  useLeaveGuard({ isWritten: isWritten || hasPicture, isLostOnReload: hasPicture, onGiveUp: discardDraft });
  useEffect(() => saveDraft(isWritten ? written : null));

  useFocusOnInvalid(form, invalidSubmits);

  function submission(values: ProfileValues, picture: PictureParts) {
    return collectSubmission(type, { values, before: toProfileBody(savedValues), picture });
  }

  function findErrors(values: ProfileValues): FormikErrors<ProfileValues> {
    const picture = avatar.isSelected ? { profilePicture: 'chosen' } : {};
    return Object.entries(findProblems(type, submission(values, picture), values)).reduce(
      (errors, [path, problem]) => setIn(errors, path, problem),
      {},
    );
  }

  function stopAt(problems: Problems, fields: ProfileValues): false {
    setRefusal({ problems, fields });
    return false;
  }

  /** False where the user has to correct a field or the picture. */
  async function save(values: ProfileValues): Promise<boolean> {
    const picture = await avatar.settled();
    if (picture === 'failed') return false;
    const { parts, values: submittedValues } = submission(values, picture);
    const problems = findProblems(type, { parts, values: submittedValues }, values);
    if (Object.keys(problems).length > 0) {
      // A chosen picture that turned out to be invalid may leave nothing to save.
      return stopAt(problems, values);
    }
    if (type === 'ADD' || isChanged(parts)) {
      const body = { userId, ...parts };
      try {
        await mutateAsync({ body });
      } catch (error) {
        const rejections = inForm(error instanceof ApiError ? error.fields : {}, submittedValues, values);
        if (rejections.profilePicture) avatar.refuse(rejections.profilePicture);
        const isShown = (path: string) =>
          path === WHOLE_FORM || path === 'profilePicture' || getIn(values, path) !== undefined;
        if (Object.keys(rejections).some(isShown)) return stopAt(rejections, values);
        setFailure({ text: errorText(error, messages.somethingWrongLater), canRetry: true });
        return true;
      }
    }
    discardDraft();
    const warning = type === 'ADD' ? leftOut(values) : '';
    if (warning) showToast('warning', warning);
    // `replace`: Back skips the saved form.
    navigate(paths.accountProfile, { replace: true });
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (formik.isSubmitting) return;
    setFailure(null);
    setRefusal(NO_REFUSAL);
    // The result of `save`; undefined where the validation failed.
    const wasTried: boolean | undefined = await formik.submitForm();
    if (!wasTried) setInvalidSubmits((count) => count + 1);
  }

  const refused = remainingProblems(refusal, formik.values, findPaths);

  function problemAt(path: string): string | undefined {
    const rejection = refused[path];
    if (rejection !== undefined) return rejection;
    const problem: unknown = getIn(formik.errors, path);
    // The whole form has no `touched` of its own.
    const isTouched = path === WHOLE_FORM || getIn(formik.touched, path);
    if (typeof problem !== 'string' || !isTouched) return undefined;
    return isShownOnSubmit(problem) && formik.submitCount === 0 ? undefined : problem;
  }

  // That the profile is empty: Formik validates the fields alone, so a chosen picture overrules it.
  const problem = avatar.isSelected ? undefined : problemAt(WHOLE_FORM);
  return {
    form,
    formik,
    avatar,
    isRestored,
    failure: problem === undefined ? failure : { text: problem },
    problemAt,
    submit,
  };
}
