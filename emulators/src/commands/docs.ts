import { writeFile } from 'node:fs/promises';
import { apiDocument } from '../api-docs/api-document.ts';
import { API_DOCUMENT } from '../paths.ts';

/** `npm run docs`: writes the endpoint table as `docs/api.md`. */
export async function docs(): Promise<number> {
  await writeFile(API_DOCUMENT, await apiDocument());
  return 0;
}
