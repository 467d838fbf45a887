import { WORK_TITLE_MAX } from '@aperture-byline/contract/work/limits';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { OWN } from '#entities/session/api/own-requests.ts';
import { type EditedWork, refetchWorks, type WorkCalls } from '#entities/work/work-calls.ts';
import { errorText } from '#lib/error-text.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './new-work.module.css';

/** Asks for a title and begins a draft; everything else is told in its editor. */
export function NewWork<Fields extends { title: string }, Work extends EditedWork<Fields>>({
  uid,
  calls,
  hint,
  listPath,
}: {
  uid: string;
  calls: WorkCalls<Fields, Work>;
  hint: string;
  /** Below it stands each by its id. */
  listPath: string;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSingleFlightMutation({
    mutationKey: [OWN, 'new work', calls.list],
    mutationFn: () => calls.create({ title: title.trim() } as Partial<Fields>),
    onSuccess: (work) => {
      client.setQueryData(calls.read(uid, work.id).queryKey, work);
      refetchWorks(client, uid, calls.list);
      // `replace`: Back skips the question.
      navigate(`${listPath}/${work.id}`, { replace: true });
    },
  });

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (title.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else mutate();
  }

  return (
    <form className={styles.form} noValidate onSubmit={begin}>
      <Field
        label="Title"
        hint={hint}
        maxLength={WORK_TITLE_MAX}
        value={title}
        error={isMissing ? studioMessages.titleMissing : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <FormAlert failure={error && { text: errorText(error, studioMessages.notSaved), canRetry: false }} />
      <Button type="submit" look="main" aria-disabled={isPending}>
        {isPending ? 'Beginning…' : 'Begin'}
      </Button>
    </form>
  );
}
