import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { LetterContent } from '@aperture-byline/contract/letter/wire';
import {
  LETTER_HTML_MAX,
  LETTER_PREVIEW_MAX,
  LETTER_SUBJECT_MAX,
  type Letter,
} from '@aperture-byline/contract/letter/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { SaveStatus } from '#components/feedback/save-status.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { useRemountKey } from '#components/forms/use-remount-key.ts';
import { BottomBar } from '#components/layout/bottom-bar.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { PageHead } from '#components/layout/page.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { deleteLetterMutation, type EditedLetter, letterCalls } from '#entities/letter/private-queries.ts';
import { readHtml } from '#entities/work/autosave/compare-works.ts';
import { Conflict } from '#entities/work/autosave/conflict.tsx';
import type { EditedType } from '#entities/work/autosave/edited-type.ts';
import { useAutosavedWork } from '#entities/work/autosave/use-autosaved-work.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { replaceAddress } from '#lib/navigation/history-step.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import { LetterDelivery } from './letter-delivery.tsx';
import styles from './letters.module.css';
import { SentLetter } from './sent-letter.tsx';

const LetterText = lazy(() => import('./text/letter-text.tsx'));

const DELETION = {
  title: 'Delete this letter?',
  text: 'Its words are gone then. This cannot be undone.',
  confirm: 'Delete',
};

/** A draft in its form; what is scheduled or sent is read only. `letter` is null for one that is not stored yet. */
export function LetterEditor({ uid, letter }: { uid: string; letter: EditedLetter | null }) {
  const navigate = useNavigate();
  const { remountKey, remount } = useRemountKey();
  // A form stays while it is open, also where the letter is scheduled in another window: it says so itself.
  const [isDraft, setDraft] = useState(letter === null || letter.state === 'draft');
  function reopen(next: Pick<Letter, 'id' | 'state'> | null): void {
    // A new one has its own address only since it was saved.
    if (letter === null || next === null)
      void navigate(next ? studioPaths.letter(next.id) : studioPaths.letters, { replace: true });
    else setDraft(next.state === 'draft');
    remount();
  }
  if (letter !== null && !isDraft) return <SentLetter uid={uid} letter={letter} onDraft={() => setDraft(true)} />;
  return <DraftForm key={remountKey} uid={uid} opened={letter} onReplaced={reopen} />;
}

function DraftForm({
  uid,
  opened,
  onReplaced,
}: {
  uid: string;
  /** Later values are ignored. */
  opened: EditedLetter | null;
  /** The server has another version now; null where it was deleted. */
  onReplaced: (letter: Pick<Letter, 'id' | 'state'> | null) => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const written = useAutosavedWork(letterType, {
    uid,
    initial: opened,
    onCreated: (id) => replaceAddress(studioPaths.letter(id)),
  });
  const { work: letter, values, change, problemAt, theirs } = written;
  const [isSending, setSending] = useState(false);
  const isUnfocused = useRef(false);
  const removal = useSingleFlightMutation(deleteLetterMutation, {
    onDone: async () => {
      written.discard();
      await letterCalls.refetchLists(client, uid);
      showToast('success', letterMessages.deleted);
      void navigate(studioPaths.letters, { replace: true });
    },
    onFailed: (error) => showError(error, letterMessages.notDone),
  });

  /** Saves what is left; null where the server does not have everything then. */
  async function save(): Promise<EditedLetter | null> {
    if (await written.saveAll()) return written.present();
    showToast('error', letterMessages.notSaved);
    return null;
  }

  async function remove(letterId: string): Promise<void> {
    // What is under way would else be answered that there is no such letter.
    await written.saveNow();
    removal.mutate({ params: { letterId } });
  }

  function refuse(error: Error): void {
    if (error instanceof ApiError && error.code === 'INVALID') written.refuse(error.fields);
    showError(error, letterMessages.notDone);
    isUnfocused.current = true;
  }

  useEffect(() => {
    if (isSending || !isUnfocused.current) return;
    isUnfocused.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  return (
    <Stack gap={4} className={styles.page}>
      <PageHead title={values.subject || 'New letter'}>
        <p>
          <Link to={studioPaths.letters}>All letters</Link>
          {letter === null && ` · ${studioMessages.newDraft}`}
        </p>
      </PageHead>
      {theirs && (
        <Conflict
          label="letter"
          conflict={{
            work: theirs.work,
            changes: written.changes,
            fixed: theirs.work && theirs.work.state !== 'draft' ? letterMessages.scheduledElsewhere : null,
            onTheirs: () => {
              written.discard();
              onReplaced(theirs.work);
            },
          }}
          onMine={() => void written.keepMine()}
        />
      )}
      <form ref={form} noValidate inert={isSending} onSubmit={(event) => event.preventDefault()}>
        <FormSection title="The letter" intro="Subject and first line are what readers decide by.">
          <Field
            label="Subject"
            name="subject"
            maxLength={LETTER_SUBJECT_MAX}
            value={values.subject}
            error={problemAt('subject')}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
          <Field
            label="Preview text"
            name="previewText"
            hint="What mail programs show beside the subject."
            maxLength={LETTER_PREVIEW_MAX}
            value={values.previewText}
            error={problemAt('previewText')}
            onChange={({ currentTarget }) => change({ previewText: currentTarget.value })}
          />
          <RichTextField
            label="Words"
            hint="The house fills in its newest works where their block stands, when the letter is sent. Mail programs block pictures in the words; those of the blocks lead to their pages."
            error={problemAt('html')}
            value={values.html}
            max={LETTER_HTML_MAX}
            onChange={(html) => change({ html })}
            renderEditor={(props) => <LetterText {...props} uid={uid} />}
          />
        </FormSection>
      </form>
      {letter && !theirs && (
        <LetterDelivery
          uid={uid}
          letter={letter}
          save={save}
          onSending={setSending}
          onSent={onReplaced}
          onProblem={refuse}
        />
      )}
      {letter && (
        <AskFirst question={DELETION} onConfirm={() => void remove(letter.id)}>
          {(ask) => (
            <Button className="self-start" onClick={ask}>
              Delete the draft
            </Button>
          )}
        </AskFirst>
      )}
      <BottomBar>
        <SaveStatus
          saving={written.saving}
          isRestored={written.isRestored}
          heldText={undefined}
          onRetry={() => void written.saveNow()}
        />
      </BottomBar>
    </Stack>
  );
}

/** A letter in its editor, which saves as those of works do. */
const letterType: EditedType<LetterContent, LetterContent, EditedLetter> = {
  kind: 'letter',
  calls: letterCalls,
  emptyValues: { subject: '', previewText: '', html: '' },
  toValues: (fields) => fields,
  toFields: (values) => values,
  labels: { subject: 'Subject', previewText: 'Preview text', html: 'Words' },
  describeField: (name, fields) => (name === 'html' ? fields.html && <RichText html={fields.html} /> : fields[name]),
  comparable: { html: readHtml },
};
