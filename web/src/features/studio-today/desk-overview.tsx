import { todayMessages } from '@aperture-byline/contract/desk/desk-messages';
import { formatAgo } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { ReviewGroup } from '@aperture-byline/contract/studio/wire';
import { useQuery } from '@tanstack/react-query';
import { CardLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import { waitingQuery } from '#entities/waiting/waiting-query.ts';
import { formatCount } from '#lib/format-count.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { KeyFigure, KeyFigures } from './key-figures.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { TitledSection } from './titled-section.tsx';
import styles from './today.module.css';
import { deskQuery } from './today-queries.ts';

const GROUPS: Readonly<Record<ReviewGroup, string>> = {
  photographs: 'Photographs',
  works: 'Exhibitions, stories and prints',
  comments: 'Comments, messages and reports',
  requests: 'Requests to become a photographer',
  contact: 'Messages of the contact form',
};

/** Where each group is answered; one of several kinds stands among all that waits. */
const PATHS: Readonly<Record<ReviewGroup, string>> = {
  photographs: `${studioPaths.review}?kind=image`,
  works: studioPaths.review,
  comments: studioPaths.review,
  requests: `${studioPaths.review}?kind=artist`,
  contact: studioPaths.messages,
};

export default function DeskOverview({ uid }: { uid: string }) {
  const query = useQuery(deskQuery(uid));
  const { data: counts } = useQuery(waitingQuery(uid));
  const now = new Date(query.dataUpdatedAt);
  return (
    <Stack gap={5} className="page-end">
      <ReadOnlyNotice uid={uid} />
      <QueryState query={query} loading={<Skeleton ratio={2.5} />} failure={todayMessages.deskNotLoaded}>
        {({ queue, paymentsDue, payoutsDue, strayPayments, refundsDue, reversalsDue, recent }) => (
          <Grid gap={[7, 8]} lg="minmax(0, 3fr) minmax(0, 2fr)" align="start">
            <TitledSection title="Waiting for you">
              <EntryList gap={2.5}>
                {queue.map(({ group, count, oldest }) => (
                  <Row as="li" key={group} gap={3} align="baseline" justify="space-between" nowrap className="relative">
                    <Stack gap={0}>
                      <h3 className={styles.title}>
                        <CardLink to={PATHS[group]}>{GROUPS[group]}</CardLink>
                      </h3>
                      {oldest !== null && (
                        <span className="text-quiet text-small">{`The oldest came ${formatAgo(oldest, now)}`}</span>
                      )}
                    </Stack>
                    <span className={`${styles.number} nowrap`}>{formatCount(count)}</span>
                  </Row>
                ))}
              </EntryList>
            </TitledSection>
            <Stack gap={7}>
              <TitledSection title="Payments">
                <KeyFigures columns={2}>
                  {counts?.desk && (
                    <>
                      <KeyFigure label="Claimed" to={studioPaths.payments}>
                        {formatCount(counts.desk.payments)}
                      </KeyFigure>
                      <KeyFigure label="Disputes" to={studioPaths.payments}>
                        {formatCount(counts.desk.disputes)}
                      </KeyFigure>
                    </>
                  )}
                  <KeyFigure label="Payments due" to={studioPaths.payments}>
                    {formatCount(paymentsDue)}
                  </KeyFigure>
                  <KeyFigure label="Payouts due" to={studioPaths.payments}>
                    {formatCount(payoutsDue)}
                  </KeyFigure>
                  <KeyFigure label="Payments to look at" to={studioPaths.payments}>
                    {formatCount(strayPayments)}
                  </KeyFigure>
                  <KeyFigure label="Refunds due" to={studioPaths.payments}>
                    {formatCount(refundsDue)}
                  </KeyFigure>
                  <KeyFigure label="To come back from artists" to={studioPaths.payments}>
                    {formatCount(reversalsDue)}
                  </KeyFigure>
                </KeyFigures>
              </TitledSection>
              <TitledSection title="The house since yesterday">
                <KeyFigures columns={2}>
                  <KeyFigure label="Orders" to={studioPaths.payments}>
                    {formatCount(recent.orders)}
                  </KeyFigure>
                  <KeyFigure label="Ordered" to={studioPaths.payments}>
                    {formatPrice(recent.ordered)}
                  </KeyFigure>
                </KeyFigures>
              </TitledSection>
            </Stack>
          </Grid>
        )}
      </QueryState>
    </Stack>
  );
}
