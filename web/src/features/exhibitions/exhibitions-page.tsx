import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import styles from './exhibition-group.module.css';
import { ExhibitionGroup } from './exhibition-group.tsx';

const groups: { state: ExhibitionState; title: string; intro: string; empty: string }[] = [
  {
    state: 'ongoing',
    title: 'Ongoing exhibitions',
    intro:
      'On the walls now. Each one is hung by the photographer who made the pictures, and closes on its day.',
    empty: exhibitionMessages.noOngoing,
  },
  {
    state: 'upcoming',
    title: 'Upcoming exhibitions',
    intro: 'Being hung behind closed doors. The dates are India time; come back when they open.',
    empty: exhibitionMessages.noUpcoming,
  },
  {
    state: 'past',
    title: 'Past exhibitions',
    intro: 'Closed, and taken down. What remains is who showed what, and when.',
    empty: exhibitionMessages.noPast,
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
      </div>
    </Container>
  );
}
