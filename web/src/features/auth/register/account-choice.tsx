import { useId } from 'react';
import { Grid } from '#components/layout/layout.tsx';
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

export function AccountChoice(props: ChoiceProps) {
  return (
    <Grid as="fieldset" gap={1.5} sm={2}>
      <legend className="text-label">Kind of account</legend>
      <Card own="regular" {...props} />
      <Card own="photographer" {...props} />
    </Grid>
  );
}

function Card({ own, kind, onChoose }: ChoiceProps & { own: AccountKind }) {
  const id = useId();
  const { title, text } = kinds[own];
  return (
    <Grid as="label" gap={[0.5, 1.5]} columns="auto 1fr" className={styles.card}>
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
      <span id={`${id}-title`} className="text-strong">
        {title}
      </span>
      <span id={`${id}-text`} className={styles.text}>
        {text}
      </span>
    </Grid>
  );
}
