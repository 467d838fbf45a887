/** A link that was followed: what its card showed of the page that comes. */
interface OpenedLink {
  /** Path and query of its page. */
  address: string;
  title: string;
  picture: { src: string; width: number; height: number } | null;
}

let openedLink: OpenedLink | undefined;

export function rememberOpenedLink(link: HTMLAnchorElement, image: HTMLImageElement | null): void {
  // Only its own: a card links to its photographer too, and a page may stand in an article.
  const title = link.closest('h2, h3, nav') === null ? link.querySelector('h2, h3, [data-title]') : link;
  openedLink = {
    address: link.pathname + link.search,
    title: title?.textContent.trim() ?? '',
    picture: image?.currentSrc
      ? { src: image.currentSrc, width: image.naturalWidth, height: image.naturalHeight }
      : null,
  };
}

/** Returns the link that led to this address; undefined where another way did. */
export function findOpenedLink(address: string): OpenedLink | undefined {
  return openedLink?.address === address ? openedLink : undefined;
}

const reads = new Map<string, Promise<unknown>>();
const finished = new Set<string>();

/**
 * Notes that the code and the data of the page at this address are being read for the first time, until `read`, which
 * never rejects, ends. A later read looks into the cache alone: no page waits for it, so that the picture of its card
 * can move there.
 */
export function noteRead(address: string, read: Promise<unknown>): void {
  if (finished.has(address)) return;
  reads.set(
    address,
    read.finally(() => {
      reads.delete(address);
      finished.add(address);
    }),
  );
}

export const findRead = (address: string): Promise<unknown> | undefined => reads.get(address);
