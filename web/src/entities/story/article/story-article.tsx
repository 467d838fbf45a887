import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import clsx from 'clsx';
import { type CSSProperties, lazy, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { sizes } from '#components/base/sizes.ts';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { justifyRows, slotWidth } from '#components/media/justified-rows.ts';
import { Picture } from '#components/media/picture.tsx';
import { PictureHead } from '#components/media/picture-head.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { openedFromShown } from '#entities/image/queries.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths, selectionPath } from '#lib/navigation/paths.ts';
import styles from './story-article.module.css';

/** Letters of a first paragraph that has three lines, the height of its initial. */
const DROP_CAP_LENGTH = 240;

const storiesWith = (word: string) => selectionPath(paths.search, { q: word, kind: 'story' });

/** Text of a picture's link, beside the picture's own text. */
const SEE = 'See the photograph';
/**
 * Starts and ends of links, and pictures, of which those of a preview may have a signed address: in sanitized HTML `<`
 * and `>` stand only around tags.
 */
const LINK_OR_PICTURE = /<(\/?a)(?: [^<>]*)?>|<img(?:(?=[^<>]* src="\/api\/image\/([\w-]{1,64})")|(?= ))[^<>]*>/g;

const PIXELS = / width="(\d+)" height="(\d+)"/;

/** Links pictures to their photographs, unless they are links already, and keeps their ratios for shared rows. */
function linkPhotographs(html: string): string {
  let isInLink = false;
  return html.replace(LINK_OR_PICTURE, (tag: string, link?: string, imageId?: string) => {
    if (link) isInLink = link === 'a';
    if (link) return tag;
    const [, width = 3, height = 2] = PIXELS.exec(tag) ?? [];
    const style = ` style="--ratio:${Number(width) / Number(height)}"`;
    if (imageId === undefined || isInLink) return `<img${style}${tag.slice(4)}`;
    return `<a href="${paths.image(imageId)}"${style}>${tag}<span class="visually-hidden"> ${SEE}</span></a>`;
  });
}

interface BylineParts {
  story: Story;
  /** Stands beside the author's name. */
  follow?: ReactNode;
  /** Stand beside the byline. */
  actions?: ReactNode;
  /** Without the day on which it was published. */
  isPreview?: boolean;
}

/** A whole story, on its page and in the preview of its author. */
export function StoryArticle(parts: BylineParts) {
  const { story } = parts;
  return (
    <article>
      <StoryHead {...parts} />
      <Container className={styles.body}>
        <p className={styles.description}>{story.description}</p>
        <RichText
          className={clsx(styles.content, story.content.indexOf('</p>') > DROP_CAP_LENGTH && styles.dropCap)}
          html={linkPhotographs(story.content)}
        />
        <StoryGallery pictures={story.pictures} ids={story.picture_ids} />
        <div className={styles.tags}>
          <Chips words={splitWords(story.tags)} label="Tags" buildPath={storiesWith} />
        </div>
      </Container>
    </article>
  );
}

function StoryHead(parts: BylineParts) {
  const { story } = parts;
  const title = (
    <div>
      <Chips words={splitWords(story.categories)} label="Categories" buildPath={storiesWith} />
      <h1 className={styles.title}>{story.title}</h1>
    </div>
  );
  const byline = <Byline {...parts} />;
  return (
    <header>
      {story.banner_picture ? (
        <PictureHead
          picture={story.banner_picture}
          wrap={(drawn) =>
            story.banner_id ? (
              <Link className="block" to={paths.image(story.banner_id)}>
                {drawn}
                <span className="visually-hidden"> {SEE}</span>
              </Link>
            ) : (
              drawn
            )
          }
          byline={byline}
        >
          {title}
        </PictureHead>
      ) : (
        <Container className={styles.bare}>
          {title}
          {byline}
        </Container>
      )}
    </header>
  );
}

function Byline({ story, follow, actions, isPreview }: BylineParts) {
  const author = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  return (
    <Row gap={[2, 4]} justify="space-between" className={styles.byline}>
      <Row align="start" className={styles.facts}>
        <Row gap={[0, 1.5]} className={styles.author}>
          <Link to={paths.profile(story.created_by)}>{author}</Link>
          {follow}
        </Row>
        {!isPreview && (
          <span>
            {blogMessages.createdOn} <time dateTime={story.created_on}>{formatDay(story.created_on)}</time>
          </span>
        )}
        <span>{story.reading_time} min read</span>
        {story.views > 0 && <span>{pluralize(story.views, 'view')}</span>}
      </Row>
      {actions && (
        <Row gap={1.5} className={styles.actions}>
          {actions}
        </Row>
      )}
    </Row>
  );
}

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));

function computeRatio({ width, height }: PictureData): number {
  return width / height;
}

/** Returns the `sizes` by `story-article.module.css`; `share` is a slot's part of its row without the gaps. */
function slotSizes(share: number, gaps: number): string {
  const by = (row: number, gap: number) => slotWidth(share, gaps, { row, gap });
  return sizes({ 0: '100vw', 640: `${by(91, 1)}vw`, 1600: `${by(1456, 16)}px` });
}

/** Shows a story's pictures uncropped in justified rows; each opens the lightbox. Null where there are none. */
function StoryGallery({ pictures, ids }: { pictures: readonly PictureData[]; ids: readonly string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const state = openedFromShown(
    'the story',
    pictures.flatMap((picture, index) => {
      const imageId = ids[index];
      return imageId ? [{ image_id: imageId, title: picture.alt, picture }] : [];
    }),
  );
  return (
    <Stack as="section" className={styles.gallery} aria-label="Photographs of this story">
      {justifyRows(pictures, computeRatio).map(({ items }) => (
        <Stack as="ul" key={items[0]?.item.src} className={styles.row}>
          {items.map(({ item, share }) => {
            const index = pictures.indexOf(item);
            return (
              <li key={item.src} className={styles.slot} style={{ '--ratio': computeRatio(item) } as CSSProperties}>
                <button type="button" className="opens-picture" onClick={() => setOpened(index)}>
                  <Picture picture={item} sizes={slotSizes(share, items.length - 1)} />
                  <span className="visually-hidden">Open large</span>
                </button>
                {ids[index] && (
                  <Link
                    className={clsx(styles.photograph, 'text-quiet text-small')}
                    to={paths.image(ids[index])}
                    state={state}
                  >
                    {SEE}
                    <span className="visually-hidden">: {item.alt}</span>
                  </Link>
                )}
              </li>
            );
          })}
        </Stack>
      ))}
      <LazyBoundary>
        {opened !== null && <Lightbox pictures={pictures} index={opened} onClose={() => setOpened(null)} />}
      </LazyBoundary>
    </Stack>
  );
}
