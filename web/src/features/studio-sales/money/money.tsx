import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type {
  MadePayout,
  PendingPayout,
  StatementSums,
  StudioMoney,
} from '@aperture-byline/contract/order/payouts/money-wire';
import { formatMonth, STATEMENT_NAMES } from '@aperture-byline/contract/order/payouts/statement-texts';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatBalance, formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { DownloadButton } from '#entities/order/documents/download-button.tsx';
import { moneyQuery, statementsQuery } from '#entities/order/money/money-queries.ts';
import { nextPayoutText } from '#entities/order/money/next-payout-text.ts';
import { PayoutTermsList } from '#entities/order/payout-terms.tsx';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { payoutText, reversalText } from '../orders/sale-texts.ts';
import { downloadStatementCsv, downloadStatementPdf } from './download-statement.ts';
import styles from './money.module.css';

const PayoutSection = lazy(() => import('../orders/payout-section.tsx'));

/** Page of an artist's payouts: the next one, those to come, those made, statements by month, and the terms. */
export default function Money({ uid }: { uid: string }) {
  return (
    <Stack gap={8} className="page-end">
      <QueryState
        query={useQuery(moneyQuery(uid))}
        loading={<EntriesSkeleton count={3} />}
        failure={orderMessages.moneyNotLoaded}
      >
        {(money) => (
          <>
            <Next uid={uid} money={money} />
            <Pending pending={money.pending} />
            <ToSendBack owed={money.toSendBack} />
            <Made made={money.made} />
            <Statements uid={uid} />
            <Section title="What you are paid">
              <p className="text-quiet">It holds for orders that are placed from now on.</p>
              <div className={styles.terms}>
                <PayoutTermsList terms={money.terms} />
              </div>
            </Section>
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}

function Next({ uid, money: { next, hasDetails, pending } }: { uid: string; money: StudioMoney }) {
  const isHeld = pending.some(({ payoutStatus }) => payoutStatus === 'held');
  const none = isHeld
    ? 'None is due: what you have sent waits until its claim is decided.'
    : orderMessages.noNextPayout;
  return (
    <Section title="The next payout">
      <p className={styles.next}>{next ? nextPayoutText(next) : none}</p>
      {!hasDetails && pending.length > 0 && <p className="text-strong">{orderMessages.payoutDetailsMissing}</p>}
      <LazyBoundary>
        <PayoutSection uid={uid} />
      </LazyBoundary>
    </Section>
  );
}

function Pending({ pending }: { pending: readonly PendingPayout[] }) {
  return (
    <Section title="Still to come">
      <EntryList gap={2}>
        {pending.length === 0 && <li className="text-quiet">Nothing is still to come.</li>}
        {pending.map((sale) => (
          <SaleEntry key={sale.orderId} {...sale}>
            {payoutText(sale)}
          </SaleEntry>
        ))}
      </EntryList>
    </Section>
  );
}

function ToSendBack({ owed }: { owed: StudioMoney['toSendBack'] }) {
  if (owed.length === 0) return null;
  return (
    <Section title="To send back">
      <EntryList gap={2}>
        {owed.map((sale) => (
          <SaleEntry key={sale.orderId} {...sale}>
            {reversalText(sale.amount)}
          </SaleEntry>
        ))}
      </EntryList>
    </Section>
  );
}

function SaleEntry({ orderId, title, children }: { orderId: string; title: string; children: React.ReactNode }) {
  return (
    <Stack as="li" gap={0.5} className="break-anywhere">
      <p className="text-strong">
        <Link to={`${studioPaths.orders}#sale-${orderId}`}>Order {orderNumber(orderId)}</Link>, {title}
      </p>
      <p>{children}</p>
    </Stack>
  );
}

function Made({ made }: { made: readonly MadePayout[] }) {
  if (made.length === 0) return null;
  return (
    <Section title="Paid out">
      <EntryList gap={2}>
        {made.map(({ reference, paidOn, amount, orderIds }) => (
          <Row as="li" key={reference} gap={[0.5, 3]} align="baseline" justify="space-between">
            <span className="break-anywhere">
              {formatDay(paidOn)}, reference {reference}
              <span className="block text-quiet text-small">
                {orderIds.length > 1 ? 'Orders' : 'Order'} {orderIds.map(orderNumber).join(', ')}
              </span>
            </span>
            <span className="text-strong tabular-nums">{formatPrice(amount)}</span>
          </Row>
        ))}
      </EntryList>
    </Section>
  );
}

function Statements({ uid }: { uid: string }) {
  return (
    <QueryState
      query={useQuery(statementsQuery(uid))}
      loading={<EntriesSkeleton count={2} />}
      failure={orderMessages.moneyNotLoaded}
    >
      {(statements) =>
        statements.length > 0 && (
          <Section title="Statements">
            <EntryList gap={2}>
              {statements.map((statement, index) => (
                <MonthEntry key={statement.month} statement={statement} isOpen={index === 0} />
              ))}
            </EntryList>
          </Section>
        )
      }
    </QueryState>
  );
}

/** `isOpen`: the present month, to which entries may be added. */
function MonthEntry({
  statement: { month, opening, sums, closing },
  isOpen,
}: {
  statement: StatementSums;
  isOpen: boolean;
}) {
  const named = Object.entries(STATEMENT_NAMES) as [keyof typeof STATEMENT_NAMES, string][];
  return (
    <Stack as="li" gap={2}>
      <h3 className={styles.month}>
        {formatMonth(month)}
        {isOpen && <span className="text-quiet text-small"> so far</span>}
      </h3>
      <FactList
        variant="sums"
        total
        facts={[
          ['Carried over', formatBalance(opening)],
          ...named.map(([kind, label]) => sums[kind] !== 0 && ([label, formatBalance(sums[kind])] as const)),
          [closing < 0 ? 'Balance, to send back' : 'Balance', formatBalance(closing)],
        ]}
      />
      <Row gap={1}>
        <DownloadButton download={downloadStatementPdf(month)}>{`PDF of ${formatMonth(month)}`}</DownloadButton>
        <DownloadButton download={downloadStatementCsv(month)}>{`CSV of ${formatMonth(month)}`}</DownloadButton>
      </Row>
    </Stack>
  );
}
