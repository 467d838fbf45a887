import clsx from 'clsx';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { EntryList } from '../layout/layout.tsx';
import styles from './skeleton.module.css';

/** Reserves space while something loads: of `ratio` (width / height), or a line of text, which may be `short`. */
export function Skeleton({
  ratio,
  short,
  className,
}: {
  ratio?: number;
  short?: boolean;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden
      className={clsx(styles.skeleton, ratio === undefined && styles.line, short && styles.short, className)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    />
  );
}

/** Tells screen readers that a part of the page loads; the skeletons inside are hidden from them. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  );
}

export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Children.toArray(Array.from({ length: count }, () => children));
}

export const Skeletons = ({ count, ...props }: ComponentProps<typeof Skeleton> & { count: number }) => (
  <Repeat count={count}>
    <Skeleton {...props} />
  </Repeat>
);

export const EntriesSkeleton = ({
  count,
  gap,
  ...props
}: ComponentProps<typeof Skeleton> & { count: number; gap?: number }) => (
  <EntryList {...(gap !== undefined && { gap })}>
    <Repeat count={count}>
      <li>
        <Skeleton {...props} />
      </li>
    </Repeat>
  </EntryList>
);
