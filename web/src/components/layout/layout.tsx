import clsx from 'clsx';
import type { ComponentProps, CSSProperties, ElementType } from 'react';
import styles from './layout.module.css';

interface Arrangement {
  /** Steps of 8 px, or halves, or a length of CSS: between all children, or between rows and columns. Default: 2. */
  gap?: number | readonly [rows: number, columns: number] | string;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

interface Wrapping extends Arrangement {
  nowrap?: boolean;
}

/** Columns of equal width, or a template. */
type Columns = number | string;

/** From which width of the window (`BREAKPOINTS`) which columns: one where there is none. */
interface Columned extends Arrangement {
  columns?: Columns;
  sm?: Columns;
  md?: Columns;
  lg?: Columns;
}

type LayoutProps<Layout, Tag extends ElementType> = Layout & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Layout | 'as'
  >;

const toLength = (gap: NonNullable<Arrangement['gap']>): string =>
  typeof gap === 'string'
    ? gap
    : [gap]
        .flat()
        .map((steps) => `${steps * 8}px`)
        .join(' ');

/** Width below which a column of a number of columns goes to the next row: with large text, words would break in it. */
const COLUMN_MIN = '6.75rem';

/** A number is how many columns there are at most. */
function toTemplate(columns: Columns | undefined, gap: string): string | undefined {
  if (typeof columns !== 'number') return columns;
  const between = gap.split(' ').at(-1);
  // A pixel less than its share: rounded up, the last column would not fit.
  const share = `(100% - ${columns - 1} * ${between}) / ${columns} - 1px`;
  return `repeat(auto-fill, minmax(max(min(100%, ${COLUMN_MIN}), ${share}), 1fr))`;
}

function render(
  layout: string | undefined,
  {
    as: Tag = 'div',
    gap,
    align,
    justify,
    nowrap,
    columns,
    sm,
    md,
    lg,
    className,
    style,
    ...props
  }: LayoutProps<Wrapping & Columned, ElementType>,
) {
  const space = gap === undefined ? gap : toLength(gap);
  const template = (count: Columns | undefined) => toTemplate(count, space ?? toLength(2));
  const properties = {
    '--space': space,
    '--align': align,
    '--justify': justify,
    '--wrap': nowrap && 'nowrap',
    '--columns': template(columns),
    '--sm': template(sm),
    '--md': template(md),
    '--lg': template(lg),
    ...style,
  } as CSSProperties;
  return <Tag {...props} className={clsx(layout, className)} style={properties} />;
}

/** Children below each other; `align` is theirs from side to side. */
export const Stack = <Tag extends ElementType = 'div'>(props: LayoutProps<Arrangement, Tag>) =>
  render(styles.stack, props);

/** Children beside each other, which wrap and are centred in their row unless it says otherwise. */
export const Row = <Tag extends ElementType = 'div'>(props: LayoutProps<Wrapping, Tag>) => render(styles.row, props);

/** A list with a hairline around each `li`, which a `CardLink` may cover. `gap`: steps above and below its content. */
export const EntryList = ({ gap = 3, ...props }: ComponentProps<'ul'> & { gap?: number }) =>
  render(styles.entries, { as: 'ul', style: { '--row': toLength(gap) }, ...props });

/** Children in columns, by the width of the window. */
export const Grid = <Tag extends ElementType = 'div'>(props: LayoutProps<Columned, Tag>) => render(styles.grid, props);
