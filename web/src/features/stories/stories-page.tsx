import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { IntroStories } from '#entities/story/intro-stories/intro-stories.tsx';
import { AllStories } from './lists/all-stories.tsx';
import { RecentStories } from './lists/recent-stories.tsx';

export default function StoriesPage() {
  return (
    <Container>
      <PageMeta title="Stories" />
      <PageHead title="Stories">
        <p>What happened before the shutter opened, and after. Written by the people who were there.</p>
      </PageHead>
      <section aria-labelledby="featured-stories">
        <h2 id="featured-stories" className="visually-hidden">
          Featured stories
        </h2>
        <IntroStories priority />
      </section>
      <RecentStories />
      <AllStories />
    </Container>
  );
}
