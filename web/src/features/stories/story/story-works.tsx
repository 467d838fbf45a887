import type { Story } from '@aperture-byline/contract/blog/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '#components/layout/layout.tsx';
import { Section } from '#components/layout/page.tsx';
import { PrintMats } from '#entities/product/print-mats.tsx';
import { storyWorksQuery } from '#entities/shown-works/queries.ts';
import { MorePhotographs } from '#entities/shown-works/work-links.tsx';

/** More photographs of a story's author, and prints. `className` reserves the room while they load. */
export default function StoryWorks({ story, className }: { story: Story; className: string | undefined }) {
  const { data: works, isPending } = useQuery(storyWorksQuery(story.slug));
  if (isPending) return <div className={className} />;
  if (!works || works.morePhotographs.length + works.prints.length === 0) return null;
  const byline = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  return (
    <Stack gap={6} className={className}>
      <MorePhotographs photographs={works.morePhotographs} ownerId={story.created_by} byline={byline} scrolls />
      {works.prints.length > 0 && (
        <Section title={`Framed prints by ${byline}`}>
          <PrintMats
            prints={works.prints.map(({ minPrice, ...print }) => ({ ...print, text: `From ${formatPrice(minPrice)}` }))}
          />
        </Section>
      )}
    </Stack>
  );
}
