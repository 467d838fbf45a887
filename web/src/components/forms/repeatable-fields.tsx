import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../base/button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { IconButton } from '../navigation/icon-button.tsx';
import { ErrorText } from './field.tsx';
import styles from './repeatable-fields.module.css';

/** A list of entries to add and remove. Moves the focus to an added entry, or to the neighbour of a removed one. */
export function RepeatableFields<Entry extends { key: string }>({
  entries,
  entryName,
  addLabel,
  max,
  problem,
  onAdd,
  onRemove,
  children,
}: {
  entries: readonly Entry[];
  /** Name of an entry, with a capital letter. */
  entryName: string;
  addLabel: string;
  max: number;
  /** Error of the list as a whole. */
  problem: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (entry: Entry, index: number) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  const goal = useRef<{ index: number; control: string } | null>(null);
  const isFull = entries.length >= max;

  useEffect(() => {
    if (goal.current === null) return;
    const { index, control } = goal.current;
    goal.current = null;
    const entry = list.current?.children[Math.min(index, entries.length - 1)];
    (entry?.querySelector<HTMLElement>(control) ?? addButton.current)?.focus();
  }, [entries.length]);

  function add() {
    goal.current = { index: entries.length, control: 'input, select' };
    setNews('');
    onAdd();
  }

  function remove(index: number) {
    goal.current = { index, control: 'button' };
    setNews(`${entryName} ${index + 1} removed`);
    onRemove(index);
  }

  return (
    <Stack gap={3} align="start">
      <ul ref={list} className="full-width hide-empty">
        {entries.map((entry, index) => (
          <li key={entry.key}>
            <Stack as="fieldset" className={styles.entry}>
              <legend className="visually-hidden">
                {entryName} {index + 1}
              </legend>
              <Row justify="space-between" nowrap>
                <span aria-hidden="true" className={styles.name}>
                  {entryName} {index + 1}
                </span>
                <IconButton label={`Remove ${entryName.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
                  <span aria-hidden="true">×</span>
                </IconButton>
              </Row>
              {children(entry, index)}
            </Stack>
          </li>
        ))}
      </ul>
      <ErrorText role="alert">{problem}</ErrorText>
      <Button ref={addButton} aria-disabled={isFull || undefined} onClick={() => !isFull && add()}>
        {addLabel}
      </Button>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </Stack>
  );
}
