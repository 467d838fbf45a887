import type { Facets, SelectedFacet } from '@aperture-byline/contract/search/wire';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { WordsForm } from '../forms/words-form.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './explorer.module.css';
import { FacetOptions, Menu, withValue } from './facet-menu.tsx';

interface Explored<Name extends string> {
  query: string;
  selected: readonly SelectedFacet<Name>[];
  facets: Facets<Name>;
}

/** Closes the open menu by Escape, by a press beside it and where the focus goes elsewhere. */
function useClosing() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const findOpen = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]');
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = findOpen();
      if (event.key !== 'Escape' || !menu) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    };
    const closeBeside = ({ target }: Event) => {
      const menu = findOpen();
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  }, []);
  return bar;
}

/** Shows a new selection from its beginning; the focus stays in the menus. */
function useScrollToSelection(): void {
  const { search } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current !== search && navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    shown.current = search;
  }, [search, navigation]);
}

/**
 * Shows the title of a list with a row of menus: words and facets, all kept in the address, which stay in view.
 * `explored` is loaded once a menu is opened, or where something is selected.
 */
export function Explorer<Name extends string>({
  title,
  label,
  titles,
  explored,
  onOpen,
  total,
}: {
  title: string;
  /** Label of the menus, such as "Filter photographs". */
  label: string;
  /** Titles of the facets, in the order in which they are shown. */
  titles: Readonly<Record<Name, string>>;
  explored: Explored<Name> | undefined;
  onOpen: () => void;
  /** How many are selected, in words; null where nothing is. */
  total: string | null;
}) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const bar = useClosing();
  useScrollToSelection();
  const names = Object.keys(titles) as Name[];
  return (
    <>
      <div ref={bar} data-sticky className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <ul className={styles.menus} aria-label={label}>
          <li>
            <Menu title="Words" value={explored?.query && `“${explored.query}”`}>
              <WordsForm
                label={label}
                words={explored?.query ?? ''}
                placeholder="Title, tags, description"
                submit={{ text: 'Find', variant: 'secondary' }}
                action={pathname}
                onSearch={(words) => navigate(withValue(search, 'q', words || null), { state: KEEP_SCROLL })}
              />
            </Menu>
          </li>
          {names.map((name) => {
            const selected = explored?.selected.find(({ facet }) => facet === name);
            const options = explored?.facets[name];
            return (
              <li key={name} className={explored ? undefined : styles.needsScripts}>
                <Menu title={titles[name]} value={selected?.label} onOpen={onOpen}>
                  {options ? (
                    <FacetOptions name={name} options={options} selected={selected?.value} />
                  ) : (
                    <div aria-busy="true">
                      <Skeleton />
                      <Skeleton short />
                    </div>
                  )}
                </Menu>
              </li>
            );
          })}
        </ul>
      </div>
      <Row gap={[1, 2]} className={styles.selection}>
        <p className="text-quiet text-small" role="status">
          {total}
        </p>
        <Selection titles={titles} explored={explored} />
      </Row>
    </>
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
    <Row as="ul" gap={1} aria-label="Selected">
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
