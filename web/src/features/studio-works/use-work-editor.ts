import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import { NO_REFUSAL, remainingProblems } from '#components/forms/remaining-problems.ts';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { type EditedWork, refetchWorks, type WorkCalls } from '#entities/work/work-calls.ts';
import { doneText, type WorkAction } from '#entities/work/work-state.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { changedFields } from './changed-fields.ts';

/** Id of what says why nothing was saved. */
export const STOP = 'work-stop';

/** It is not as it was opened any more. `version` is the present one, where it can be overwritten. */
interface Conflict {
  version: number | null;
  text: string;
}

/**
 * State of the editor of one work: its fields as they are typed, what the server last answered, and what can be done with it. The work
 * may be read again meanwhile, for the addresses of its pictures: what is saved is still a change of the version that was opened.
 */
export function useWorkEditor<Fields extends object, Work extends EditedWork<Fields>, Values extends object>({
  uid,
  work,
  calls,
  valuesOf,
  fieldsOf,
  relatedPaths = () => [],
  onRenew,
  listPath,
}: {
  uid: string;
  work: Work;
  calls: WorkCalls<Fields, Work>;
  /** `before` are the values that were sent. */
  valuesOf: (work: Work, before?: Values) => Values;
  fieldsOf: (values: Values) => Fields;
  /** Other fields whose change may mend what is wrong with this one. */
  relatedPaths?: (path: string) => readonly string[];
  /** The editor is to begin anew with what the server has. */
  onRenew: () => void;
  /** Where to go once it is deleted. */
  listPath: string;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState(work);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [stops, setStops] = useState(0);
  const formik = useFormik<Values>({ initialValues: valuesOf(work), onSubmit: () => mutate('save') });
  const { values } = formik;
  const latest = useRef(values);
  const fields = fieldsOf(values);
  /** What the server was sent, or answered, last. */
  const sent = useRef<Fields>(fields);
  const changes = changedFields(fieldsOf(formik.initialValues), fields);
  const isWritten = Object.keys(changes).length > 0;
  useLeaveGuard({ isWritten });

  useEffect(() => {
    latest.current = values;
  });

  // The first wrong field gets the focus, else what is said about the whole.
  useEffect(() => {
    if (stops === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    (wrong ?? document.getElementById(STOP))?.focus();
  }, [stops]);

  function keep(next: Work): void {
    setOpened(next);
    client.setQueryData(calls.read(uid, next.id).queryKey, next);
    refetchWorks(client, uid, calls.list);
  }

  async function save(version: number): Promise<Work> {
    const saved = await calls.update(opened.id, { ...changes, version });
    keep(saved);
    const known = valuesOf(saved, values);
    sent.current = fieldsOf(known);
    formik.resetForm({ values: known });
    // Somebody may have gone on typing.
    if (latest.current !== values) formik.setValues({ ...known, ...changedFields(values, latest.current) });
    return saved;
  }

  async function act({ action, version }: { action: WorkAction; version: number }): Promise<Work | null> {
    const { id } = opened;
    if (action === 'remove') return calls.remove(id, version);
    if (action === 'dropRevision') return calls.dropRevision(id, version);
    const saved = isWritten ? await save(version) : opened;
    return action === 'save' || action === 'overwrite' ? saved : calls.move(id, action, saved.version);
  }

  const { mutate: start, isPending } = useSingleFlightMutation({
    mutationKey: [PRIVATE, 'edit work', opened.id],
    mutationFn: act,
    onSuccess: (next, { action }) => {
      showToast('success', doneText(action, opened));
      if (next === null) {
        client.removeQueries({ queryKey: calls.read(uid, opened.id).queryKey });
        refetchWorks(client, uid, calls.list);
        navigate(listPath, { replace: true });
        return;
      }
      keep(next);
      if (action !== 'save' && action !== 'overwrite') onRenew();
    },
    onError: (error) => {
      const {
        code,
        fields: problems,
        message,
      } = error instanceof ApiError ? error : { code: null, fields: {}, message: '' };
      if (code === 'CONFLICT') {
        const version = Number(problems.version);
        const way = isWritten ? studioMessages.conflictWritten : studioMessages.conflictUnwritten;
        setConflict({ version: isWritten ? version : null, text: `${studioMessages.conflict} ${way}` });
      } else if (code === 'WRONG_STATE') {
        setConflict({ version: null, text: message });
      } else if (code === 'INVALID') {
        setRefusal({ problems, fields: sent.current });
      } else {
        const otherwise = code === 'NOT_FOUND' ? studioMessages.notFound : studioMessages.notSaved;
        setFailure({ text: errorText(error, otherwise), canRetry: false });
      }
      setStops((count) => count + 1);
    },
  });

  function mutate(action: WorkAction): void {
    setRefusal(NO_REFUSAL);
    setFailure(null);
    setConflict(null);
    sent.current = fields;
    // Told now: the conflict is forgotten before the call begins.
    const version = action === 'overwrite' ? conflict?.version : undefined;
    start({ action, version: version ?? opened.version });
  }

  async function reload(): Promise<void> {
    try {
      await client.fetchQuery({ ...calls.read(uid, opened.id), staleTime: 0 });
      onRenew();
    } catch (error) {
      setConflict(null);
      setFailure({ text: errorText(error, studioMessages.notFound), canRetry: false });
    }
  }

  const problems = remainingProblems(refusal, fields, (path) => [path, ...relatedPaths(path)]);
  const isRefused = Object.keys(problems).length > 0;
  return {
    form,
    formik,
    work: opened,
    isWritten,
    isBusy: isPending,
    failure: failure ?? (isRefused ? { text: studioMessages.fieldsWrong, canRetry: false } : null),
    conflict,
    problemAt: (path: string): string | undefined => problems[path],
    act: mutate,
    reload,
    onSubmit: formik.handleSubmit,
  };
}

/** What the parts of an editor that know no noun need of it. */
export type WorkEditor = Omit<
  ReturnType<typeof useWorkEditor<object, EditedWork<object>, object>>,
  'formik' | 'problemAt' | 'form' | 'onSubmit'
>;
