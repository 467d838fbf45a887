import createBidi from 'bidi-js';
import { type Face, findFirstFont, findFont, hasCharacter, isCopied } from './fonts.ts';

/** Characters of one font and one direction, in the order in which they are read. */
export interface Run {
  text: string;
  /** The file of the font. */
  font: string;
}

/** One line of a text. */
export interface Line {
  /** As it is drawn from left to right. */
  runs: readonly Run[];
  /** As it is read, with the space at its end. */
  text: string;
  /** Without the space at its end. */
  width: number;
  isRightToLeft: boolean;
  /** False where a reader would not copy what is meant from what is drawn: shaped letters, and what no font has. */
  isPlain: boolean;
}

/** What is drawn as one: a letter with its marks. */
interface Cluster {
  text: string;
  /** Characters of its font; empty where no font has any. */
  drawn: string;
  font: string;
  isPlain: boolean;
  isSpace: boolean;
  level: number;
}

/** Characters that overrule the direction of others: what a text says is what it shows. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** The joiners stay: they choose between forms of a letter. */
const UNDRAWN = /[^\P{DI}\u200c\u200d]|\p{Cc}/gu;
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/u;
/** Stands for a letter or digit that no font has: whoever reads an address sees that something is missing. Symbols are left out. */
const MISSING = '?';
const NAMED = /[\p{L}\p{N}]/u;
/** No line has room for more clusters. */
const LINE_MAX = 300;
/** Clusters of a longer word that are measured at a time. */
const MEASURED_TOGETHER = 16;

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

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
  const clusters: Cluster[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = embedding?.levels[index] ?? 0;
    const composed = segment.normalize('NFC').replace(/\s/gu, ' ');
    const { font, drawn } = chooseGlyphs(face, composed);
    clusters.push({
      text: segment,
      drawn,
      font,
      isPlain: drawn === segment && level === 0 && isCopied(font, drawn),
      isSpace: composed === ' ',
      level,
    });
  }
  return { clusters, level: embedding?.paragraphs[0]?.level ?? 0 };
}

/** What is drawn of a cluster: all of it, else what one font has of it. */
function chooseGlyphs(face: Face, cluster: string): { font: string; drawn: string } {
  const whole = findFont(face, cluster);
  if (whole !== null) return { font: whole, drawn: cluster.replace(UNDRAWN, '') };
  const [base = ''] = cluster;
  const font = findFont(face, base) ?? findFirstFont(face);
  const drawn = [...cluster.replace(UNDRAWN, '')]
    .filter((character) => hasCharacter(font, character))
    .join('');
  return { font, drawn: drawn === '' && NAMED.test(cluster) ? MISSING : drawn };
}

/** Breaks after spaces, and inside a word that is wider than a line. */
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
    } else if (!last || last.space.length > 0) words.push({ word: [cluster], space: [] });
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

interface LevelRun extends Run {
  level: number;
}

function toRuns(clusters: readonly Cluster[]): LevelRun[] {
  const runs: LevelRun[] = [];
  for (const { drawn, font, level } of clusters) {
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level) last.text += drawn;
    else runs.push({ text: drawn, font, level });
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

/** The font turns around letters of a script that is written from right to left, but not the marks of no script between them. */
function toDrawnRun({ text, font, level }: LevelRun): Run {
  if (level % 2 === 0 || RIGHT_TO_LEFT.test(text)) return { text, font };
  const turned = [...text].reverse().map((character) => bidi.getMirroredCharacter(character) ?? character);
  return { text: turned.join(''), font };
}
