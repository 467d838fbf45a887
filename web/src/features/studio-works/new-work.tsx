import { WORK_TITLE_MAX } from '@aperture-byline/contract/work/limits';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { createOnce, type Unanswered } from '#entities/work/create-once.ts';
import { type EditedWork, refetchWorks, type WorkCalls } from '#entities/work/work-calls.ts';
import { errorText } from '#lib/error-text.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './new-work.module.css';

/** Asks for a title and begins a draft; everything else is told in its editor. */
export function NewWork<Fields extends { title: string }, Work extends EditedWork<Fields>>({
  uid,
  calls,
  hint,
  initialFields,
  listPath,
}: {
  uid: string;
  calls: WorkCalls<Fields, Work>;
  hint: string;
  /** What it begins with besides its title. */
  initialFields?: Partial<Fields> | undefined;
  /** Below it stands each by its id. */
  listPath: string;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const unanswered = useRef<Unanswered<Fields> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSingleFlightMutation({
    mutationKey: [PRIVATE, 'new work', calls.list],
    mutationFn: begin,
    onSuccess: (work) => {
      client.setQueryData(calls.read(uid, work.id).queryKey, work);
      refetchWorks(client, uid, calls.list);
      // `replace`: Back skips the question.
      navigate(`${listPath}/${work.id}`, { replace: true });
    },
  });

  async function begin(): Promise<Work> {
    const fields: Partial<Fields> = { ...initialFields, title: title.trim() } as Partial<Fields>;
    const { work, sent } = await createOnce<Fields, Work>({
      unanswered: unanswered.current,
      fields,
      keep: (next) => {
        unanswered.current = next;
      },
      create: calls.create,
    });
    return sent.title === fields.title ? work : calls.update(work.id, { ...fields, version: work.version });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (title.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else mutate();
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label="Title"
        hint={hint}
        maxLength={WORK_TITLE_MAX}
        value={title}
        error={isMissing ? studioMessages.titleMissing : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <FormAlert failure={error && { text: errorText(error, studioMessages.notSaved), canRetry: false }} />
      <Button type="submit" variant="primary" aria-disabled={isPending}>
        {isPending ? 'Beginning…' : 'Begin'}
      </Button>
    </form>
  );
}
