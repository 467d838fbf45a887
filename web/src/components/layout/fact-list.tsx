import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

type Fact = readonly [label: string, value: ReactNode];

/**
 * Facts by their labels, which stand before them, above them (`stacked`) or, with amounts, at the other end of the line
 * (`sums`). `lined` has a hairline around each, and the last of `total` stands out. Labels are unique.
 */
export function FactList({
  facts,
  variant,
  lined,
  total,
  className,
}: {
  facts: readonly (Fact | false | '' | null | undefined)[];
  variant?: 'stacked' | 'sums';
  lined?: boolean;
  total?: boolean;
  className?: string | undefined;
}) {
  return (
    <dl
      className={clsx(
        styles.facts,
        variant && styles[variant],
        lined && styles.lined,
        total && styles.total,
        className,
      )}
    >
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
