import { useEffect } from 'react';

/** Images whose view was counted since the site was opened. */
const counted = new Set<string>();

/** Counts a view the first time an image is shown. Its code is loaded after hydration, since nothing on the page waits for it. */
export function useImageView(imageId: string): void {
  useEffect(() => {
    if (counted.has(imageId)) return;
    counted.add(imageId);
    import('./mutations.ts')
      .then(({ countView }) => countView(imageId))
      .catch((error: unknown) => {
        // Shown again, it is tried again.
        counted.delete(imageId);
        console.error('The view could not be counted:', error);
      });
  }, [imageId]);
}
