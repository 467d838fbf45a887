import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { ButtonLink } from '#components/base/button.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { paths } from '#lib/paths.ts';
import styles from './stories-banner.module.css';

export function StoriesBanner() {
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
