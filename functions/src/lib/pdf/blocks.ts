import type { Face } from './fonts/font-files.ts';

/** In points, of which an inch has 72. `label` is 10 by 15 cm. */
export const PAGES = {
  a4: { width: 595.28, height: 841.89, margin: 56 },
  label: { width: 283.46, height: 425.2, margin: 20 },
} as const;

/** Style of a text; sizes in points. */
export interface TextStyle {
  face?: Face;
  size?: number;
  isQuiet?: boolean;
  align?: 'start' | 'center' | 'end';
  /** The full address that it leads to. */
  link?: string;
}

/** A text, with more of it smaller below, which may be a link. */
export type Cell = string | { text: string; below: string; link?: string };

export interface Table {
  /** Shares of the width, 1 together. The last column is one of amounts. */
  columns: readonly number[];
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Below the rows; the last one stands out. */
  sums: readonly (readonly [label: string, value: string])[];
}

export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string; face?: Face; size?: number; align?: 'center' }
  | ({ kind: 'text'; text: string } & TextStyle)
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | ({ kind: 'table' } & Table)
  /** Side by side, each as wide as the others. */
  | { kind: 'columns'; columns: readonly (readonly Block[])[] }
  /** A JPEG in the middle, as large as fits this height. */
  | { kind: 'picture'; jpeg: Uint8Array; alt: string; height: number }
  /** A QR code in the middle, as wide as it is high. */
  | { kind: 'qrCode'; text: string; alt: string; height: number }
  | { kind: 'rule' }
  /** Block after which the next page begins. */
  | { kind: 'page' }
  | { kind: 'gap'; height: number };

/** A document: its title, which names it in windows and to screen readers, and its blocks from top to bottom. */
export interface PdfContent {
  title: string;
  page?: keyof typeof PAGES;
  /** Blocks, awaited where one needs something else first, such as a picture. */
  blocks: readonly Block[] | AsyncIterable<Block>;
}
