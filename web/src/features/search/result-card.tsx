import type { SearchResult } from '@aperture-byline/contract/search/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Row } from '#components/layout/layout.tsx';
import { type MatSizes, SquareMat } from '#components/media/square-mat.tsx';
import type { OpenedFrom } from '#entities/image/queries.ts';
import { MarkedText } from '#entities/search/marked-text.tsx';
import { resultPath } from '#entities/search/results.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import styles from './result-card.module.css';

/** Two, three or four mats stand in a row; a picture takes all of its own. */
const MAT: MatSizes = (inMat) =>
  sizes({ 0: inMat(44, 'vw'), 768: inMat(29, 'vw'), 1024: inMat(20.7, 'vw'), 1600: inMat(326, 'px') });

/** A result with its words marked: its picture whole on a quiet ground, whatever its format. */
export function ResultCard({ result, state }: { result: SearchResult; state: OpenedFrom | null }) {
  const { kind, title, text, name, picture, avatar, minPrice, matches } = result;
  const path = resultPath(result);
  if (kind === 'photographer')
    return (
      <Row as="article" gap={2} nowrap className="relative">
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
      {picture ? (
        <SquareMat picture={picture} opening={1} matSizes={MAT} alt="" />
      ) : (
        <div className={styles.noPicture} />
      )}
      <h3 className={styles.title}>
        <Link className={clsx('plain-link', styles.link)} to={path} state={state}>
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
