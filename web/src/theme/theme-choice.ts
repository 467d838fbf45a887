import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** `device`: light or dark as the device is, also when that changes. */
export type ThemeChoice = 'device' | 'light' | 'dark';

export function readThemeChoice(): ThemeChoice {
  const stored = browserStorage.get(STORAGE_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** Takes effect at once, in all tabs: the script in `index.html` listens. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'device') browserStorage.remove(STORAGE_KEYS.theme);
  else browserStorage.set(STORAGE_KEYS.theme, choice);
  browserStorage.announce();
}
