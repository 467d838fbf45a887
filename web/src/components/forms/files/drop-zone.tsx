import clsx from 'clsx';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import buttonStyles from '../../base/button.module.css';
import { Stack } from '../../layout/layout.tsx';
import styles from './drop-zone.module.css';
import { chosenFiles } from './file-button.tsx';

/** Takes files that are chosen or dropped. `label` names it, `button` what is chosen; `hint` stands below. */
export function DropZone({
  label,
  button,
  hint,
  variant = 'secondary',
  accept,
  multiple,
  onChoose,
}: {
  label: string;
  button: string;
  hint: ReactNode;
  variant?: 'primary' | 'secondary';
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  }

  return (
    <Stack
      as="fieldset"
      gap={1}
      align="center"
      aria-label={label}
      className={clsx(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple={multiple}
        accept={accept}
        onChange={chosenFiles(onChoose)}
      />
      <label htmlFor={id} className={clsx(buttonStyles.button, buttonStyles[variant])}>
        {button}
      </label>
      <p className={clsx(styles.hint, 'measure text-quiet text-small')}>{hint}</p>
    </Stack>
  );
}
