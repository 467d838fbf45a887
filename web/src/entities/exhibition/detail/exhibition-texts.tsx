import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import styles from './exhibition-texts.module.css';

export function ExhibitionTexts({ exhibition }: { exhibition: ExhibitionDetail }) {
  return (
    <Grid as={Container} lg="8fr 4fr" className={styles.words}>
      <RichText html={exhibition.description} className={styles.description} />
      <Grid gap="40px var(--gap)" md={2} lg={1}>
        <Note title="The photographer" html={exhibition.author_description} />
        <Note title={exhibition.genre || 'The genre'} html={exhibition.genre_description} />
      </Grid>
    </Grid>
  );
}

function Note({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <Stack as="section" gap={1.5} className={styles.note}>
      <h2>{title}</h2>
      <RichText html={html} className="text-quiet" />
    </Stack>
  );
}
