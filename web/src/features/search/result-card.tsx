import type { SearchResult } from '@aperture-byline/contract/search/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { MarkedText } from '#entities/search/marked-text.tsx';
import { resultPath } from '#entities/search/results.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import styles from './result-card.module.css';

/** Widths of the square ground that a picture stands on, in parts of the window and in pixels. */
const GROUND = { phone: 44, screen: 29, widest: 460 } as const;

/** The slot of a picture that takes this share of its ground. */
function slotSizes(share: number): string {
  return sizes({
    0: `${(GROUND.phone * share).toFixed(1)}vw`,
    768: `${(GROUND.screen * share).toFixed(1)}vw`,
    1600: `${Math.round(GROUND.widest * share)}px`,
  });
}

/** A result with its words marked: its picture whole on a quiet ground, whatever its format. */
export function ResultCard({ result }: { result: SearchResult }) {
  const { kind, title, text, name, picture, avatar, minPrice, matches } = result;
  const path = resultPath(result);
  const share = picture ? Math.min(1, picture.width / picture.height) : 1;
  if (kind === 'photographer')
    return (
      <Row as="article" gap={2} nowrap className={styles.person}>
        <Avatar url={avatar} name={title} size="small" />
        <div>
          <h3 className={styles.title}>
            <Link className={clsx('plain-link', styles.link)} to={path}>
              <MarkedText text={title} matches={matches} />
            </Link>
          </h3>
          {text && (
            <p className={clsx('line-clamp', styles.text, 'text-quiet text-small')}>
              <MarkedText text={text} matches={matches} />
            </p>
          )}
        </div>
      </Row>
    );
  return (
    <article className={styles.card}>
      <div className={styles.ground}>
        {picture && (
          <div style={{ width: `${share * 100}%` }}>
            <Picture picture={picture} sizes={slotSizes(share)} alt="" />
          </div>
        )}
      </div>
      <h3 className={styles.title}>
        <Link className={clsx('plain-link', styles.link)} to={path}>
          <MarkedText text={title} matches={matches} />
        </Link>
      </h3>
      <p className="text-quiet text-small">
        <MarkedText text={name} matches={matches} />
        {minPrice !== null && `, from ${formatPrice(minPrice)}`}
      </p>
      {text && (
        <p className={clsx('line-clamp', styles.text, 'text-small')}>
          <MarkedText text={text} matches={matches} />
        </p>
      )}
    </article>
  );
}
