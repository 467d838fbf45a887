import { type ContactMessage, contactSchema } from '@aperture-byline/contract/contact/bodies';
import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import { sendContactMessage } from '@aperture-byline/contract/endpoints/mail/contact';
import { messages } from '@aperture-byline/contract/shared/messages';
import { mutationOptions } from '@tanstack/react-query';
import { type FormikProps, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { Button } from '#components/base/button.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { remainingProblems } from '#components/forms/remaining-problems.ts';
import { Stack } from '#components/layout/layout.tsx';
import { ApiError, callApi } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/storage/drafts.ts';
import { CONTACT_DRAFT } from './contact-draft.ts';
import styles from './contact-form.module.css';

/** Where a forwarding service is set, the browser itself posts the form there. */
const FORWARDING_URL: string | undefined = import.meta.env.VITE_CONTACT_FORM_URL;
const NAMES = ['name', 'email', 'message'] as const;
const EMPTY = { name: '', email: '', message: '', website: '' };
/** The schema without the honeypot: autofill may have filled it, and an error on a hidden field is not seen. */
const visibleSchema = contactSchema.omit(['website']);

const draftSchema = object({ name: string(), email: string(), message: string() }).noUnknown();

/** The form. What was written stays until the server has it, also across a reload. */
export default function ContactForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const leaving = useLeaving();
  const sending = useSingleFlightMutation({
    ...sendContactMessageMutation,
    onSuccess: () => {
      removeDraft(CONTACT_DRAFT);
      onSent();
    },
    onError: (error) => focusFirst(findFieldErrors(error)),
  });
  const formik = useFormik({
    initialValues: EMPTY,
    validationSchema: visibleSchema,
    onSubmit: (values) => {
      if (FORWARDING_URL) {
        leaving.begin();
        // The draft stays until it expires: the page is left before the service answers, which may fail.
        form.current?.submit();
        return;
      }
      sending.mutate(toContactMessage(values));
    },
  });
  useMessageDraft(formik);
  const busy = sending.isPending || leaving.active;
  const problems = findFieldErrors(sending.error);
  /** Problems of the last try. Not in Formik, which validates anew as soon as the focus moves. */
  const refused = remainingProblems({ problems, fields: sending.variables ?? {} }, toContactMessage(formik.values));
  const isMended = Object.keys(problems).length > 0 && Object.keys(refused).length === 0;

  function focusFirst(errors: Readonly<Record<string, string>>) {
    const name = NAMES.find((candidate) => errors[candidate]);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    sending.reset();
    const errors = await formik.validateForm();
    await formik.submitForm();
    focusFirst(errors);
  }

  function field(name: (typeof NAMES)[number]) {
    return {
      ...formik.getFieldProps(name),
      required: true,
      error: refused[name] ?? (formik.touched[name] ? formik.errors[name] : undefined),
    };
  }

  return (
    <Stack
      as="form"
      ref={form}
      gap={3}
      method="post"
      action={FORWARDING_URL}
      onSubmit={submit}
      noValidate
      aria-label="Write to us"
    >
      <Field label="Name" autoComplete="name" {...field('name')} />
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextAreaField label="Message" rows={7} {...field('message')} />
      <div className={styles.trap} aria-hidden>
        <input {...formik.getFieldProps('website')} type="text" tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
      <FormAlert failure={sending.error && !isMended ? describeFailure(sending.error) : null} />
      <Button type="submit" variant="primary" disabled={busy} className={styles.send}>
        {busy ? contactMessages.sending : 'Send message'}
      </Button>
    </Stack>
  );
}

function toContactMessage({ website, ...visible }: typeof EMPTY): ContactMessage {
  return { ...visibleSchema.cast(visible), website };
}

/** Keeps what is written, and restores it after hydration: the server knows no draft. */
function useMessageDraft({ values, dirty, setValues }: FormikProps<typeof EMPTY>): void {
  useEffect(() => {
    const stored = readDraft(CONTACT_DRAFT, draftSchema);
    if (stored) setValues({ ...EMPTY, ...stored }, false);
  }, [setValues]);
  const wasWritten = useRef(false);
  const { name, email, message } = values;
  useEffect(() => {
    if (dirty) writeDraft(CONTACT_DRAFT, { name, email, message });
    else if (wasWritten.current) removeDraft(CONTACT_DRAFT);
    wasWritten.current = dirty;
  }, [dirty, name, email, message]);
}

function findFieldErrors(error: Error | null): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

function describeFailure(error: Error): FormFailure {
  const text = error instanceof ApiError ? error.message : errorText(error, messages.somethingWrongLater);
  return { text, canRetry: Object.keys(findFieldErrors(error)).length === 0 };
}

/** True from a native submit on, so that a second click sends nothing; false again when Back restores the page. */
function useLeaving() {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const comeBack = () => setActive(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return { active, begin: () => setActive(true) };
}

const sendContactMessageMutation = mutationOptions({
  mutationKey: ['contact message'],
  mutationFn: (body: ContactMessage) => callApi(sendContactMessage, { body }),
});
