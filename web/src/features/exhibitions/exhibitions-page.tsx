import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Container, PageHead, PageMeta, Section } from '#components/layout/page.tsx';
import { ExhibitionCard } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { ARCHIVE, Archive, Cards, CardsSkeleton } from './archive.tsx';
import styles from './exhibition-group.module.css';

const groups: { state: Exclude<ExhibitionState, 'past'>; title: string; intro: string; empty: string }[] = [
  {
    state: 'ongoing',
    title: 'Ongoing exhibitions',
    intro: 'On the walls now. Each one is hung by the photographer who made the pictures, and closes on its day.',
    empty: exhibitionMessages.noOngoing,
  },
  {
    state: 'upcoming',
    title: 'Upcoming exhibitions',
    intro: 'Being hung behind closed doors. The dates are India time; come back when they open.',
    empty: exhibitionMessages.noUpcoming,
  },
];

export default function ExhibitionsPage() {
  return (
    <Container>
      <PageMeta title="Exhibitions" />
      <PageHead title="Exhibitions">
        <p>One photographer, one thought, a wall of pictures in the order they were meant to be seen.</p>
      </PageHead>
      <div className={styles.groups}>
        {groups.map((group) => (
          <ExhibitionGroup key={group.state} {...group} />
        ))}
        <Section id={ARCHIVE} title="Past exhibitions" className={styles.group}>
          <p className={styles.intro}>Closed. What remains of each is a catalogue of what it showed, and when.</p>
          <Archive slot={THIRD_SIZES} />
        </Section>
      </div>
    </Container>
  );
}

/** The picture of the card that leads the ongoing ones: beside its text from 808 px on. */
const LEAD_SIZES = sizes({ 0: 'calc(91vw - 15px)', 808: 'calc(55vw - 9px)', 1600: '861px' });
/** Three in a row from 1024 px on, two from 768 px on; the ongoing ones stay two in a row. */
const THIRD_SIZES = sizes({
  0: 'calc(91vw - 15px)',
  768: 'calc(44.4vw - 8px)',
  1024: 'calc(28.8vw - 5px)',
  1600: '453px',
});

/** Shows the exhibitions of one state; the first of the ongoing ones is shown large. */
function ExhibitionGroup({
  state,
  title,
  intro,
  empty,
}: {
  state: Exclude<ExhibitionState, 'past'>;
  title: string;
  intro: string;
  empty: string;
}) {
  const query = useQuery(exhibitionsQuery(state));
  const isOngoing = state === 'ongoing';
  return (
    <Section title={title} className={styles.group}>
      <p className={styles.intro}>{intro}</p>
      <QueryState
        query={query}
        loading={<CardsSkeleton isOngoing={isOngoing} />}
        label={`${title}: ${messages.loading}`}
        empty={<EmptyState>{empty}</EmptyState>}
      >
        {(exhibitions) => (
          <Cards isOngoing={isOngoing}>{exhibitions.map((exhibition, index) => card(exhibition, index, state))}</Cards>
        )}
      </QueryState>
    </Section>
  );
}

function card(exhibition: ExhibitionListItem, index: number, state: ExhibitionState) {
  const leads = state === 'ongoing' && index === 0;
  const ongoingSizes = leads ? LEAD_SIZES : undefined;
  return (
    <li key={exhibition.id}>
      <ExhibitionCard
        exhibition={exhibition}
        index={index}
        slot={state === 'ongoing' ? ongoingSizes : THIRD_SIZES}
        priority={leads}
      />
    </li>
  );
}
