import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { isDrawable, type Picture } from '@aperture-byline/contract/shared/picture';
import type { ContainerRect } from 'yet-another-react-lightbox';
import { PicturePlaceholder } from '#components/media/picture.tsx';
import styles from './viewer.module.css';

/** What a preview shows of a picture whose files nobody may fetch; undefined where its reader may. */
export function renderUnpublished(picture: Picture | undefined, rect: ContainerRect) {
  if (picture === undefined || isDrawable(picture)) return undefined;
  return (
    <div style={{ width: Math.min(rect.width, (rect.height * picture.width) / picture.height) }}>
      <PicturePlaceholder picture={picture} />
      <p className={styles.unpublished}>{viewerMessages.notPublished}</p>
    </div>
  );
}
