import { TAGLINE } from '@aperture-byline/contract/shared/constants';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { IntroStories } from '#entities/story/intro-stories/intro-stories.tsx';
import { HomeCarousel } from './carousel/home-carousel.tsx';
import styles from './home-page.module.css';
import { IntroBlock } from './intro-block.tsx';
import { intro } from './intro-texts.ts';
import { OngoingExhibitions } from './ongoing-exhibitions.tsx';
import { StoriesBanner } from './stories-banner.tsx';

export default function HomePage() {
  return (
    <>
      <PageMeta description={`${TAGLINE}: ${intro.lead}`} />
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
