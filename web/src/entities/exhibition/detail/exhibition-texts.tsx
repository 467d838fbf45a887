import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { Container } from '#components/layout/page.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import styles from './exhibition-texts.module.css';

/** What its photographer wrote about an exhibition, about themselves and about the genre. */
export function ExhibitionTexts({ exhibition }: { exhibition: ExhibitionDetail }) {
  return (
    <Container className={styles.words}>
      <RichText html={exhibition.description} className={styles.description} />
      <div className={styles.notes}>
        <Note title="The photographer" html={exhibition.author_description} />
        <Note title={exhibition.genre || 'The genre'} html={exhibition.genre_description} />
      </div>
    </Container>
  );
}

function Note({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <section className={styles.note}>
      <h2 className={styles.noteTitle}>{title}</h2>
      <RichText html={html} className={styles.noteText} />
    </section>
  );
}
