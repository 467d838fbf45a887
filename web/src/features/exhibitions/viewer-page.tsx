import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { exhibitionQuery } from '#entities/exhibition/queries.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { paths } from '#lib/paths.ts';
import { Viewer } from './viewer/viewer.tsx';
import styles from './viewer/viewer-screen.module.css';

/** The images of an open exhibition on the whole screen. */
export default function ViewerPage() {
  const { exhibitionId = '' } = useParams();
  const exhibition = useQuery(exhibitionQuery(exhibitionId));
  const images = useQuery({
    ...exhibitionImagesQuery(exhibitionId),
    enabled: exhibition.data?.open === true,
  });
  const back = <ButtonLink to={paths.exhibition(exhibitionId)}>Back to the exhibition</ButtonLink>;
  const loading = <p className={styles.loading}>{messages.loading}</p>;
  return (
    <div className={styles.screen}>
      <QueryState
        query={exhibition}
        page="Exhibition"
        loading={loading}
        failure={exhibitionMessages.exhibitionFailed}
      >
        {(found) =>
          found.open ? (
            <QueryState
              query={images}
              page={found.exhibition.title}
              loading={loading}
              empty={<EmptyPage title={imageMessages.noImagesAvailable} action={back} />}
            >
              {(shown) => <Viewer exhibition={found.exhibition} images={shown} />}
            </QueryState>
          ) : (
            <EmptyPage
              title={exhibitionMessages.exhibitionNotActive}
              action={<ButtonLink to={paths.exhibitions}>See what is on</ButtonLink>}
            />
          )
        }
      </QueryState>
    </div>
  );
}
