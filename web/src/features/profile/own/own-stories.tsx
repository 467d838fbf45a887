import { ButtonLink } from '#components/base/button.tsx';
import { studioPaths } from '#lib/studio-paths.ts';
import { Stories } from '../shared/works/later-works.tsx';
import styles from './own-stories.module.css';

/** The user's published stories; a photographer's drafts are in the studio. */
export function OwnStories({ userId, isArtist }: { userId: string; isArtist: boolean }) {
  return (
    <>
      {isArtist && (
        <p className={styles.drafts}>
          <ButtonLink to={studioPaths.stories}>Drafts and new stories</ButtonLink>
        </p>
      )}
      <Stories userId={userId} />
    </>
  );
}
