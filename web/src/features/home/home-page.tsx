import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import { joining } from '@aperture-byline/contract/profile/joining';
import { joiningMessages } from '@aperture-byline/contract/profile/joining-messages';
import { HOME_ONGOING_EXHIBITIONS, HOME_UPCOMING_EXHIBITIONS } from '@aperture-byline/contract/shared/constants';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta, Section } from '#components/layout/page.tsx';
import type { MatSizes } from '#components/media/square-mat.tsx';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { ProductCard } from '#entities/product/product-card.tsx';
import { homePrintsQuery } from '#entities/product/queries.ts';
import { IntroStories } from '#entities/story/intro-stories/intro-stories.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { HomeCarousel } from './carousel/carousel.tsx';
import styles from './home-page.module.css';
import intro from './intro-block.module.css';

const PARTS = [
  {
    title: 'Stories from behind the camera',
    text: 'Photographers on the morning, the mistake and the wait behind a picture. Long enough for a cup of tea, written by the people who stood there.',
    to: paths.stories,
    link: 'Read the stories',
  },
  {
    title: 'The exhibition hall',
    text: 'Rooms that open and close like real ones. Each hang has an order, a beginning and a last picture, and it is up for a limited time.',
    to: paths.exhibitions,
    link: 'Enter the hall',
  },
  {
    title: 'Prints for your wall',
    text: 'Choose a photograph, a size and a frame. The artist prepares every print, and is paid for every one.',
    to: paths.shop,
    link: 'Visit the shop',
  },
];

export default function HomePage() {
  return (
    <>
      <PageMeta />
      <div className={styles.opening}>
        <HomeCarousel />
      </div>
      <Container>
        <IntroBlock />
        <OngoingExhibitions />
        <UpcomingExhibitions />
        <Prints />
      </Container>
      <StoriesBanner />
      <Container className={styles.stories}>
        <IntroStories />
        <Joining />
      </Container>
    </>
  );
}

function StoriesBanner() {
  return (
    <section className={styles.banner}>
      <Grid as={Container} lg="minmax(0, 13fr) minmax(0, 7fr)" align="end" className={styles.inside}>
        <h2 className={styles.title}>{blogMessages.ourStories}</h2>
        <Stack gap={3} align="start">
          <p className={styles.text}>
            A picture takes a hundredth of a second. What came before it, and what it did to the person who took it,
            takes a few pages.
          </p>
          <ButtonLink variant="primary" to={paths.stories}>
            {blogMessages.checkoutStories}
          </ButtonLink>
        </Stack>
      </Grid>
    </section>
  );
}

/** Shows photographers what joining costs and what a print earns. */
function Joining() {
  return (
    <Section title={joiningMessages.title}>
      <Stack gap={3} align="start">
        <p className={styles.text}>
          Show your work, hang exhibitions, write about how it was made, and sell it as framed prints. {joining.cost}{' '}
          {joiningMessages.earnings}
        </p>
        <p className="text-quiet">{joiningMessages.answer}</p>
        <ButtonLink to={paths.registerAsPhotographer}>{joining.join}</ButtonLink>
      </Stack>
    </Section>
  );
}

/** Introduction of the product in a sentence and its parts. Has the page's `h1`. */
function IntroBlock() {
  return (
    <Grid as="section" lg="minmax(0, 6fr) minmax(0, 7fr)" align="start" className={intro.block}>
      <div>
        <h1 className={intro.title}>Photographs worth a long look, and the stories that came home with them.</h1>
        <p className={intro.lead}>
          Here photographers show their work, hang exhibitions, write about how it was made, and sell it as framed
          prints.
        </p>
      </div>
      <ol>
        {PARTS.map(({ title, text, to, link }) => (
          <Grid as="li" key={to} sm="minmax(0, 2fr) minmax(0, 3fr)" className={intro.part}>
            <h2 className={intro.partTitle}>{title}</h2>
            <div>
              <p className={intro.text}>{text}</p>
              <Link className={intro.link} to={to}>
                {link}
              </Link>
            </div>
          </Grid>
        ))}
      </ol>
    </Grid>
  );
}

/** The first of the exhibitions that are open today. */
export function OngoingExhibitions() {
  return (
    <Section
      title={exhibitionMessages.ongoingExhibitions}
      action={
        <Link className={styles.all} to={paths.exhibitions}>
          All exhibitions
        </Link>
      }
    >
      <Exhibitions />
    </Section>
  );
}

/** Shows what opens next; null where nothing is planned. */
function UpcomingExhibitions() {
  const { data: exhibitions = [] } = useQuery(exhibitionsQuery('upcoming'));
  if (exhibitions.length === 0) return null;
  return (
    <Section title="Opening next">
      <Grid as="ul" md={2} className={styles.next}>
        {exhibitions.slice(0, HOME_UPCOMING_EXHIBITIONS).map((exhibition, index) => (
          <li key={exhibition.id}>
            <ExhibitionCard exhibition={exhibition} index={index} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** Two mats stand in a row, four from 1024 px on. */
const MAT: MatSizes = (inMat) => sizes({ 0: inMat(42, 'vw'), 1024: inMat(21, 'vw'), 1600: inMat(340, 'px') });

/** Shows the latest prints, framed; null where none is for sale. */
function Prints() {
  const { data } = useQuery(homePrintsQuery);
  if (!data || data.products.length === 0) return null;
  return (
    <Section
      title="Framed prints"
      action={
        <Link className={styles.all} to={paths.shop}>
          All prints
        </Link>
      }
    >
      <Grid as="ul" gap={[4, 3]} columns={2} lg={4}>
        {data.products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} matSizes={MAT} heading="h3" />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Exhibitions() {
  const query = useQuery(exhibitionsQuery('ongoing'));
  return (
    <QueryState
      query={query}
      loading={
        <Grid as="ul" md={2} className={styles.cards}>
          <Repeat count={HOME_ONGOING_EXHIBITIONS}>
            <li>
              <ExhibitionCardSkeleton />
            </li>
          </Repeat>
        </Grid>
      }
      empty={<EmptyState>{exhibitionMessages.noOngoingOnHome}</EmptyState>}
      failure={exhibitionMessages.noExhibitionsFound}
    >
      {(exhibitions) => (
        <Grid as="ul" md={2} className={styles.cards}>
          {exhibitions.slice(0, HOME_ONGOING_EXHIBITIONS).map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} index={index} />
            </li>
          ))}
        </Grid>
      )}
    </QueryState>
  );
}
