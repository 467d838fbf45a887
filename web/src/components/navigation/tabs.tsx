import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';
import { useScrollEdges } from './use-scroll-edges.ts';

interface Tab {
  /** Unique among its neighbours. */
  id: string;
  name: string;
  panel: ReactNode;
}

/** Index of the tab that a key selects from tab `index` of `count`, wrapping at both ends; null for other keys. */
export function tabForKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs that keep their own state; the first panel shows at first. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return <ControlledTabs label={label} tabs={tabs} selected={selected} onChoose={setSelected} />;
}

/** Controlled `Tabs`. One tab stop; arrow keys, Home and End choose. */
export function ControlledTabs({
  label,
  tabs,
  selected,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onChoose: (id: string) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const edges = useScrollEdges(list);
  const selectedIndex = tabs.findIndex((tab) => tab.id === selected);

  // Scrolls the chosen tab into view. Not by `scrollIntoView`, which scrolls the page too.
  useEffect(() => {
    const button = buttons.current[selectedIndex];
    if (!list.current || !button) return;
    list.current.scrollLeft = button.offsetLeft - (list.current.clientWidth - button.offsetWidth) / 2;
  }, [selectedIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event.key, selectedIndex, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    buttons.current[next]?.focus({ preventScroll: true });
  };

  return (
    <div>
      <div
        ref={list}
        className={clsx(styles.tabs, edges.start && styles.moreBefore, edges.end && styles.moreAfter)}
        role="tablist"
        aria-label={label}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={clsx(styles.tab, tab.id === selected && styles.selected)}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
