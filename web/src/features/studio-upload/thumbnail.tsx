import { useObjectUrl } from '#lib/use-object-url.ts';
import styles from './upload.module.css';

export function Thumbnail({ file }: { file: File }) {
  const address = useObjectUrl(file);
  return (
    address !== undefined && (
      <img className={styles.file} src={address} alt="" loading="lazy" decoding="async" width={64} height={52} />
    )
  );
}
