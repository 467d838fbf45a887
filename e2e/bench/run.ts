import { parseArgs } from 'node:util';
import { measureAccessibility, measurePageSpeed, ROUNDS } from './browser/lighthouse.ts';
import { measureNavigation } from './browser/navigation.ts';
import { measureStudioSpeed } from './browser/studio-speed.ts';
import { measureSuggestions } from './browser/suggestions.ts';
import { measureUploads } from './browser/uploads.ts';
import { measureViewer } from './browser/viewer.ts';
import { measureWriting } from './browser/writing.ts';
import { measureCosts } from './cost.ts';
import { measureDocumentReads } from './document-reads.ts';
import { measureLetter } from './letter.ts';
import { measureOrderSpeed } from './order-speed.ts';
import { measurePageAnswers } from './page-answers.ts';
import { measurePapers } from './papers.ts';
import { measurePublication } from './publication.ts';
import { measureReadSpeed } from './read-speed.ts';
import { measureRebuild } from './rebuild.ts';
import { measureSearchSpeed } from './search-speed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, pages: { type: 'string' }, photos: { type: 'string' } },
});
const rounds = Number(values.rounds ?? ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds is a number from 1');
const pages = values.pages?.split(',');

/** Parts in the order that they run in. A part with limits is false above one; one with targets only prints misses. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'document-reads': measureDocumentReads,
  'read-speed': measureReadSpeed,
  'search-speed': measureSearchSpeed,
  rebuild: measureRebuild,
  suggestions: measureSuggestions,
  'order-speed': measureOrderSpeed,
  papers: measurePapers,
  'studio-speed': () => measureStudioSpeed(rounds),
  uploads: () => measureUploads(values.photos),
  publication: measurePublication,
  letter: measureLetter,
  viewer: measureViewer,
  navigation: () => measureNavigation(rounds),
  writing: measureWriting,
  accessibility: measureAccessibility,
  'page-answers': () => measurePageAnswers(pages),
  cost: measureCosts,
  'page-speed': () => measurePageSpeed(rounds, pages),
};

/**
 * `npm run bench -- [PART…] [--rounds N] [--pages NAME,…] [--photos FOLDER]`: prints reads, bytes, times and page
 * speed, of all parts or of those named; fails above a limit. `--photos` is for the part about uploads, the others for
 * those about pages.
 */
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined) throw new RangeError(`There is no part ${unknown}, but ${Object.keys(PARTS).join(', ')}`);
let isWithinLimits = true;
for (const [name, measure] of Object.entries(PARTS))
  if (positionals.length === 0 || positionals.includes(name))
    isWithinLimits = (await measure()) !== false && isWithinLimits;
if (!isWithinLimits) {
  console.error('\nA limit is exceeded: see the tables above.');
  process.exitCode = 1;
}
