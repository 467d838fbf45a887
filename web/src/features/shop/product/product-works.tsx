import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '#components/layout/fact-list.tsx';
import { Section } from '#components/layout/page.tsx';
import { productQuery } from '#entities/product/queries.ts';
import { productWorksQuery } from '#entities/shown-works/queries.ts';
import { LinksInText, MorePhotographs, toExhibitionLinks, toStoryLinks } from '#entities/shown-works/work-links.tsx';
import { paths } from '#lib/navigation/paths.ts';

const toLink = ({ imageId, title }: { imageId: string; title: string }) => ({
  to: paths.image(imageId),
  title,
});

export default function ProductWorks({ slug }: { slug: string }) {
  const { data: product } = useQuery(productQuery(slug));
  const { data: works } = useQuery(productWorksQuery(slug));
  if (!product || !works) return null;
  const { photographs, exhibitions, stories, morePhotographs } = works;
  const printed = photographs.filter(({ imageId }) => imageId === product.printed_image_id);
  const others = photographs.filter((photograph) => !printed.includes(photograph));
  return (
    <>
      {photographs.length > 0 && (
        <Section title={photographs.length > 1 ? 'The photographs' : 'The photograph'}>
          <FactList
            lined
            facts={[
              printed.length > 0 && [
                others.length > 0 ? 'Printed' : 'Title',
                <LinksInText key="printed" links={printed.map(toLink)} />,
              ],
              others.length > 0 && [productMessages.alsoShown, <LinksInText key="others" links={others.map(toLink)} />],
              exhibitions.length > 0 && [
                'Now hanging in',
                <LinksInText key="exhibitions" links={toExhibitionLinks(exhibitions)} />,
              ],
              stories.length > 0 && [
                stories.length > 1 ? 'In the stories' : 'In the story',
                <LinksInText key="stories" links={toStoryLinks(stories)} />,
              ],
            ]}
          />
        </Section>
      )}
      <MorePhotographs
        photographs={morePhotographs}
        ownerId={product.owner_id}
        byline={fullName({ firstName: product.creator_firstname, lastName: product.creator_lastname })}
      />
    </>
  );
}
