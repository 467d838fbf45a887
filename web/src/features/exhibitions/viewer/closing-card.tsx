import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useController } from 'yet-another-react-lightbox';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { COMMENTS_HEADING } from '#entities/comment/comment-subject.ts';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import FollowButton from '#entities/follow/follow-button.tsx';
import { exhibitionPrintsQuery } from '#entities/shown-works/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './closing-card.module.css';

/** How many prints are shown; the exhibition's page shows all. */
const PRINTS = 3;

/** Closes an exhibition's viewer: its photographer, prints and guest book, and the exhibition to see next. */
export default function ClosingCard({
  exhibition: { exhibition_id: exhibitionId, title, username, user_id: userId },
  images,
  isPreview,
}: {
  exhibition: ExhibitionDetail;
  images: readonly ExhibitionImage[];
  /** Prints and guest book of an exhibition that is not open yet are not shown. */
  isPreview: boolean;
}) {
  const { next } = useController();
  const { data: prints = [] } = useQuery({ ...exhibitionPrintsQuery(exhibitionId), enabled: !isPreview });
  const { data: ongoing = [] } = useQuery(exhibitionsQuery('ongoing'));
  const offers = prints.flatMap((print) => {
    const image = images.find(({ image_id }) => image_id === print.imageId);
    return image && print.isPrinted ? [{ print, image }] : [];
  });
  const place = ongoing.findIndex(({ id }) => id === exhibitionId);
  const following = ongoing[(place + 1) % ongoing.length];
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <Row gap={[1, 2]} justify="center">
        <p>
          by <Link to={paths.profile(userId)}>{username}</Link>
        </p>
        {!isPreview && <FollowButton userId={userId} name={username} />}
      </Row>
      {offers.length > 0 && (
        <section>
          <h3 className={styles.heading}>Prints of this exhibition</h3>
          <ul className={styles.prints}>
            {offers.slice(0, PRINTS).map(({ print, image }) => (
              <li key={image.image_id}>
                <Link to={paths.product(print.slug)}>
                  <Picture picture={image.picture} sizes="112px" ratio={1} alt={image.title} />
                  <span className="nowrap text-small">from {formatPrice(print.minPrice)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {offers.length > PRINTS && <Link to={paths.exhibition(exhibitionId)}>{`All ${offers.length} prints`}</Link>}
        </section>
      )}
      {isPreview ? (
        <p>Visitors find its prints and the guest book here.</p>
      ) : (
        <p>
          <Link to={`${paths.exhibition(exhibitionId)}#${COMMENTS_HEADING}`}>Write in the guest book</Link>
        </p>
      )}
      {following && following.id !== exhibitionId && (
        <p>
          Next exhibition: <Link to={paths.exhibition(following.id)}>{following.title}</Link> by {following.username}
        </p>
      )}
      <Button onClick={() => next()}>See it from the beginning</Button>
    </div>
  );
}
