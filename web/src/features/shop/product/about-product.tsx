import { productMessages } from '@aperture-byline/contract/product/product-messages';
import type { ProductDetail as Product } from '@aperture-byline/contract/product/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Section } from '#components/layout/page.tsx';
import { Tabs } from '#components/navigation/tabs.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { productQuery } from '#entities/product/queries.ts';
import { productWorksQuery } from '#entities/shown-works/queries.ts';
import { LinksInText, MorePhotographs, toExhibitionLinks, toStoryLinks } from '#entities/shown-works/work-links.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './about-product.module.css';

const toLink = ({ imageId, title }: { imageId: string; title: string }) => ({
  to: paths.image(imageId),
  title,
});

const Policy = lazy(() => import('../policies.tsx'));

/** The words of a print and of the house in tabs, and the works that it belongs to. */
export default function AboutProduct({ slug }: { slug: string }) {
  const { data: product } = useQuery(productQuery(slug));
  if (!product) return null;
  return (
    <>
      <section className={styles.about}>
        <h2 className="visually-hidden">About this print</h2>
        <Tabs
          label="About this print"
          tabs={[
            {
              id: 'description',
              name: 'Description',
              panel: <RichText className="measure" html={product.description} />,
            },
            { id: 'shipping', name: 'Shipping', panel: <LazyPolicy of="shipping" /> },
            { id: 'return', name: 'Return/Refund', panel: <LazyPolicy of="return" /> },
          ]}
        />
      </section>
      <ProductWorks product={product} />
    </>
  );
}

function ProductWorks({ product }: { product: Product }) {
  const { data: works } = useQuery(productWorksQuery(product.slug));
  if (!works) return null;
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

/** Behind a tab: its text is rendered by the server and no part of the first load. */
function LazyPolicy({ of }: { of: 'shipping' | 'return' }) {
  return (
    <LazyBoundary fallback={<p>{messages.loading}</p>}>
      <Policy of={of} />
    </LazyBoundary>
  );
}
