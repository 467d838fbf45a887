import clsx from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import buttonStyles from '../../base/button.module.css';
import styles from './file-button.module.css';

/** Hands over the chosen files. The same ones can be chosen again. */
export const chosenFiles =
  (choose: (files: File[]) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    choose([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };

/** A button that chooses files. `className` is the button's, the rest of the input. */
export function FileButton({
  className,
  children,
  onChoose,
  ...input
}: ComponentProps<'input'> & { onChoose: (files: File[]) => void }) {
  return (
    <label className={clsx(buttonStyles.button, buttonStyles.secondary, styles.button, className)}>
      <input type="file" className={styles.input} onChange={chosenFiles(onChoose)} {...input} />
      {children}
    </label>
  );
}
