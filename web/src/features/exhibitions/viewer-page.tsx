import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { exhibitionQuery } from '#entities/exhibition/queries.ts';
import { mayPreview, previewImagesQuery } from '#entities/image/private-queries.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { useSession } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Viewer } from './viewer/viewer.tsx';
import styles from './viewer/viewer-screen.module.css';

const loading = <p className={styles.loading}>{messages.loading}</p>;

/** Shows an exhibition's images on the whole screen; before it opens, to its owner and administrators only. */
export default function ViewerPage() {
  const { exhibitionId = '' } = useParams();
  const query = useQuery(exhibitionQuery(exhibitionId));
  return (
    <div className={styles.screen}>
      <QueryState query={query} page="Exhibition" loading={loading} failure={exhibitionMessages.exhibitionFailed}>
        {({ open, exhibition }) =>
          open ? <OpenViewer exhibition={exhibition} /> : <ClosedViewer exhibition={exhibition} />
        }
      </QueryState>
    </div>
  );
}

function OpenViewer({ exhibition }: { exhibition: ExhibitionDetail }) {
  const images = useQuery(exhibitionImagesQuery(exhibition.exhibition_id));
  return <ViewerForExhibition exhibition={exhibition} images={images} isPreview={false} />;
}

function ClosedViewer({ exhibition }: { exhibition: ExhibitionDetail | null }) {
  const session = useSession();
  if (exhibition && session.status === 'remembered') return loading;
  if (exhibition && mayPreview(session, exhibition)) return <Preview exhibition={exhibition} uid={session.uid} />;
  return <EmptyPage title={exhibitionMessages.exhibitionNotActive} to={paths.exhibitions} label="See what is on" />;
}

function Preview({ exhibition, uid }: { exhibition: ExhibitionDetail; uid: string }) {
  const images = useQuery(previewImagesQuery(uid, exhibition.exhibition_id));
  return <ViewerForExhibition exhibition={exhibition} images={images} isPreview />;
}

function ViewerForExhibition({
  exhibition,
  images,
  isPreview,
}: {
  exhibition: ExhibitionDetail;
  images: UseQueryResult<ExhibitionImage[]>;
  isPreview: boolean;
}) {
  return (
    <QueryState
      query={images}
      page={exhibition.title}
      loading={loading}
      empty={
        <EmptyPage
          title={imageMessages.noImagesAvailable}
          to={paths.exhibition(exhibition.exhibition_id)}
          label="Back to the exhibition"
        />
      }
    >
      {(shown) => <Viewer exhibition={exhibition} images={shown} isPreview={isPreview} />}
    </QueryState>
  );
}
