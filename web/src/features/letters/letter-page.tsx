import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { isList } from '@aperture-byline/contract/letter/stored';
import type { LetterPart, LetterWork, PublicLetter } from '@aperture-byline/contract/letter/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { OpenedPage } from '#components/feedback/page-by-token.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta, Section } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { letterQuery } from '#entities/letter/queries.ts';
import { SubscribeBox } from '#entities/subscription/subscribe-box.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './letter-page.module.css';

const CHOSEN_SLOT = sizes({ 0: '92vw', 768: '44rem' });
const SLOT = sizes({ 0: '92vw', 768: '31vw', 1600: '26rem' });

/** A letter as it was sent, with those works of its blocks that are public still. */
export default function LetterPage() {
  const { letterId = '' } = useParams();
  const query = useQuery(letterQuery(letterId));
  return (
    <OpenedPage
      query={query}
      page={letterMessages.title}
      missing={{
        title: letterMessages.gone,
        children: 'The address may have a slip in it.',
        to: paths.letters,
        label: 'See all letters',
      }}
      failure={letterMessages.letterNotLoaded}
    >
      {(letter) => <SentLetter letter={letter} />}
    </OpenedPage>
  );
}

function SentLetter({ letter: { subject, previewText, sentAt, parts } }: { letter: PublicLetter }) {
  return (
    <Container>
      <PageMeta title={subject} />
      <article>
        <PageHead title={subject}>
          <p>{previewText}</p>
          <p className="text-quiet text-small">
            Sent on <time dateTime={sentAt}>{formatDay(sentAt)}</time>
          </p>
        </PageHead>
        {parts.map((part, index) => (
          <Part key={'html' in part ? index : part.block} part={part} />
        ))}
      </article>
      <div className={styles.subscribe}>
        <SubscribeBox />
      </div>
      <p className={styles.all}>
        <Link to={paths.letters}>All letters</Link>
      </p>
    </Container>
  );
}

function Part({ part }: { part: LetterPart }) {
  if ('html' in part) return <RichText html={part.html} className={styles.words} />;
  const { block, works } = part;
  if (!isList(block))
    return (
      <div className={styles.chosen}>
        {works.map((work) => (
          <Work key={work.path} work={work} slot={CHOSEN_SLOT} />
        ))}
      </div>
    );
  return (
    <Section title={letterMessages[block]}>
      <Grid as="ul" gap={[5, 4]} md={3}>
        {works.map((work) => (
          <li key={work.path}>
            <Work work={work} slot={SLOT} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Work({ work: { title, detail, path, picture }, slot }: { work: LetterWork; slot: string }) {
  return (
    <Link to={path} className="plain-link">
      {picture && <Picture picture={picture} sizes={slot} ratio={1.5} alt="" />}
      <h3 className={styles.title}>{title}</h3>
      <p className="text-quiet text-small break-anywhere">{detail}</p>
    </Link>
  );
}
