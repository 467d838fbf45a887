import { FactList } from '#components/layout/fact-list.tsx';
import styles from './viewer-panel.module.css';

const SHORTCUTS = [
  ['←', 'Previous photo'],
  ['→', 'Next photo'],
  ['Space', 'Play or pause the slideshow'],
  ['F', 'Fullscreen'],
  ['L', 'Like'],
  ['I', 'Image details'],
  ['C', 'Comments'],
  ['+ and −', 'Zoom'],
  ['?', 'Keyboard shortcuts'],
  ['Esc', 'Close'],
] as const;

/** What a preview does not have. */
const OF_PUBLIC_IMAGES: readonly string[] = ['L', 'I', 'C'];

export function Shortcuts({ isPreview }: { isPreview: boolean }) {
  const shown = SHORTCUTS.filter(([keys]) => !isPreview || !OF_PUBLIC_IMAGES.includes(keys));
  return (
    <>
      <h2>Keyboard shortcuts</h2>
      <FactList lined facts={shown} className={styles.shortcuts} />
    </>
  );
}
