import { ApiError } from '../../lib/errors.ts';

const DEPTH_MAX = 16;

/** Rejects valid JSON with duplicate keys, read in two ways, or nesting that overflows. `text` must have parsed. */
export function checkJsonStructure(text: string): void {
  const open: (Set<string> | null)[] = [];
  let keyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : null);
      keyNext = character === '{';
      if (open.length > DEPTH_MAX) throw new ApiError('BAD_REQUEST');
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === ',') {
      keyNext = open.at(-1) !== null;
    } else if (character === '"') {
      const end = endOfString(text, at);
      if (keyNext) addKey(open.at(-1), JSON.parse(text.slice(at, end + 1)));
      keyNext = false;
      at = end;
    }
  }
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (keys?.has(key)) throw new ApiError('BAD_REQUEST');
  keys?.add(key);
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
