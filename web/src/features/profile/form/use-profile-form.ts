import type { Problems } from '@aperture-byline/contract/shared/check-body';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { useQueryClient } from '@tanstack/react-query';
import { type FormikErrors, getIn, setIn, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { ownProfileQuery, publicProfileQuery } from '#entities/user/queries.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { useAvatar } from './avatar/use-avatar.ts';
import { inForm, isPatient, leftOut, problemsOf, submissionOf, WHOLE_FORM } from './check-profile.ts';
import { bodyOf, type FormType, type ProfileValues, valuesOf, writtenParts } from './profile-values.ts';
import { saveProfile } from './save-profile.ts';
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
  const isSaving = useRef(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
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

  function stopAt(problems: Problems) {
    setRefused(problems);
    setStops((count) => count + 1);
  }

  async function save(values: ProfileValues) {
    const picture = await avatar.settled();
    if (picture === 'failed') {
      setStops((count) => count + 1);
      return;
    }
    const { parts, values: sent } = submission(values, picture);
    const problems = problemsOf(type, { parts, values: sent }, values);
    if (Object.keys(problems).length > 0) {
      // The chosen picture turned out to be none.
      stopAt(problems);
      return;
    }
    if (type === 'ADD' || isChanged(parts)) {
      const outcome = await saveProfile(type, { userId, ...parts });
      if (!outcome.saved) {
        const refusals = inForm(outcome.problems, sent, values);
        if (refusals.profilePicture) avatar.refuse(refusals.profilePicture);
        const isShown = (path: string) =>
          path === WHOLE_FORM || path === 'profilePicture' || getIn(values, path) !== undefined;
        if (Object.keys(refusals).some(isShown)) stopAt(refusals);
        else setFailure({ text: outcome.message, canRetry: true });
        return;
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ownProfileQuery(uid).queryKey }),
        queryClient.invalidateQueries({ queryKey: publicProfileQuery(String(userId)).queryKey }),
      ]);
    }
    settle();
    const warning = type === 'ADD' ? leftOut(values) : '';
    if (warning) showToast('warning', warning);
    // Back leads past the form, which is done.
    navigate(paths.ownProfile, { replace: true });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second click comes before Formik knows of the first.
    if (isSaving.current) return;
    isSaving.current = true;
    setFailure(null);
    setRefused({});
    try {
      const errors = await formik.validateForm();
      await formik.submitForm();
      if (Object.keys(errors).length > 0) setStops((count) => count + 1);
    } finally {
      isSaving.current = false;
    }
  }

  function problemAt(path: string): string | undefined {
    const refusal = refused[path];
    if (refusal !== undefined) return refusal;
    const problem: unknown = getIn(formik.errors, path);
    // The whole form counts as touched once it was sent.
    const isTouched = path === WHOLE_FORM || getIn(formik.touched, path);
    if (typeof problem !== 'string' || !isTouched) return undefined;
    return isPatient(problem) && formik.submitCount === 0 ? undefined : problem;
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
