import { pictureCatalogue } from './pictures/catalogue.ts';
import { pictureCacheName } from './pictures/load-picture.ts';
import { makePicturesInWorkers } from './pictures/make-pictures-in-workers.ts';
import { cachedNames, dropCached } from './pictures/picture-cache.ts';

// Fills the cache of generated pictures: `node emulators/seed/make-pictures.ts`.
const started = performance.now();
const names = new Map(
  await Promise.all(pictureCatalogue.map(async ({ key }) => [await pictureCacheName(key), key] as const)),
);
const cached = await cachedNames();
const outdated = [...cached].filter((name) => name.startsWith('made-') && !names.has(name));
await Promise.all(outdated.map(dropCached));

const missing = [...names].filter(([name]) => !cached.has(name)).map(([, key]) => key);
let made = 0;
await makePicturesInWorkers(missing, () => {
  made += 1;
  if (process.stdout.isTTY) process.stdout.write(`\r${progress()}`);
  else if (made % 12 === 0) console.log(progress());
});
if (process.stdout.isTTY && made > 0) process.stdout.write('\n');
console.log(`Pictures: ${names.size} ready, ${made} made (${elapsed()} s)`);

function progress(): string {
  return `Pictures: ${made} of ${missing.length} made (${elapsed()} s)`;
}

function elapsed(): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
