import { useId } from 'react';
import styles from './account-choice.module.css';

const kinds = {
  regular: { title: 'Regular account', text: 'Keep stories, join the conversation, order prints.' },
  photographer: { title: 'Photographer', text: 'All of that, and show, exhibit and sell your own work.' },
} as const;

export type AccountKind = keyof typeof kinds;

interface ChoiceProps {
  kind: AccountKind;
  onChoose: (kind: AccountKind) => void;
}

/** Two cards, of which one is chosen. */
export function AccountChoice(props: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Kind of account</legend>
      <Card own="regular" {...props} />
      <Card own="photographer" {...props} />
    </fieldset>
  );
}

function Card({ own, kind, onChoose }: ChoiceProps & { own: AccountKind }) {
  const id = useId();
  const { title, text } = kinds[own];
  return (
    <label className={styles.card}>
      <input
        className={styles.radio}
        type="radio"
        name="kind"
        value={own}
        checked={kind === own}
        onChange={() => onChoose(own)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      />
      <span id={`${id}-title`} className={styles.title}>
        {title}
      </span>
      <span id={`${id}-text`} className={styles.text}>
        {text}
      </span>
    </label>
  );
}
