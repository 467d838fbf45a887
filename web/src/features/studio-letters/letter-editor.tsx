import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import {
  LETTER_HTML_MAX,
  LETTER_PREVIEW_MAX,
  LETTER_SUBJECT_MAX,
  type Letter,
  type LetterContent,
} from '@aperture-byline/contract/letter/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { useRemountKey } from '#components/forms/use-remount-key.ts';
import { Row, Stack } from '#components/layout/layout.tsx';
import { PageHead } from '#components/layout/page.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import {
  createLetterMutation,
  deleteLetterMutation,
  letterListQuery,
  saveLetterMutation,
} from '#entities/letter/private-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { formDraft, textsSchema } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import { showToast } from '#lib/toast.ts';
import { LetterDelivery } from './letter-delivery.tsx';
import styles from './letters.module.css';
import { SentLetter } from './sent-letter.tsx';

const LetterText = lazy(() => import('./text/letter-text.tsx'));

const EMPTY: LetterContent = { subject: '', previewText: '', html: '' };
/** `version` is the one that was written over. */
const draftSchema = textsSchema(['subject', 'previewText', 'html', 'version']);

/** A draft in its form; what is scheduled or sent is read only. Null for one that is not stored yet. */
export function LetterEditor({ uid, letter }: { uid: string; letter: Letter | null }) {
  const { remountKey, remount } = useRemountKey();
  if (letter !== null && letter.state !== 'draft') return <SentLetter uid={uid} letter={letter} />;
  return <DraftForm key={remountKey} uid={uid} opened={letter} onDiscard={remount} />;
}

function DraftForm({
  uid,
  opened,
  onDiscard,
}: {
  uid: string;
  opened: Letter | null;
  /** The form is to begin anew with what is stored. */
  onDiscard: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { restored, saveDraft, discardDraft } = useDraft(formDraft('letter', uid, opened?.id ?? 'new'), draftSchema);
  // What was written over an older version is no change of the present one: saving it is refused.
  const [saved, setSaved] = useState(
    opened && restored?.version ? { ...opened, version: Number(restored.version) } : opened,
  );
  const [values, setValues] = useState<LetterContent>(() => toContent({ ...(opened ?? EMPTY), ...restored }));
  const [failure, setFailure] = useState<Error | null>(null);
  const isWritten = JSON.stringify(values) !== JSON.stringify(toContent(saved ?? EMPTY));
  useLeaveGuard({ isWritten });
  useEffect(() => saveDraft(isWritten ? { ...values, version: String(saved?.version ?? 0) } : null));
  const settle = {
    onDone: (letter: Letter) => {
      setSaved(letter);
      setFailure(null);
      showToast('success', letterMessages.saved);
      if (opened === null) void navigate(studioPaths.letter(letter.id), { replace: true });
    },
    onFailed: setFailure,
  };
  const creation = useSingleFlightMutation(createLetterMutation(uid), settle);
  const saving = useSingleFlightMutation(saveLetterMutation(uid), settle);
  const removal = useSingleFlightMutation(deleteLetterMutation, {
    onDone: async () => {
      discardDraft();
      await client.invalidateQueries({ queryKey: letterListQuery(uid).queryKey });
      showToast('success', letterMessages.deleted);
      void navigate(studioPaths.letters, { replace: true });
    },
    onFailed: setFailure,
  });
  const isPending = creation.isPending || saving.isPending;
  const problems = failure instanceof ApiError ? failure.fields : {};
  const change = (fields: Partial<LetterContent>) => setValues((present) => ({ ...present, ...fields }));

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (saved === null) creation.mutate({ body: values });
    else saving.mutate({ params: { letterId: saved.id }, body: { ...values, version: saved.version } });
  }

  return (
    <Stack gap={4} className={styles.page}>
      <PageHead title={values.subject || 'New letter'}>
        <p>
          <Link to={studioPaths.letters}>All letters</Link>
          {saved && ` · saved ${formatTime(saved.updatedAt)}`}
        </p>
      </PageHead>
      <form noValidate onSubmit={save}>
        <FormSection title="The letter" intro="Subject and first line are what readers decide by.">
          <Field
            label="Subject"
            name="subject"
            maxLength={LETTER_SUBJECT_MAX}
            value={values.subject}
            error={problems.subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
          <Field
            label="Preview text"
            name="previewText"
            hint="What mail programs show beside the subject."
            maxLength={LETTER_PREVIEW_MAX}
            value={values.previewText}
            error={problems.previewText}
            onChange={({ currentTarget }) => change({ previewText: currentTarget.value })}
          />
          <RichTextField
            label="Words"
            hint="The house fills in its newest works where their block stands, when the letter is sent. Mail programs block pictures in the words; those of the blocks lead to their pages."
            error={problems.html}
            value={values.html}
            max={LETTER_HTML_MAX}
            onChange={(html) => change({ html })}
            renderEditor={(props) => <LetterText {...props} uid={uid} />}
          />
          <FormAlert failure={failure ? { text: errorText(failure, letterMessages.notSaved) } : null} />
          <Row gap={1.5}>
            <SubmitButton variant="primary" isBusy={isPending}>
              Save
            </SubmitButton>
            {restored && isWritten && (
              <Button
                onClick={() => {
                  discardDraft();
                  onDiscard();
                }}
              >
                Discard what is not saved
              </Button>
            )}
            {saved && (
              <Button onClick={() => removal.mutate({ params: { letterId: saved.id } })}>Delete the draft</Button>
            )}
          </Row>
        </FormSection>
      </form>
      {saved && <LetterDelivery uid={uid} letter={saved} isWritten={isWritten} onProblem={setFailure} />}
    </Stack>
  );
}

const toContent = ({ subject, previewText, html }: LetterContent): LetterContent => ({
  subject,
  previewText,
  html,
});
