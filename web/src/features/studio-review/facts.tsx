import styles from './review.module.css';

/** Names and their texts; what is empty says so. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={`${name} ${text}`}>
          <dt>{name}</dt>
          <dd className={styles.text}>{text || 'None'}</dd>
        </div>
      ))}
    </dl>
  );
}
