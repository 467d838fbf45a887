import { useId, useState } from 'react';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import styles from './settings.module.css';

const CHOICES: Readonly<Record<ThemeChoice, string>> = {
  device: 'As on this device',
  light: 'Light',
  dark: 'Dark',
};

/** Takes effect at once, and is kept in this browser. */
export function ThemeSection() {
  const name = useId();
  const [choice, setChoice] = useState(readThemeChoice);
  return (
    <FormSection title="Appearance" intro="Kept in this browser until you log out.">
      <Stack as="fieldset" gap={0.5}>
        <legend className="visually-hidden">Appearance</legend>
        {Object.entries(CHOICES).map(([value, label]) => (
          <Grid as="label" key={value} gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => {
                setChoice(value as ThemeChoice);
                chooseTheme(value as ThemeChoice);
              }}
            />
            {label}
          </Grid>
        ))}
      </Stack>
    </FormSection>
  );
}

/** `device`: light or dark as the device is, also when that changes. */
type ThemeChoice = 'device' | 'light' | 'dark';

function readThemeChoice(): ThemeChoice {
  const stored = browserStorage.get(STORAGE_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** Takes effect at once, in all tabs: the script in `index.html` listens. */
function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'device') browserStorage.remove(STORAGE_KEYS.theme);
  else browserStorage.set(STORAGE_KEYS.theme, choice);
  browserStorage.announce();
}
