import { useQuery } from '@tanstack/react-query';
import { FactList } from '#components/layout/fact-list.tsx';
import { Section } from '#components/layout/page.tsx';
import { productWorksQuery } from '#entities/shown-works/queries.ts';
import { LinksInText, MorePhotographs } from '#entities/shown-works/work-links.tsx';
import { paths } from '#lib/paths.ts';

/** The photographs of a print, where else they are shown, and more of its photographer. */
export default function ProductWorks({
  slug,
  ownerId,
  byline,
}: {
  slug: string;
  ownerId: number;
  byline: string;
}) {
  const { data: works } = useQuery(productWorksQuery(slug));
  if (works === undefined) return null;
  const { photographs, exhibitions, stories, morePhotographs } = works;
  const hasSeveral = photographs.length > 1;
  return (
    <>
      {photographs.length > 0 && (
        <Section title={hasSeveral ? 'The photographs' : 'The photograph'}>
          <FactList
            lined
            facts={[
              [
                hasSeveral ? 'Titles' : 'Title',
                <LinksInText
                  key="photographs"
                  links={photographs.map(({ imageId, title }) => ({ to: paths.image(imageId), title }))}
                />,
              ],
              exhibitions.length > 0 && [
                'Now hanging in',
                <LinksInText
                  key="exhibitions"
                  links={exhibitions.map(({ exhibitionId, title }) => ({
                    to: paths.exhibition(exhibitionId),
                    title,
                  }))}
                />,
              ],
              stories.length > 0 && [
                stories.length > 1 ? 'In the stories' : 'In the story',
                <LinksInText
                  key="stories"
                  links={stories.map(({ slug: story, title }) => ({ to: paths.story(story), title }))}
                />,
              ],
            ]}
          />
        </Section>
      )}
      <MorePhotographs photographs={morePhotographs} ownerId={ownerId} byline={byline} />
    </>
  );
}
