import { Row } from '#components/layout/layout.tsx';
import styles from '../review.module.css';

const KEYS = {
  j: 'next',
  k: 'back',
  o: 'open',
  s: 'select',
  S: 'select its submission',
  a: 'approve',
  r: 'send back',
  x: 'reject',
  n: 'notes',
  u: 'undo',
  'Arrows, Space': 'in a sheet',
  'Ctrl A': 'all of it',
  Esc: 'none',
} as const;

/** Which keys there are, and the way to do without: a letter that is spoken or slips can decide. */
export function KeysHint({ isEnabled, onChange }: { isEnabled: boolean; onChange: (isEnabled: boolean) => void }) {
  return (
    <Row gap={[0.5, 2]} className={styles.keys}>
      <Row as="label" gap={1}>
        <input type="checkbox" checked={isEnabled} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
        Keys
      </Row>
      {isEnabled &&
        Object.entries(KEYS).map(([key, name]) => (
          <span key={key} className="text-quiet text-small">
            <kbd>{key}</kbd> {name}
          </span>
        ))}
    </Row>
  );
}
