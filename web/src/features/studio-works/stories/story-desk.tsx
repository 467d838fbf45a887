import { computeReadingTime } from '@aperture-byline/contract/blog/reading-time';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Container } from '#components/layout/page.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { DeleteWork } from '../delete-work.tsx';
import { Conflict } from './conflict.tsx';
import { SaveStatus } from './save-status.tsx';
import { StoryFields } from './story-fields.tsx';
import styles from './story-form.module.css';
import { QUESTIONS, StoryHead } from './story-head.tsx';
import { isWaiting } from './story-values.ts';
import { useStory } from './use-story.ts';
import { useStoryActions } from './use-story-actions.ts';
import { useStoryPictures } from './use-story-pictures.ts';

const StoryPreview = lazy(() => import('#entities/story/preview/story-preview.tsx'));

/** One story while it is written: its state, its fields or its preview, and what can be done with it. */
export function StoryDesk({
  account,
  author,
  initial,
  onCreated,
  onReplaced,
}: {
  account: Account;
  author: OwnProfile;
  /** Null for a new one. Later values are ignored. */
  initial: StudioBlog | null;
  onCreated: (blogId: string) => void;
  /** Shows this version anew. */
  onReplaced: (story: StudioBlog) => void;
}) {
  const { uid } = account;
  const navigate = useNavigate();
  const written = useStory(uid, initial, onCreated);
  const { story, fields, saving, theirs } = written;
  const [isPreview, setPreview] = useState(false);
  const { picturesOf, pictureOf, addressOf, keep } = useStoryPictures(uid, story);
  const { act, isBusy, refused, forget } = useStoryActions(uid, written, {
    onRefused: () => setPreview(false),
    onReplaced,
  });

  const problems = { ...refused, ...saving.problems };
  const isReadOnly = story !== null && isWaiting(story);
  const canSubmit = story?.status !== 'approved' || story.revision !== null;
  return (
    <div className={styles.page}>
      <Container className={styles.desk}>
        <div>
          <StoryHead
            story={story}
            title={initial ? fields.title || 'Untitled' : 'Write a story'}
            isBusy={isBusy}
            onAction={(action) => {
              if (action !== 'end') void act(action);
            }}
          />
        </div>
        {theirs && (
          <Conflict
            theirs={theirs.story}
            fields={fields}
            onMine={() => void written.keepMine()}
            onTheirs={() => {
              written.discard();
              if (theirs.story) onReplaced(theirs.story);
              else void navigate(studioPaths.stories, { replace: true });
            }}
          />
        )}
        {/* Hidden, not gone: the editor keeps what can be undone. Inert, since what is typed now would not be submitted. */}
        {!isReadOnly && (
          <div hidden={isPreview} inert={isBusy}>
            <StoryFields
              uid={uid}
              story={story}
              fields={fields}
              problems={problems}
              picturesOf={picturesOf}
              addressOf={addressOf}
              onPictures={keep}
              onChange={(changes) => {
                forget(Object.keys(changes));
                written.change(changes);
              }}
            />
          </div>
        )}
      </Container>
      {(isPreview || isReadOnly) && (
        <section aria-label="Preview" className={styles.preview}>
          <LazyBoundary
            fallback={
              <Container>
                <p role="status">{messages.loading}</p>
              </Container>
            }
          >
            <StoryPreview
              author={{
                userId: account.userId,
                firstName: author.first_name,
                lastName: author.last_name,
              }}
              {...{ story, fields, pictureOf, addressOf }}
            />
          </LazyBoundary>
        </section>
      )}
      {!isReadOnly && (
        <Container className={styles.bar}>
          <p className={styles.quiet}>{computeReadingTime(fields.content)} min read</p>
          <SaveStatus
            saving={saving}
            isRestored={written.isRestored}
            onRetry={() => void written.saveNow()}
          />
          <Button aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Go on writing' : 'Preview'}
          </Button>
          {canSubmit && (
            <Button
              variant="primary"
              aria-disabled={isBusy || theirs !== null}
              onClick={() => void act('submit')}
            >
              {story?.status === 'approved' ? 'Submit the changes' : 'Submit for review'}
            </Button>
          )}
        </Container>
      )}
      {story && !isPreview && (
        <Container>
          <DeleteWork
            work={story}
            question={QUESTIONS.remove}
            isBusy={isBusy}
            onConfirm={() => void act('remove')}
          />
        </Container>
      )}
    </div>
  );
}
