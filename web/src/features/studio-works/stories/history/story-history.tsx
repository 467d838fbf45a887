import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import type { HistoryEditor } from './use-restore-state.ts';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

/** A button that opens what a story was before, to be read and restored. Nothing before the story is stored for the first time. */
export function StoryHistory({ editor }: { editor: HistoryEditor }) {
  const [isOpen, setOpen] = useState(false);
  const { work } = editor;
  if (work === null) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        History
      </Button>
      <LazyBoundary>
        {isOpen && <HistoryDialog story={work} editor={editor} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  );
}
