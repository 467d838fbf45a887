import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { formatMonth } from '@aperture-byline/contract/order/payouts/statement-texts';
import { monthBefore, monthInIndia } from '@aperture-byline/contract/shared/dates';
import { formatBalance } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { SelectField } from '#components/forms/field.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { houseStatementQuery } from '#entities/order/money/money-queries.ts';
import styles from './payments.module.css';

const Settlements = lazy(() => import('./online/settlements.tsx'));

/** Months that can be chosen: two years, for the books of the last financial year. */
const MONTHS = 24;

/** Lists the last months in India, the newest first. */
function listMonths(now: Date): string[] {
  const months = [monthInIndia(now)];
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
}

/** Shows the house's money of a month: what came, what went, and what is its own. */
export default function HouseStatementSection({ uid }: { uid: string }) {
  const [months] = useState(() => listMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>The house’s month</h2>
      <Stack gap={3} className={styles.fields}>
        <SelectField label="Month" value={month} onChange={({ currentTarget }) => setMonth(currentTarget.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </SelectField>
        <QueryState
          query={useQuery(houseStatementQuery(uid, month))}
          loading={<Skeleton ratio={2} />}
          failure={orderMessages.moneyNotLoaded}
        >
          {({ received, refunded, paidOut, returned, reversed, commission, shipping, tax, held }) => (
            <FactList
              variant="sums"
              total
              facts={[
                ['Received from buyers', formatBalance(received)],
                ['Given back to buyers', formatBalance(-refunded)],
                ['Paid out to artists', formatBalance(-paidOut)],
                returned > 0 && ['Payouts that came back', formatBalance(returned)],
                ['Sent back by artists', formatBalance(reversed)],
                ['Commission', formatBalance(-commission)],
                ['Shipping kept', formatBalance(-shipping)],
                ['Tax withheld', formatBalance(-tax)],
                held < 0
                  ? ['Taken from what is held for artists and buyers', formatBalance(-held)]
                  : ['Added to what is held for artists and buyers', formatBalance(held)],
              ]}
            />
          )}
        </QueryState>
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>What the payment provider sent to the bank</summary>
          <LazyBoundary fallback={<Skeleton ratio={6} />}>
            {isOpen && (
              <div className="mt-16">
                <Settlements uid={uid} month={month} />
              </div>
            )}
          </LazyBoundary>
        </details>
      </Stack>
    </Stack>
  );
}
