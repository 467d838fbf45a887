import { findImageProblems, type ImageChanges } from '@aperture-byline/contract/image/bodies';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { LICENSES, type StudioImage } from '@aperture-byline/contract/image/wire';
import { toParagraphs } from '@aperture-byline/contract/shared/text/plain-text';
import { useMutation } from '@tanstack/react-query';
import { type FormikErrors, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field, SelectField, TextAreaField } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Row, Stack } from '#components/layout/layout.tsx';
import { toPlainText } from '#components/rich-text/plain-paragraphs.ts';
import { changeImagesMutation } from '#entities/image/studio-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { formDraft, textsSchema } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import { showToast } from '#lib/toast.ts';
import styles from './library.module.css';

interface Values {
  title: string;
  alt: string;
  description: string;
  tags: string;
  license: string;
  creator: string;
  copyrightNotice: string;
  place: string;
  privacyStatus: string;
}

/** Returns the initial values of the form. For several images all are empty, and fields left empty are not changed. */
function toDetailsValues(images: readonly StudioImage[]): Values {
  const [only, second] = images;
  if (!only || second)
    return {
      title: '',
      alt: '',
      description: '',
      tags: '',
      license: '',
      creator: '',
      copyrightNotice: '',
      place: '',
      privacyStatus: '',
    };
  return {
    title: only.title,
    alt: only.alt,
    description: toPlainText(only.description),
    tags: only.tags.join(', '),
    license: LICENSES.some((one) => one === only.license) ? only.license : '',
    creator: only.creator,
    copyrightNotice: only.copyrightNotice,
    place: only.place,
    privacyStatus: only.privacyStatus,
  };
}

const draftSchema = textsSchema(Object.keys(toDetailsValues([])) as (keyof Values)[]);

const namesOfChanges = (values: Values, before: Values) =>
  (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== before[name]);

function findChanges(values: Values, before: Values): ImageChanges {
  const changed = namesOfChanges(values, before);
  const all = {
    ...values,
    description: toParagraphs(values.description),
    tags: values.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}

type Saved = readonly StudioImage[] | null;

export interface UnsavedDetails {
  /** Returns the photographs as saved; null where something is not saved then: the form, or a toast, says why. */
  save: () => Promise<Saved>;
  isSaving: () => boolean;
  discard: () => void;
}

export default function DetailsForm({
  uid,
  images,
  onUnsaved,
  onSaved,
}: {
  uid: string;
  images: readonly StudioImage[];
  /** Called with null where everything is saved, or the form is gone. */
  onUnsaved: (details: UnsavedDetails | null) => void;
  onSaved: (images: readonly StudioImage[]) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isOne = images.length === 1;
  const { mutateAsync, isPending } = useMutation(changeImagesMutation(uid));
  const key = formDraft('details', uid, ...images.map(({ id }) => id).sort());
  const { restored, saveDraft, discardDraft } = useDraft(key, draftSchema);
  const [before, setBefore] = useState(() => toDetailsValues(images));
  const formik = useFormik<Values>({
    initialValues: { ...before, ...restored },
    validateOnBlur: false,
    validate: (values): FormikErrors<Values> => findImageProblems(findChanges(values, before)),
    onSubmit: send,
  });
  const changed = namesOfChanges(formik.values, before);
  const isWritten = changed.length > 0;
  useLeaveGuard({ isWritten });
  useEffect(() => saveDraft(isWritten ? Object.fromEntries(changed.map((name) => [name, formik.values[name]])) : null));

  const latest = useRef(formik.values);
  const submission = useRef<Promise<Saved> | null>(null);
  const handlers = useRef({ save, discardDraft });
  useEffect(() => {
    latest.current = formik.values;
    handlers.current = { save, discardDraft };
  });
  useEffect(() => {
    if (!isWritten) return;
    onUnsaved({
      save: () => handlers.current.save(),
      isSaving: () => submission.current !== null,
      discard: () => handlers.current.discardDraft(),
    });
    return () => onUnsaved(null);
  }, [isWritten, onUnsaved]);

  async function send(values: Values): Promise<Saved> {
    const changes = findChanges(values, before);
    if (Object.keys(changes).length === 0) return images;
    let changed: readonly StudioImage[];
    try {
      const ids = images.map(({ id }) => id);
      changed = await mutateAsync({ body: { ids, changes } });
      onSaved(changed);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'WRONG_STATE';
      showToast('error', isRefused ? error.message : errorText(error, studioImageMessages.notSaved));
      return null;
    }
    const typed = latest.current;
    const saved = isOne ? values : toDetailsValues(images);
    setBefore(saved);
    formik.resetForm({ values: saved });
    // Somebody may have gone on typing.
    if (typed !== values) await formik.setValues(typed);
    showToast('success', studioImageMessages.saved);
    return typed === values ? changed : null;
  }

  async function submit(): Promise<Saved> {
    const [wrong] = Object.keys(await formik.validateForm());
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    // The result of `send`; undefined where something is wrong.
    const saved: Saved | undefined = await formik.submitForm();
    return saved ?? null;
  }

  /** Saves the form. A call during a save returns the promise of that save. */
  function save(): Promise<Saved> {
    submission.current ??= submit().finally(() => {
      submission.current = null;
    });
    return submission.current;
  }

  const field = (name: keyof Values) => ({
    ...formik.getFieldProps(name),
    error: formik.touched[name] ? formik.errors[name] : undefined,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  const hint = isOne ? undefined : 'Left empty, each keeps its own.';
  return (
    <Stack as="form" ref={form} gap={3} noValidate onSubmit={onSubmit}>
      <Field label="Title" hint={hint} {...field('title')} />
      <TextAreaField
        label="Alternative text"
        hint={hint ?? 'What is to be seen, for those who cannot see it.'}
        rows={2}
        {...field('alt')}
      />
      <TextAreaField label="Description" hint={hint} rows={4} {...field('description')} />
      <Field label="Tags" hint={hint ?? 'Separated by commas, 20 at most.'} {...field('tags')} />
      <SelectField label="Licence" {...field('license')}>
        {before.license === '' && <option value="">As it is</option>}
        {LICENSES.map((license) => (
          <option key={license}>{license}</option>
        ))}
      </SelectField>
      <Field label="Creator" hint={hint ?? 'Left empty, it is your name.'} {...field('creator')} />
      <Field
        label="Copyright notice"
        hint={hint ?? 'Left empty, it is made of the name and the licence.'}
        {...field('copyrightNotice')}
      />
      <Field
        label="Place"
        hint={hint ?? 'For prints of it, which begin with this place. The photograph does not show it.'}
        {...field('place')}
      />
      <SelectField
        label="Visibility"
        hint="Private: only you see it. Public: everybody, once it is approved."
        {...field('privacyStatus')}
      >
        {!isOne && <option value="">As it is</option>}
        <option>Private</option>
        <option>Public</option>
      </SelectField>
      <Row gap={1.5} className={styles.actions}>
        <SubmitButton variant="primary" isBusy={isPending}>
          Save
        </SubmitButton>
        <p role="status" className="text-quiet text-small">
          {isWritten && !isPending ? studioImageMessages.notSavedYet : ''}
        </p>
      </Row>
    </Stack>
  );
}
