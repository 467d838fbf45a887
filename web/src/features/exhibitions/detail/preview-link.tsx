import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { ButtonLink } from '#components/base/button.tsx';
import { viewerState } from '#entities/exhibition/viewed-image.ts';
import { mayPreview } from '#entities/image/private-queries.ts';
import { useSession } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';

/** The way into the viewer of an exhibition that is not open, for its owner and administrators. */
export default function PreviewLink({ exhibition }: { exhibition: ExhibitionDetail }) {
  const { exhibition_id: id } = exhibition;
  if (!mayPreview(useSession(), exhibition)) return null;
  return (
    <ButtonLink
      variant="primary"
      to={paths.viewer(id)}
      state={viewerState(id, { imageId: null, index: 0, entered: true, openedBy: null })}
    >
      {viewerMessages.previewExhibition}
    </ButtonLink>
  );
}
