import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  /** Unique among its neighbours. */
  id: string;
  name: string;
  panel: ReactNode;
}

/** Where a key leads from tab `index` of `count`, round both ends; null for keys that lead nowhere. */
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

/** Panels of which one shows. One stop for Tab; arrow keys, Home and End choose. The first shows at first. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [chosen, setChosen] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  };

  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={clsx(styles.tab, index === chosen && styles.chosen)}
            aria-selected={index === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={index !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
