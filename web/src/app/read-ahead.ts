import type { QueryClient } from '@tanstack/react-query';
import { readPage } from './read-page.ts';

// What a navigation takes besides its page, loaded when a link is pointed at.

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
let openedPicture: HTMLImageElement | null | undefined;

/** The picture of a card: its link is around it, or covers the card from its title. */
const findPicture = (link: Element | null) =>
  link?.closest('a:has(img), article')?.querySelector<HTMLImageElement>('img');

/**
 * Marks the picture of the card whose link is followed, for a view transition (`Picture`), unless the visitor prefers
 * reduced motion. Only this one: a page may show the same work several times.
 */
function markOpenedPicture({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (openedPicture) delete openedPicture.dataset.opened;
  const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey;
  openedPicture =
    opensElsewhere || reducedMotion.matches || !(target instanceof Element)
      ? null
      : findPicture(target.closest('a'));
  if (!openedPicture) return;
  openedPicture.dataset.opened = 'true';
  openedPicture.dispatchEvent(new Event('load'));
}

document.addEventListener('click', markOpenedPicture, { capture: true });

/** Reads the data of the page at this address. Rejects where that fails. */
export async function readAhead(address: string, queryClient: QueryClient): Promise<void> {
  await readPage(new URL(address), queryClient);
}
