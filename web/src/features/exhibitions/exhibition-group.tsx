import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading } from '#components/feedback/skeleton.tsx';
import { Section } from '#components/layout/page.tsx';
import { ExhibitionCard, ExhibitionCardSkeleton } from '#entities/exhibition/exhibition-card.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { failureText } from '#lib/error-text.ts';
import styles from './exhibition-group.module.css';

/** The picture of the card that leads the ongoing ones: beside its text from 808 px on. */
const LEAD_SIZES = '(min-width: 1600px) 861px, (min-width: 808px) calc(55vw - 9px), calc(91vw - 15px)';
/** Three in a row from 1100 px on, two from 700 px on; the ongoing ones stay two in a row. */
const THIRD_SIZES =
  '(min-width: 1600px) 453px, (min-width: 1100px) calc(28.8vw - 5px), (min-width: 700px) calc(44.4vw - 8px), calc(91vw - 15px)';
const SKELETONS = ['first', 'second', 'third'];

/** One state's exhibitions; the first of the ongoing ones is shown large. */
export function ExhibitionGroup({
  state,
  title,
  intro,
  empty,
}: {
  state: ExhibitionState;
  title: string;
  intro: string;
  empty: string;
}) {
  const { data, isPending, error, refetch } = useQuery(exhibitionsQuery(state));
  return (
    <Section title={title} className={styles.group}>
      <p className={styles.intro}>{intro}</p>
      {isPending && (
        <Loading label={`${title}: ${messages.loading}`}>
          <Cards ongoing={state === 'ongoing'}>
            {SKELETONS.map((name) => (
              <li key={name}>
                <ExhibitionCardSkeleton />
              </li>
            ))}
          </Cards>
        </Loading>
      )}
      {error && data === undefined && (
        <ErrorNotice onRetry={() => refetch()}>
          {failureText(error, messages.somethingWrongLater)}
        </ErrorNotice>
      )}
      {data?.length === 0 && <EmptyNotice>{empty}</EmptyNotice>}
      {data && data.length > 0 && (
        <Cards ongoing={state === 'ongoing'}>
          {data.map((exhibition, index) => card(exhibition, index, state))}
        </Cards>
      )}
    </Section>
  );
}

function card(exhibition: ExhibitionListItem, index: number, state: ExhibitionState) {
  const leads = state === 'ongoing' && index === 0;
  const sizes = leads ? LEAD_SIZES : undefined;
  return (
    <li key={exhibition.id}>
      <ExhibitionCard
        exhibition={exhibition}
        index={index}
        sizes={state === 'ongoing' ? sizes : THIRD_SIZES}
        priority={leads}
      />
    </li>
  );
}

function Cards({ ongoing, children }: { ongoing: boolean; children: ReactNode }) {
  return <ul className={clsx(styles.cards, ongoing ? styles.ongoing : styles.thirds)}>{children}</ul>;
}
