import { Stories } from '../shared/works/stories.tsx';
import styles from './own-stories.module.css';

/** Where drafts are written: another site, if there is one. */
const ADMIN_PANEL_URL: string | undefined = import.meta.env.VITE_ADMIN_PANEL_URL;

/** One's published stories, and the way to those that are not. */
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
