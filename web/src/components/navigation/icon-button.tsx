import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './icon-button.module.css';

export function IconButton({ label, ...props }: Omit<ComponentProps<'button'>, 'className'> & { label: string }) {
  return <button type="button" className={styles.button} aria-label={label} {...props} />;
}

export function IconLink({ label, ...props }: Omit<ComponentProps<typeof Link>, 'className'> & { label: string }) {
  return <Link className={styles.button} aria-label={label} {...props} />;
}

/** Pauses and resumes an automatic rotation; `what` names it for a screen reader. */
export function PauseButton({ paused, onToggle, what }: { paused: boolean; onToggle: () => void; what: string }) {
  return (
    <IconButton label={`${paused ? 'Play' : 'Pause'}: ${what}`} onClick={onToggle}>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
        <path d={paused ? 'M3 1v12l9-6z' : 'M2.5 1h3v12h-3zM8.5 1h3v12h-3z'} />
      </svg>
    </IconButton>
  );
}
