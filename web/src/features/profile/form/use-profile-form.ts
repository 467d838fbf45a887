import type { Problems } from '@aperture-byline/contract/check-body';
import { messages } from '@aperture-byline/contract/messages';
import type { UserProfile } from '@aperture-byline/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { type FormikErrors, getIn, setIn, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ownProfileQuery } from '#lib/session/get-own-profile.ts';
import type { Account } from '#lib/session/session-store.ts';
import { showToast } from '#lib/toast.ts';
import { publicProfileQuery } from '../public/get-public-profile.ts';
import { useAvatar } from './avatar/use-avatar.ts';
import { draftOf, inForm, isPatient, leftOut, problemsOf } from './check-profile.ts';
import { useLeaveGuard } from './leaving/use-leave-guard.ts';
import { useUnsaved } from './leaving/use-unsaved.ts';
import { bodyOf, type FormType, type ProfileValues, valuesOf } from './profile-values.ts';
import { saveProfile } from './save-profile.ts';

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
  const [initialValues] = useState(() => valuesOf(profile));
  const { kept, note, settle } = useUnsaved(uid, type);
  const [failure, setFailure] = useState<string | null>(null);
  /** What the server found wrong at the last save. */
  const [refused, setRefused] = useState<Problems>({});
  const [stops, setStops] = useState(0);

  const formik = useFormik({
    initialValues: kept ?? initialValues,
    validate: (values) => errorsOf(values),
    onSubmit: save,
  });
  const isWritten = kept !== undefined || formik.dirty;
  useLeaveGuard(isWritten || avatar.choice.status !== 'unchanged', settle);
  useEffect(() => note(isWritten ? formik.values : null));

  // Where a save stops, the focus goes to the first field that is wrong.
  useEffect(() => {
    if (stops > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [stops]);

  function draft(values: ProfileValues) {
    return draftOf(type, values, bodyOf(initialValues));
  }

  function errorsOf(values: ProfileValues): FormikErrors<ProfileValues> {
    return Object.entries(problemsOf(type, draft(values), values)).reduce(
      (errors, [path, problem]) => setIn(errors, path, problem),
      {},
    );
  }

  async function save(values: ProfileValues) {
    const picture = await avatar.settled();
    if (picture === 'failed') {
      setStops((count) => count + 1);
      return;
    }
    const { parts, values: sent } = draft(values);
    const body = { ...parts, ...picture };
    if (type === 'ADD' || Object.keys(body).length > 0) {
      const outcome = await saveProfile(type, { userId, ...body });
      if (!outcome.saved) {
        const problems = inForm(outcome.problems, sent, values);
        setRefused(problems);
        if (problems.profilePicture) avatar.refuse(problems.profilePicture);
        const isShown = (path: string) => path === 'profilePicture' || getIn(values, path) !== undefined;
        if (Object.keys(problems).some(isShown)) setStops((count) => count + 1);
        else if (type === 'ADD') setFailure(messages.somethingWrongLater);
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
    navigate(paths.ownProfile);
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
    if (typeof problem !== 'string' || !getIn(formik.touched, path)) return undefined;
    return isPatient(problem) && formik.submitCount === 0 ? undefined : problem;
  }

  return { form, formik, avatar, isRestored: kept !== undefined, failure, problemAt, submit };
}
