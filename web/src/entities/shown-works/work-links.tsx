import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { ImageWorks, PhotographLink, PrintOfPhotograph } from '@aperture-byline/contract/work/wire';
import clsx from 'clsx';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import type { OpenedFrom } from '#entities/image/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './work-links.module.css';

export const printLinkText = ({ isPrinted, title, minPrice }: PrintOfPhotograph): string =>
  `${isPrinted ? 'Buy as a print' : `Shown beside the print ${title}`}, from ${formatPrice(minPrice)}`;

export const toExhibitionLinks = (exhibitions: ImageWorks['exhibitions']): TextLink[] =>
  exhibitions.map(({ exhibitionId, title }) => ({ to: paths.exhibition(exhibitionId), title }));

export const toStoryLinks = (stories: ImageWorks['stories']): TextLink[] =>
  stories.map(({ slug, title }) => ({ to: paths.story(slug), title }));

interface TextLink {
  to: string;
  title: string;
}

/** Links in a sentence: one, another. */
export function LinksInText({ links }: { links: readonly TextLink[] }) {
  return links.map(({ to, title }, index) => (
    <Fragment key={to}>
      {index > 0 && ', '}
      <Link to={to}>{title}</Link>
    </Fragment>
  ));
}

/** Height of the pictures of a row, as in the style sheet. */
const HEIGHT = 'clamp(144px, 12vw, 168px)';

/**
 * Shows a row of a photographer's photographs behind the entries of `before`, which breaks or scrolls where too long;
 * null without others.
 */
export function MorePhotographs({
  photographs,
  ownerId,
  byline,
  before,
  scrolls = false,
}: {
  photographs: readonly PhotographLink[];
  ownerId: number;
  byline: string;
  before?: ReactNode;
  scrolls?: boolean;
}) {
  if (photographs.length === 0 && !before) return null;
  // Previous and next there are those of the photographer.
  const state: OpenedFrom = { openedFrom: { page: 1, userId: String(ownerId) } };
  return (
    <section className={styles.more}>
      <Row gap={[1, 3]} align="baseline" justify="space-between" className={styles.head}>
        <h2 className={styles.title}>More by {byline}</h2>
        <Link to={paths.profile(ownerId)}>See the profile</Link>
      </Row>
      <Row as="ul" gap={1} nowrap={scrolls} className={clsx(styles.photographs, scrolls && styles.scrolls)}>
        {before}
        {photographs.map(({ imageId, title, picture }) => {
          const ratio = picture.width / picture.height;
          return (
            <li key={imageId} style={{ '--ratio': ratio } as CSSProperties}>
              <Link to={paths.image(imageId)} state={state} className="block">
                <Picture picture={picture} sizes={`calc(${ratio.toFixed(3)} * ${HEIGHT})`} alt={title || picture.alt} />
              </Link>
            </li>
          );
        })}
      </Row>
    </section>
  );
}
