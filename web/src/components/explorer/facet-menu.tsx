import type { FacetOption } from '@aperture-byline/contract/search/wire';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import styles from './explorer.module.css';

/** The query of an address with another value, or without one; the page begins anew. */
export function withValue(search: URLSearchParams, name: string, value: string | null): { search: string } {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value === null) next.delete(name);
  else next.set(name, value);
  return { search: `?${next}` };
}

/** A menu that opens over the page; the browser keeps one open at a time. */
export function Menu({
  title,
  value,
  onOpen,
  children,
}: {
  title: string;
  /** Label of the option that is selected in it. */
  value: string | undefined;
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details className={styles.menu} name="filters" onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles.summary}>
        {title}
        {value && <span className={styles.value}>{`: ${value}`}</span>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** Closes the menu of an option, whose button keeps the focus. */
function closeMenu({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const menu = currentTarget.closest('details');
  if (menu === null) return;
  menu.querySelector('summary')?.focus();
  menu.open = false;
}

export function FacetOptions({
  name,
  options,
  selected,
}: {
  name: string;
  options: readonly FacetOption[];
  selected: string | undefined;
}) {
  const [search] = useSearchParams();
  if (options.length === 0) return <p className="text-quiet text-medium">There is nothing to choose from here.</p>;
  return (
    <ul className={styles.options}>
      {options.map(({ value, label, count }) => {
        const isSelected = value === selected;
        return (
          <li key={value}>
            <Link
              className={styles.option}
              to={withValue(search, name, isSelected ? null : value)}
              state={KEEP_SCROLL}
              onClick={closeMenu}
              aria-current={isSelected || undefined}
              rel="nofollow"
            >
              <span>{label}</span>
              <span className="text-quiet tabular-nums">{count}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
