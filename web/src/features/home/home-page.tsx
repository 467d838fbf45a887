import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { ButtonLink } from '#components/base/button.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { IntroStories } from '#entities/story/intro-stories/intro-stories.tsx';
import { paths } from '#lib/paths.ts';
import { HomeCarousel } from './carousel/home-carousel.tsx';
import styles from './home-page.module.css';
import { IntroBlock, type IntroBlockProps } from './intro-block.tsx';
import { OngoingExhibitions } from './ongoing-exhibitions.tsx';

/** Texts of the front page. */
const intro: IntroBlockProps = {
  title: 'Photographs worth a long look, and the stories that came home with them.',
  lead: 'photographers show their work, hang exhibitions, write about how it was made, and sell it as framed prints.',
  blogs: {
    title: 'Stories from behind the camera',
    text: 'Photographers on the morning, the mistake and the wait behind a picture. Long enough for a cup of tea, written by the people who stood there.',
  },
  exhibitionHall: {
    title: 'The exhibition hall',
    text: 'Rooms that open and close like real ones. Each hang has an order, a beginning and a last picture, and it is up for a limited time.',
  },
  shop: {
    title: 'Prints for your wall',
    text: 'Choose a photograph, a size and a frame. The artist prepares every print, and is paid for every one.',
  },
};

export default function HomePage() {
  return (
    <>
      <PageMeta />
      <div className={styles.opening}>
        <HomeCarousel />
      </div>
      <Container>
        <IntroBlock {...intro} />
        <OngoingExhibitions />
      </Container>
      <StoriesBanner />
      <Container className={styles.stories}>
        <IntroStories />
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
            A picture takes a hundredth of a second. What came before it, and what it did to the person who
            took it, takes a few pages.
          </p>
          <ButtonLink variant="primary" to={paths.stories}>
            {blogMessages.checkoutStories}
          </ButtonLink>
        </Stack>
      </Grid>
    </section>
  );
}
