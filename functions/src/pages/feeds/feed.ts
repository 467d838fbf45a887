/** Newest items of a feed. */
export const FEED_LENGTH = 30;

/** A feed before it is written as RSS or JSON. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page whose news it brings. */
  page: string;
  /** Its own address without the ending. */
  address: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** The item's page, which is its id as well. */
  url: string;
  title: string;
  summary: string;
  /** Sanitised, with absolute addresses. */
  html: string;
  published: Date;
  author: { name: string; url: string };
  tags: string[];
  picture: FeedPicture | null;
}

export interface FeedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** Bytes; null where they are not known. */
  size: number | null;
}

/** JPEG, which every feed reader shows. */
export const PICTURE_TYPE = 'image/jpeg';
