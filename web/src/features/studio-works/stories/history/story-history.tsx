import type { BlogFields } from '@aperture-byline/contract/blog/bodies';
import type { StoryVersion, StudioBlog } from '@aperture-byline/contract/blog/wire';
import { studioBlog } from '@aperture-byline/contract/endpoints/studio/studio-works';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { differences } from '#entities/work/autosave/compare-works.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';
import { describeError } from '../../editor/use-work-actions.ts';
import { storyType } from '../story-type.tsx';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

/** Opens a story's history. Keeps what needs the editor's code out of the dialog. Null before the first save. */
export function StoryHistory({ editor }: { editor: HistoryEditor }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { mutate, isPending } = useRestoreVersion(editor, close);
  const { uid, work, values } = editor;
  if (work === null) return null;
  const findChanged = ({ fields }: StoryVersion) => differences(storyType, { ...fields, slug: values.slug }, values);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        History
      </Button>
      <LazyBoundary>
        {isOpen && (
          <HistoryDialog
            uid={uid}
            blogId={work.id}
            text={values.content}
            labels={storyType.labels}
            findChanged={findChanged}
            isRestoring={isPending}
            onRestore={mutate}
            onClose={close}
          />
        )}
      </LazyBoundary>
    </>
  );
}

interface HistoryEditor {
  uid: string;
  /** Story as the server has it; null before the first save. */
  work: StudioBlog | null;
  values: BlogFields;
  /** Saves what is typed; whether the server has everything then. */
  saveAll: () => Promise<boolean>;
  /** Returns the story as the server has it after the last save. */
  present: () => StudioBlog | null;
  accept: (story: StudioBlog) => void;
  onReplaced: (story: StudioBlog) => void;
}

/** Restores a version after saving what is typed, which so becomes a version too. Tells the outcome. */
function useRestoreVersion({ saveAll, present, accept, onReplaced }: HistoryEditor, onClose: () => void) {
  return useSingleFlightMutation({
    mutationKey: [PRIVATE, 'restore version'],
    mutationFn: async (number: number): Promise<StudioBlog | null> => {
      const story = (await saveAll()) ? present() : null;
      if (story === null) return null;
      return callAuthenticated(studioBlog.restoreVersion, {
        params: { blogId: story.id, number: String(number) },
        body: { version: story.version },
      });
    },
    onSuccess: (restored) => {
      onClose();
      if (restored === null) {
        showToast('error', studioMessages.versionNotRestored);
        return;
      }
      accept(restored);
      showToast('success', studioMessages.versionRestored);
      onReplaced(restored);
    },
    onError: (error) => showToast('error', describeError(error)),
  });
}
