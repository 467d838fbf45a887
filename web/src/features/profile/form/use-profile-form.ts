import type { Problems } from '@aperture-byline/contract/shared/check-body';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { useMutation } from '@tanstack/react-query';
import { type FormikErrors, getIn, setIn, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { createProfileMutation, updateProfileMutation } from '#entities/user/mutations.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { useAvatar } from './avatar/use-avatar.ts';
import { inForm, isShownOnSubmit, leftOut, problemsOf, submissionOf, WHOLE_FORM } from './check-profile.ts';
import { bodyOf, type FormType, type ProfileValues, valuesOf, writtenParts } from './profile-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useProfileDraft } from './use-profile-draft.ts';

const isChanged = (parts: object) => Object.keys(parts).length > 0;

/** The state of the form, from the profile as it was when it opened until that is saved. */
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
  const { kept, note, settle } = useProfileDraft(uid);
  const [savedValues] = useState(() => valuesOf(profile));
  const [initialValues] = useState((): ProfileValues => ({ ...savedValues, ...kept }));
  const [isRestored] = useState(() => isChanged(writtenParts(savedValues, initialValues)));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  /** What the server found wrong at the last save. */
  const [refused, setRefused] = useState<Problems>({});
  const [stops, setStops] = useState(0);

  const formik = useFormik({
    initialValues,
    validate: (values) => errorsOf(values),
    onSubmit: save,
  });
  const written = writtenParts(savedValues, formik.values);
  const isWritten = isChanged(written);
  useLeaveGuard({ isWritten, hasPicture: avatar.choice.status !== 'unchanged', onGiveUp: settle });
  useEffect(() => note(isWritten ? written : null));

  // Where a save stops, the focus goes to the first field that is wrong, else to the sentence on the whole form.
  useEffect(() => {
    if (stops === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"][tabindex]'))?.focus();
  }, [stops]);

  function submission(values: ProfileValues, picture: { profilePicture?: string }) {
    return submissionOf(type, { values, before: bodyOf(savedValues), picture });
  }

  function errorsOf(values: ProfileValues): FormikErrors<ProfileValues> {
    const picture = avatar.isChosen ? { profilePicture: 'chosen' } : {};
    return Object.entries(problemsOf(type, submission(values, picture), values)).reduce(
      (errors, [path, problem]) => setIn(errors, path, problem),
      {},
    );
  }

  function stopAt(problems: Problems): false {
    setRefused(problems);
    return false;
  }

  /** False where a field, or the picture, has to be put right first. */
  async function save(values: ProfileValues): Promise<boolean> {
    const picture = await avatar.settled();
    if (picture === 'failed') return false;
    const { parts, values: sent } = submission(values, picture);
    const problems = problemsOf(type, { parts, values: sent }, values);
    if (Object.keys(problems).length > 0) {
      // The chosen picture turned out to be none.
      return stopAt(problems);
    }
    if (type === 'ADD' || isChanged(parts)) {
      const body = { userId, ...parts };
      try {
        await mutateAsync({ body });
      } catch (error) {
        const refusals = inForm(error instanceof ApiError ? error.fields : {}, sent, values);
        if (refusals.profilePicture) avatar.refuse(refusals.profilePicture);
        const isShown = (path: string) =>
          path === WHOLE_FORM || path === 'profilePicture' || getIn(values, path) !== undefined;
        if (Object.keys(refusals).some(isShown)) return stopAt(refusals);
        setFailure({ text: errorText(error, messages.somethingWrongLater), canRetry: true });
        return true;
      }
    }
    settle();
    const warning = type === 'ADD' ? leftOut(values) : '';
    if (warning) showToast('warning', warning);
    // Back leads past the form, which is done.
    navigate(paths.ownProfile, { replace: true });
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (formik.isSubmitting) return;
    setFailure(null);
    setRefused({});
    // Formik gives what `save` returns, and nothing where it found a field to be wrong.
    const wasTried: boolean | undefined = await formik.submitForm();
    if (!wasTried) setStops((count) => count + 1);
  }

  function problemAt(path: string): string | undefined {
    const refusal = refused[path];
    if (refusal !== undefined) return refusal;
    const problem: unknown = getIn(formik.errors, path);
    // The whole form counts as touched once it was sent.
    const isTouched = path === WHOLE_FORM || getIn(formik.touched, path);
    if (typeof problem !== 'string' || !isTouched) return undefined;
    return isShownOnSubmit(problem) && formik.submitCount === 0 ? undefined : problem;
  }

  // That there is nothing to save; Formik checks the fields alone, and hears nothing of the picture.
  const problem = avatar.isChosen ? undefined : problemAt(WHOLE_FORM);
  return {
    form,
    formik,
    avatar,
    isRestored,
    failure: problem === undefined ? failure : { text: problem, canRetry: false },
    problemAt,
    submit,
  };
}
