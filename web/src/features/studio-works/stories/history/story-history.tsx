import type { StoryVersion } from '@aperture-byline/contract/blog/wire';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { differences } from '../../editor/compare-works.ts';
import { storyType } from '../story-type.tsx';
import { type HistoryEditor, useRestoreVersion } from './use-restore-version.ts';

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
