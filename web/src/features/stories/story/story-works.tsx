import type { Story } from '@aperture-byline/contract/blog/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { MatSizes } from '#components/media/square-mat.tsx';
import { PrintMatLink } from '#entities/product/print-mats.tsx';
import { storyWorksQuery } from '#entities/shown-works/queries.ts';
import { MorePhotographs } from '#entities/shown-works/work-links.tsx';

/** Mats are as wide as the photographs of the row are high. */
const MAT: MatSizes = (inMat) => inMat(168, 'px');

/**
 * Prints of a story's photographs and of its author, framed, and more photographs of theirs, in one row: `className`
 * reserves the room for it while it loads.
 */
export default function StoryWorks({ story, className }: { story: Story; className: string | undefined }) {
  const { data: works, isPending } = useQuery(storyWorksQuery(story.slug));
  if (isPending) return <div className={className} />;
  if (!works || works.morePhotographs.length + works.prints.length === 0) return null;
  const byline = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  return (
    <div className={className}>
      <MorePhotographs
        photographs={works.morePhotographs}
        ownerId={story.created_by}
        byline={byline}
        before={works.prints.map(({ minPrice, ...print }) => (
          <li key={print.slug} style={{ '--ratio': 1 } as CSSProperties}>
            <PrintMatLink print={{ ...print, text: `From ${formatPrice(minPrice)}` }} matSizes={MAT} />
          </li>
        ))}
        scrolls
      />
    </div>
  );
}
