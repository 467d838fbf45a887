import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { readSearchIndex } from '../../data/search-index/current-index.ts';

/** Words that are suggested. */
const WORDS_MAX = 50;

/** Lists the words of public works of a kind, those of most works first, each in the spelling that came first. */
export async function listWordsInUse(workKind: string | undefined): Promise<string[]> {
  const kind = WORK_KIND_NAMES.find((one) => one === workKind);
  if (kind === undefined) return [];
  const index = await readSearchIndex();
  const uses = new Map<string, { word: string; count: number }>();
  for (const { words } of index.list(WORK_KINDS[kind].label))
    for (const word of words) {
      const key = word.toLowerCase();
      uses.set(key, { word: uses.get(key)?.word ?? word, count: (uses.get(key)?.count ?? 0) + 1 });
    }
  const sorted = [...uses.values()].sort((a, b) => b.count - a.count || a.word.localeCompare(b.word));
  return sorted.slice(0, WORDS_MAX).map(({ word }) => word);
}
