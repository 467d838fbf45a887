import { messages } from '@aperture-byline/contract/shared/messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { SaveStatus } from '#components/feedback/save-status.tsx';
import { BottomBar } from '#components/layout/bottom-bar.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { Conflict } from '#entities/work/autosave/conflict.tsx';
import { maySubmit, waitsForReview } from '#entities/work/work-state.ts';
import type { WorkEditorState } from './use-work-editor.tsx';
import styles from './work-editor.module.css';
import { WorkHead } from './work-head.tsx';
import type { WorkTexts } from './work-type.ts';

/** The frame of every editor: the state of the work, its fields or its preview, and what can be done with it. */
export function WorkEditor({
  type,
  editor,
  title,
  state,
  publicPath,
  canEnd,
  canDelete = true,
  info,
  heldText,
  action,
  tools,
  preview,
  isOpenWhileWaiting = false,
  isInPage = false,
  children,
}: {
  type: WorkTexts;
  editor: WorkEditorState;
  title: string;
  /** In a few words; before the first save that is known here. */
  state: string;
  publicPath?: string | undefined;
  canEnd?: boolean;
  canDelete?: boolean;
  /** A figure beside the state of saving. */
  info?: string;
  /** Why something waits that is not saved while it is typed. */
  heldText?: string | undefined;
  action?: ReactNode;
  /** Below the head, also while it waits. */
  tools?: ReactNode;
  preview?: ReactNode;
  /** Some fields can be changed while the others wait for review. */
  isOpenWhileWaiting?: boolean;
  /** The fields stand where readers will see what is in them, in containers of their own. */
  isInPage?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const { label, heading } = WORK_KINDS[type.kind];
  const { work, conflict, isBusy, isPreview, act } = editor;
  const region = useRef<HTMLElement>(null);
  /** Where the preview was asked for, to go on there. */
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (isPreview) region.current?.scrollIntoView();
    else if (left.current !== null) window.scrollTo(0, left.current);
  }, [isPreview]);
  const isWaiting = work !== null && waitsForReview(work);
  const isReadOnly = isWaiting && !isOpenWhileWaiting;
  // Hidden, not gone: editors of texts keep what can be undone. Inert, since what is typed now would not be submitted.
  const form = !isReadOnly && (
    <form
      ref={editor.form}
      id={id}
      aria-label={heading}
      noValidate
      hidden={isPreview}
      inert={isBusy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        act('save');
      }}
    >
      {children}
    </form>
  );
  return (
    <div className="page-end">
      <Stack as={Container} gap={isInPage ? 1 : 4} className={isInPage ? undefined : styles.content}>
        <WorkHead
          work={work}
          isBusy={isBusy}
          onAction={act}
          title={title || (work ? `Untitled ${label}` : type.newTitle)}
          state={work ? state : studioMessages.newDraft}
          advice={type.advice}
          questions={type.questions}
          publicPath={publicPath}
          canEnd={canEnd}
          isInPage={isInPage}
          tools={tools}
        />
        {editor.leftOut.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {conflict && <Conflict label={label} conflict={conflict} onMine={editor.keepMine} />}
        {!isInPage && form}
      </Stack>
      {isInPage && form}
      {preview !== undefined && (isPreview || isReadOnly) && (
        <section ref={region} aria-label="Preview" className="line-above">
          <LazyBoundary
            fallback={
              <Container>
                <p role="status">{messages.loading}</p>
              </Container>
            }
          >
            {preview}
          </LazyBoundary>
        </section>
      )}
      {!isReadOnly && (
        <BottomBar as={Container}>
          <Row gap={[0, 2]} className={styles.facts}>
            {info !== undefined && <p className="text-quiet text-small">{info}</p>}
            <SaveStatus
              saving={editor.saving}
              isRestored={editor.isRestored}
              heldText={heldText}
              onRetry={() => void editor.saveNow()}
            />
          </Row>
          {action}
          {preview !== undefined && (
            <Button
              aria-pressed={isPreview}
              onClick={() => {
                if (!isPreview) left.current = window.scrollY;
                editor.togglePreview();
              }}
            >
              {isPreview ? 'Go on writing' : 'Preview'}
            </Button>
          )}
          {(work === null || maySubmit(work)) && (
            <Button
              variant="primary"
              aria-disabled={isBusy || conflict !== null}
              onClick={() => conflict === null && act('submit')}
            >
              {work?.status === 'approved' ? 'Submit the changes' : 'Submit for review'}
            </Button>
          )}
        </BottomBar>
      )}
      {work && canDelete && !isPreview && (work.status === 'draft' || work.status === 'rejected') && (
        // Stands last, away from the buttons of every day.
        <Container>
          <div className={styles.end}>
            <AskFirst question={type.questions.remove} onConfirm={() => act('remove')}>
              {(ask) => (
                <Button aria-disabled={isBusy} onClick={() => !isBusy && ask()}>
                  Delete
                </Button>
              )}
            </AskFirst>
          </div>
        </Container>
      )}
    </div>
  );
}
