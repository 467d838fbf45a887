import createBidi from 'bidi-js';
import { chooseGlyphs, graphemes, type Piece } from './fonts/choose-glyphs.ts';
import type { Face } from './fonts/font-files.ts';
import { isCopied } from './fonts/fonts.ts';
import { findBreaks } from './line-breaks.ts';

/** Characters of one font and one direction, in reading order; without a font where none has them. */
export type Run = Piece;

export interface Line {
  /** Runs as they are drawn, from left to right. */
  runs: readonly Run[];
  /** Text as it is read, with the space at its end. */
  text: string;
  /** Without the space at its end. */
  width: number;
  isRightToLeft: boolean;
  /** False where a reader would not copy what is meant from what is drawn: shaped letters, and what no font has. */
  isPlain: boolean;
}

interface Cluster {
  text: string;
  drawn: readonly Piece[];
  isPlain: boolean;
  isSpace: boolean;
  /** A line may end before it. */
  isBreakable: boolean;
  level: number;
}

/** Characters that overrule the direction of others: what a text says is what it shows. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/u;
/** No line has room for more clusters. */
const LINE_MAX = 300;
/** Clusters of a longer word that are measured at a time. */
const MEASURED_TOGETHER = 16;

const bidi = createBidi();

/** Breaks a text into lines of at most this width. `measure` gives the width of a run. */
export function layOutText(
  text: string,
  { face, width, measure }: { face: Face; width: number; measure: (run: Run) => number },
): Line[] {
  const paragraphs = text.replace(DIRECTION_CONTROLS, '').split(LINE_ENDS);
  return paragraphs.flatMap((paragraph, index) => {
    // A reader who copies lines, or hears them, needs something between them.
    const ended = index < paragraphs.length - 1 && paragraph !== '' ? `${paragraph} ` : paragraph;
    const { clusters, level } = toClusters(ended, face);
    const lines = breakLines(clusters, { width, measure: (some) => measureClusters(some, measure) });
    return lines.map((line) => toLine(line, { level, measure }));
  });
}

function toClusters(text: string, face: Face): { clusters: Cluster[]; level: number } {
  const embedding = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text) : null;
  const breaks = findBreaks(text);
  const clusters: Cluster[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = embedding?.levels[index] ?? 0;
    const drawn = chooseGlyphs(face, segment, text);
    const [only] = drawn;
    clusters.push({
      text: segment,
      drawn,
      isPlain: only?.text === segment && only.font !== null && level === 0 && isCopied(only.font, only.text),
      isSpace: /^\s$/u.test(segment),
      isBreakable: breaks.has(index),
      level,
    });
  }
  return { clusters, level: embedding?.paragraphs[0]?.level ?? 0 };
}

/** Breaks after spaces, between words that have none between them, and inside a word that is wider than a line. */
function breakLines(
  clusters: readonly Cluster[],
  { width, measure }: { width: number; measure: (clusters: readonly Cluster[]) => number },
): Cluster[][] {
  const lines: Cluster[][] = [];
  let line: Cluster[] = [];
  let used = 0;
  const endLine = () => {
    lines.push(line);
    line = [];
    used = 0;
  };
  const fill = (part: readonly Cluster[]) => {
    const partWidth = measure(part);
    if (used + partWidth > width && part.length > 1) {
      const half = Math.ceil(part.length / 2);
      fill(part.slice(0, half));
      fill(part.slice(half));
      return;
    }
    if (used + partWidth > width && line.length > 0) endLine();
    line.push(...part);
    used += partWidth;
  };
  for (const { word, space } of toWords(clusters)) {
    // To shape a very long word takes more time than to shape its parts.
    const wordWidth = word.length > LINE_MAX ? Number.POSITIVE_INFINITY : measure(word);
    if (used + wordWidth > width && line.length > 0) endLine();
    if (wordWidth <= width) {
      line.push(...word);
      used += wordWidth;
    } else
      for (let start = 0; start < word.length; start += MEASURED_TOGETHER)
        fill(word.slice(start, start + MEASURED_TOGETHER));
    line.push(...space);
    used += measure(space);
  }
  endLine();
  return lines;
}

function toWords(clusters: readonly Cluster[]): { word: Cluster[]; space: Cluster[] }[] {
  const words: { word: Cluster[]; space: Cluster[] }[] = [];
  for (const cluster of clusters) {
    const last = words.at(-1);
    if (cluster.isSpace) {
      if (last) last.space.push(cluster);
      else words.push({ word: [], space: [cluster] });
    } else if (!last || last.space.length > 0 || cluster.isBreakable) words.push({ word: [cluster], space: [] });
    else last.word.push(cluster);
  }
  return words;
}

function toLine(
  clusters: readonly Cluster[],
  { level, measure }: { level: number; measure: (run: Run) => number },
): Line {
  const end = clusters.findLastIndex(({ isSpace }) => !isSpace) + 1;
  const runs = toRuns(clusters);
  return {
    runs: reorder(runs).map(toDrawnRun),
    text: clusters.map(({ text }) => text).join(''),
    width: measureClusters(clusters.slice(0, end), measure),
    isRightToLeft: level % 2 === 1,
    isPlain: clusters.every(({ isPlain }) => isPlain),
  };
}

type LevelRun = Run & { level: number };

function toRuns(clusters: readonly Cluster[]): LevelRun[] {
  const runs: LevelRun[] = [];
  for (const { drawn, level } of clusters)
    for (const piece of drawn) {
      const last = runs.at(-1);
      if (last && last.font === piece.font && last.level === level) last.text += piece.text;
      else runs.push({ ...piece, level });
    }
  return runs;
}

const measureClusters = (clusters: readonly Cluster[], measure: (run: Run) => number): number =>
  toRuns(clusters).reduce((sum, run) => sum + measure(run), 0);

/** Rule L2 of Unicode's bidirectional algorithm: from the highest level down, what is on it or above is reversed. */
function reorder(runs: readonly LevelRun[]): LevelRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
}

/** Reverses right-to-left letters for a font that turns them itself, but not the marks of no script between them. */
function toDrawnRun({ text, font, level }: LevelRun): Run {
  const isTurned = font !== null && RIGHT_TO_LEFT.test(text);
  if (level % 2 === 0 || isTurned) return { text, font };
  const turned = [...text].reverse().map((character) => bidi.getMirroredCharacter(character) ?? character);
  return { text: turned.join(''), font };
}
