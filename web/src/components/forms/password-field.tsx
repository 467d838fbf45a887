import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';
import styles from './password-field.module.css';

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'> & { label: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={clsx(styles.field, 'relative')}>
      <Field
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
