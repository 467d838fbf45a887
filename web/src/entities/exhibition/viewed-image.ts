import { paths } from '#lib/navigation/paths.ts';

/** State of the viewer in its history entry, whose address is that of the shown image. */
interface ViewedImage {
  /** Null for the first one. */
  imageId: string | null;
  /** Index of the shown image, for the case that the exhibition no longer has it. */
  index: number;
  /** Whether the entry before it in the history is the page of the exhibition. */
  entered: boolean;
  /** The image whose link there opened the viewer; null where its entrance did. */
  openedBy: string | null;
}

/** State of a history entry that the viewer shows, whatever its address is. */
export function viewerState(exhibitionId: string, { imageId, index, entered, openedBy }: ViewedImage) {
  const search = new URLSearchParams({ index: String(index) });
  if (imageId !== null) search.set('image', imageId);
  if (entered) search.set('entered', '');
  if (openedBy !== null) search.set('openedBy', openedBy);
  return { shownBy: `${paths.viewer(exhibitionId)}?${search}` };
}

/** Reads what `viewerState` wrote from the search of the location that the router passes on. */
export function readViewerState(search: string): ViewedImage {
  const params = new URLSearchParams(search);
  const index = Number(params.get('index'));
  return {
    imageId: params.get('image'),
    index: Number.isSafeInteger(index) ? Math.max(0, index) : 0,
    entered: params.has('entered'),
    openedBy: params.get('openedBy'),
  };
}
