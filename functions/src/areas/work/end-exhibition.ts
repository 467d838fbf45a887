import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import { isOpen } from '../../publication/visibility.ts';
import { exhibition } from './types/exhibition.ts';
import { type Editor, editOwnWork, nextVersion, wrongState } from './work-guards.ts';
import { readView } from './work-views.ts';

/** Closes an open exhibition now, and in its revision too. Throws NOT_FOUND, CONFLICT, WRONG_STATE. */
export async function endExhibition(id: unknown, editor: Editor): Promise<StudioExhibition> {
  const changed = await editOwnWork(exhibition.kind, id, editor, ({ work, revision }) => {
    const endDate = new Date();
    if (!('endDate' in work) || !isOpen(work, endDate)) throw wrongState(work.status);
    return {
      work: { endDate, ...nextVersion(work) },
      ...(revision && { revision: { ...revision, fields: { ...revision.fields, endDate } } }),
    };
  });
  return (await readView(exhibition, changed)) as StudioExhibition;
}
