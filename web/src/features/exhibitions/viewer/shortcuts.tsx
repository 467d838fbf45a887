import styles from './shortcuts.module.css';

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

export function Shortcuts() {
  return (
    <>
      <h2>Keyboard shortcuts</h2>
      <dl className={styles.list}>
        {SHORTCUTS.map(([keys, what]) => (
          <div key={keys} className={styles.entry}>
            <dt>
              <kbd className={styles.keys}>{keys}</kbd>
            </dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
