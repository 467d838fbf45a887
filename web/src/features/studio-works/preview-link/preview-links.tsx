import type { PreviewedKind } from '@aperture-byline/contract/endpoints/studio/studio-works';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { describeError } from '../editor/use-work-actions.ts';
import type { PreviewedEditor } from './preview-dialog.tsx';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));

/** Opens a work's preview links. Null before it is stored, and once all is public. */
export function PreviewLinks({ kind, editor }: { kind: PreviewedKind; editor: PreviewedEditor }) {
  const [isOpen, setOpen] = useState(false);
  const { work } = editor;
  if (work === null || (work.status === 'approved' && work.revision === null)) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share a preview
      </Button>
      <LazyBoundary>
        {isOpen && (
          <PreviewDialog
            kind={kind}
            workId={work.id}
            editor={editor}
            describeError={describeError}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
