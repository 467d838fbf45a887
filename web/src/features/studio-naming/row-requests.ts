import type { ImageWordsRow } from '@aperture-byline/contract/image/bodies';
import type { ImageWordsProblems } from '@aperture-byline/contract/image/wire';
import { BODY_LIMIT_MIN } from '@aperture-byline/contract/shared/constants';
import { ApiError } from '#lib/api/api.ts';

/** Bytes of the rows of one call: its frame has room in the rest. */
const GROUP_BYTES_MAX = BODY_LIMIT_MIN - 1024;

/** Some rows were not saved, by `{id}.{column}`. All others were. */
export class RowsRefused extends Error {
  readonly problems: Readonly<Record<string, string>>;
  constructor(problems: Readonly<Record<string, string>>) {
    super('Some rows were not saved');
    this.problems = problems;
  }
}

const ROW_PATH = /^rows\[(\d+)\]\.(\w+)/;

/** Returns the rows of a call refused before any was saved, as for too long a tag; null for any other error. */
export function toRefusal(error: unknown, rows: readonly ImageWordsRow[]): RowsRefused | null {
  if (!(error instanceof ApiError) || error.code !== 'INVALID') return null;
  const problems = Object.entries(error.fields).flatMap(([path, problem]) => {
    const [, index, column] = ROW_PATH.exec(path) ?? [];
    const row = rows[Number(index)];
    return row && column ? [[`${row.id}.${column}`, problem] as const] : [];
  });
  return problems.length > 0 ? new RowsRefused(Object.fromEntries(problems)) : null;
}

export function groupBySize(rows: readonly ImageWordsRow[]): ImageWordsRow[][] {
  const groups: ImageWordsRow[][] = [];
  let bytes = GROUP_BYTES_MAX;
  for (const row of rows) {
    const size = new Blob([JSON.stringify(row)]).size + 1;
    bytes += size;
    if (bytes <= GROUP_BYTES_MAX) groups.at(-1)?.push(row);
    else {
      groups.push([row]);
      bytes = size;
    }
  }
  return groups;
}

/** Returns the problems of one row by column, from problems by `{id}.{column}`. */
export function findRowProblems(problems: Readonly<Record<string, string>>, id: string): ImageWordsProblems {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([path]) => path.startsWith(`${id}.`))
      .map(([path, problem]) => [path.slice(id.length + 1), problem]),
  );
}
