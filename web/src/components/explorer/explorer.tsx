import type { FacetOption, Facets, SelectedFacet } from '@aperture-byline/contract/search/wire';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { WordsForm } from '../forms/words-form.tsx';
import { Grid, Row } from '../layout/layout.tsx';
import styles from './explorer.module.css';

export interface Explored<Name extends string> {
  query: string;
  selected: readonly SelectedFacet<Name>[];
  facets: Facets<Name>;
}

const FIRST_OPTIONS = 6;

/** The query of an address with another value, or without one; the page begins anew. */
function withValue(search: URLSearchParams, name: string, value: string | null): { search: string } {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value === null) next.delete(name);
  else next.set(name, value);
  return { search: `?${next}` };
}

/**
 * Shows words and facets of a list, all kept in the address. `explored` is loaded once the panel is opened, or where
 * something is selected.
 */
export function Explorer<Name extends string>({
  label,
  titles,
  explored,
  isOpen,
  onToggle,
  total,
}: {
  /** Label of the panel, such as "Filter photographs". */
  label: string;
  /** Titles of the facets, in the order in which they are shown. */
  titles: Readonly<Record<Name, string>>;
  explored: Explored<Name> | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** How many are selected, in words; null where nothing is. */
  total: string | null;
}) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const names = Object.keys(titles) as Name[];
  return (
    <div className={styles.explorer}>
      <details className={styles.panel} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className={styles.summary}>{label}</summary>
        {isOpen && (
          <div className={styles.content}>
            <WordsForm
              label="Within this list"
              words={explored?.query ?? ''}
              placeholder="Words in title, tags or description"
              submit={{ text: 'Find', variant: 'secondary' }}
              onSearch={(words) => navigate(withValue(search, 'q', words || null), { state: KEEP_SCROLL })}
            />
            <Grid gap="28px var(--gap)" sm={2} md={3} lg={4}>
              {explored
                ? names.map((name) => (
                    <Facet
                      key={name}
                      name={name}
                      title={titles[name]}
                      options={explored.facets[name]}
                      selected={explored.selected.find(({ facet }) => facet === name)?.value}
                    />
                  ))
                : names.map((name) => (
                    <section key={name} aria-busy="true">
                      <h2 className={styles.title}>{titles[name]}</h2>
                      <Skeleton />
                      <Skeleton short />
                    </section>
                  ))}
            </Grid>
          </div>
        )}
      </details>
      <Selection titles={titles} explored={explored} />
      {total !== null && (
        <p className="text-quiet text-small" role="status">
          {total}
        </p>
      )}
    </div>
  );
}

function Facet({
  name,
  title,
  options,
  selected,
}: {
  name: string;
  title: string;
  options: readonly FacetOption[];
  selected: string | undefined;
}) {
  if (options.length === 0) return null;
  const isSelected = ({ value }: FacetOption) => value === selected;
  const first = options.slice(0, FIRST_OPTIONS);
  const rest = options.slice(FIRST_OPTIONS);
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Options name={name} options={first} isSelected={isSelected} />
      {rest.length > 0 && (
        <details open={rest.some(isSelected)}>
          <summary className={styles.more}>{`${rest.length} more`}</summary>
          <Options name={name} options={rest} isSelected={isSelected} />
        </details>
      )}
    </section>
  );
}

function Options({
  name,
  options,
  isSelected,
}: {
  name: string;
  options: readonly FacetOption[];
  isSelected: (option: FacetOption) => boolean;
}) {
  const [search] = useSearchParams();
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <Link
            className={styles.option}
            to={withValue(search, name, isSelected(option) ? null : option.value)}
            state={KEEP_SCROLL}
            aria-current={isSelected(option) || undefined}
            rel="nofollow"
          >
            <span>{option.label}</span>
            <span className="text-quiet tabular-nums">{option.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Selection<Name extends string>({
  titles,
  explored,
}: {
  titles: Readonly<Record<Name, string>>;
  explored: Explored<Name> | undefined;
}) {
  const [search] = useSearchParams();
  if (explored === undefined) return null;
  const chips = explored.selected.map(({ facet, label }) => ({
    name: facet as string,
    text: `${titles[facet]}: ${label}`,
  }));
  if (explored.query) chips.unshift({ name: 'q', text: `“${explored.query}”` });
  if (chips.length === 0) return null;
  return (
    <Row as="ul" gap={1} aria-label="Selected" className="mt-16">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Link className={styles.chip} to={withValue(search, name, null)} state={KEEP_SCROLL}>
            {text}
            <span aria-hidden="true"> ×</span>
            <span className="visually-hidden">, take away</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={styles.chip} to={{ search: '' }} state={KEEP_SCROLL}>
            Clear all
          </Link>
        </li>
      )}
    </Row>
  );
}
