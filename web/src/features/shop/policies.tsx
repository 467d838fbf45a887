import { Stack } from '#components/layout/layout.tsx';
import policies from './policies.md';
import styles from './policies.module.css';

export default function Policy({ of }: { of: 'shipping' | 'return' }) {
  return <Stack className={styles.policy}>{policies.sections.find(({ id }) => id === of)?.body}</Stack>;
}
