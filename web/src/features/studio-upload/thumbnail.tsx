import { useEffect, useState } from 'react';
import styles from './upload.module.css';

/** A photograph as it lies on its owner's machine, small. */
export function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    address !== undefined && (
      <img
        className={styles.file}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        width={64}
        height={52}
      />
    )
  );
}
