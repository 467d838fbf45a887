import { todayMessages } from '@aperture-byline/contract/desk/desk-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { NextPayout } from '@aperture-byline/contract/order/payouts/money-wire';
import { formatAgo } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { StudioToday, WaitingCounts } from '@aperture-byline/contract/studio/wire';
import { CONTENT_KINDS, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import { ButtonLink, CardLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { nextPayoutQuery } from '#entities/order/money/money-queries.ts';
import { nextPayoutText } from '#entities/order/money/next-payout-text.ts';
import { timeLeft } from '#entities/order/order-texts.ts';
import type { Account } from '#entities/session/session-store.ts';
import { waitingQuery } from '#entities/waiting/waiting-query.ts';
import { formatCount, pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { FirstStepsList } from './first-steps-list.tsx';
import { KeyFigure, KeyFigures } from './key-figures.tsx';
import { TitledSection } from './titled-section.tsx';
import styles from './today.module.css';
import { firstStepsQuery, isQuiet, todayQuery } from './today-queries.ts';
import { exhibitionText, RECENT, returnedPath } from './today-texts.ts';

export default function Today({ account: { uid } }: { account: Account }) {
  const query = useQuery(todayQuery(uid));
  const { data: counts } = useQuery(waitingQuery(uid));
  const { data: steps } = useQuery({
    ...firstStepsQuery(uid),
    enabled: query.data !== undefined && isQuiet(query.data),
  });
  const { data: payout } = useQuery(nextPayoutQuery(uid));
  const now = new Date(query.dataUpdatedAt);
  return (
    <Stack gap={7} className="page-end">
      <Grid gap={1} columns={2} sm="repeat(4, max-content)">
        <ButtonLink to={studioPaths.upload} variant="primary">
          Upload
        </ButtonLink>
        <ButtonLink to={`${studioPaths.stories}/new`}>New story</ButtonLink>
        <ButtonLink to={`${studioPaths.exhibitions}/new`}>New exhibition</ButtonLink>
        <ButtonLink to={`${studioPaths.prints}/new`}>New print</ButtonLink>
      </Grid>
      <QueryState query={query} loading={<TodaySkeleton />} failure={todayMessages.notLoaded}>
        {(today) => (
          <Stack gap={7}>
            {steps && <FirstStepsList steps={steps} />}
            <Grid gap={[7, 8]} lg="minmax(0, 3fr) minmax(0, 2fr)" align="start">
              <Stack gap={7}>
                <Waiting today={today} counts={counts?.studio ?? null} now={now} />
                <Drafts drafts={today.drafts} now={now} />
              </Stack>
              <Stack gap={7}>
                <Recent recent={today.recent} />
                <NextDate exhibition={today.exhibition} now={now} />
                {payout && <Payout payout={payout} />}
              </Stack>
            </Grid>
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

function Waiting({
  today: { orders, returned, undescribed },
  counts,
  now,
}: {
  today: StudioToday;
  counts: WaitingCounts['studio'];
  now: Date;
}) {
  const more = {
    orders: Math.max(0, (counts?.orders ?? 0) - orders.length),
    returned: Math.max(0, (counts?.returned ?? 0) - returned.length),
  };
  return (
    <TitledSection title="Waiting for you">
      {orders.length + returned.length + undescribed === 0 ? (
        <p className="text-quiet">{todayMessages.nothingWaits}</p>
      ) : (
        <EntryList gap={2.5}>
          {orders.map((order) => (
            <WaitingOrder key={order.orderId} order={order} now={now} />
          ))}
          {more.orders > 0 && (
            <li>
              <Link to={studioPaths.orders}>{pluralize(more.orders, 'more order')} to do</Link>
            </li>
          )}
          {returned.map((work) => (
            <Stack as="li" gap={1} key={`${work.kind}/${work.id}`} className="relative">
              <Row gap={[0.5, 3]} align="baseline" justify="space-between">
                <h3 className={styles.title}>
                  <CardLink to={returnedPath(work)}>{work.title || 'Untitled'}</CardLink>
                </h3>
                <span className="text-quiet text-small">{CONTENT_KINDS[work.kind].heading}, sent back</span>
              </Row>
              {work.note && (
                <p className={clsx(styles.note, 'text-quiet text-small break-anywhere pre-line')}>{work.note}</p>
              )}
            </Stack>
          ))}
          {more.returned > 0 && (
            <li>
              <Link to={paths.notices}>{formatCount(more.returned)} more sent back</Link>
            </li>
          )}
          {undescribed > 0 && (
            <li className="relative">
              <h3 className={styles.title}>
                <CardLink to={studioPaths.library}>
                  {`${pluralize(undescribed, 'photograph')} without a description`}
                </CardLink>
              </h3>
            </li>
          )}
        </EntryList>
      )}
    </TitledSection>
  );
}

const STEPS = { accept: 'to answer', prepare: 'to prepare', send: 'to send', claim: 'to answer a claim' } as const;

function WaitingOrder({ order, now }: { order: StudioToday['orders'][number]; now: Date }) {
  const { orderId, title, prints, step, dueAt, picture } = order;
  const left = timeLeft(dueAt, now);
  return (
    <Grid as="li" columns="64px minmax(0, 1fr)" align="center" className="relative">
      <span className={styles.picture}>{picture && <Picture picture={picture} sizes="64px" ratio={1} alt="" />}</span>
      <Row gap={[0.5, 3]} align="baseline" justify="space-between">
        <Stack gap={0}>
          <h3 className={styles.title}>
            <CardLink to={`${studioPaths.orders}#sale-${orderId}`}>{`Order ${orderNumber(orderId)}`}</CardLink>
          </h3>
          <span className="text-quiet text-small break-anywhere">
            {prints > 1 ? `${title} and ${pluralize(prints - 1, 'more print')}` : title}
          </span>
        </Stack>
        <time dateTime={dueAt} className="text-strong tabular-nums">
          {left === null ? `The time ${STEPS[step]} is over` : `${left} left ${STEPS[step]}`}
        </time>
      </Row>
    </Grid>
  );
}

function Drafts({ drafts, now }: { drafts: StudioToday['drafts']; now: Date }) {
  if (drafts.length === 0) return null;
  return (
    <TitledSection title="Go on with">
      <EntryList gap={2.5}>
        {drafts.map(({ kind, id, title, updatedAt }) => (
          <Row as="li" key={id} gap={[0.5, 3]} align="baseline" justify="space-between" className="relative">
            <h3 className={styles.title}>
              <CardLink to={`${WORK_KINDS[kind].path}/${id}`}>{title || 'Untitled'}</CardLink>
            </h3>
            <span className="text-quiet text-small">
              {`${WORK_KINDS[kind].heading}, changed ${formatAgo(updatedAt, now)}`}
            </span>
          </Row>
        ))}
      </EntryList>
    </TitledSection>
  );
}

function Recent({ recent }: { recent: StudioToday['recent'] }) {
  return (
    <TitledSection title="Since yesterday">
      <KeyFigures columns={3}>
        {RECENT.map(({ name, label, to }) => (
          <KeyFigure key={name} label={label} to={to}>
            {name === 'income' ? formatPrice(recent.income) : recent[name] === 0 ? 'None' : formatCount(recent[name])}
          </KeyFigure>
        ))}
      </KeyFigures>
    </TitledSection>
  );
}

function NextDate({ exhibition, now }: { exhibition: StudioToday['exhibition']; now: Date }) {
  if (exhibition === null) return null;
  return (
    <TitledSection title="Next">
      <EntryList gap={2.5}>
        <Row as="li" gap={[0.5, 3]} align="baseline" justify="space-between" className="relative">
          <h3 className={styles.title}>
            <CardLink to={paths.exhibition(exhibition.id)}>{exhibition.title || 'Untitled'}</CardLink>
          </h3>
          <span className="text-quiet text-small">{exhibitionText(exhibition, now)}</span>
        </Row>
      </EntryList>
    </TitledSection>
  );
}

function Payout({ payout }: { payout: NonNullable<NextPayout> }) {
  return (
    <TitledSection title="Your next payout">
      <EntryList gap={2.5}>
        <li>
          <Link to={studioPaths.money}>{nextPayoutText(payout)}</Link>
        </li>
      </EntryList>
    </TitledSection>
  );
}

function TodaySkeleton() {
  return (
    <Grid gap={[7, 8]} lg="minmax(0, 3fr) minmax(0, 2fr)">
      <Skeleton ratio={2.5} />
      <Skeleton ratio={2} />
    </Grid>
  );
}
