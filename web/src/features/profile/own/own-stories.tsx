import { Stories } from '../shared/works/later-works.tsx';
import styles from './own-stories.module.css';

/** External admin panel for drafts, where one is configured. */
const ADMIN_PANEL_URL: string | undefined = import.meta.env.VITE_ADMIN_PANEL_URL;

/** The user's published stories, and a link to the drafts. */
export function OwnStories({ userId }: { userId: string }) {
  return (
    <>
      {ADMIN_PANEL_URL && (
        <p className={styles.drafts}>
          <a href={ADMIN_PANEL_URL} rel="noopener noreferrer">
            Manage drafts <span aria-hidden>↗</span>
          </a>
        </p>
      )}
      <Stories userId={userId} />
    </>
  );
}
