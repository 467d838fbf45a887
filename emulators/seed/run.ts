import { parseArgs } from 'node:util';
import { allPhotographs } from './content.ts';
import { allDocuments, checkDocuments } from './documents/all-documents.ts';
import { PhotoFolderError, readablePhotos } from './photo-folder.ts';
import { filePictures, type PictureSource, seedPictures } from './picture-source.ts';
import { seedClock } from './seed-document.ts';
import { connect, NotTheSuiteError } from './suite/connect.ts';
import { rebuildPageIndexes, writeAccounts, writeAvatars, writeDocuments } from './suite/write.ts';
import { processPictures, writePictures } from './suite/write-pictures.ts';

/**
 * `node emulators/seed/run.ts [--photos DIR]`: fills the running emulators. It can be run again: the same documents,
 * files and accounts are written over what is there. With `--only-pictures` it fills the cache of processed pictures,
 * which needs no emulators and can be done while they start.
 */
async function seed(source: PictureSource): Promise<void> {
  const suite = connect(process.env);
  const pictures = await stage('pictures', () => writePictures(suite.bucket, source));
  await stage('avatars', () => writeAvatars(suite.bucket, source));
  await stage('accounts', () => writeAccounts(suite.auth));
  const documents = allDocuments(pictures, seedClock(new Date()));
  checkDocuments(documents);
  await stage('documents', () => writeDocuments(suite.firestore, Object.values(documents).flat()));
  await stage('page indexes', rebuildPageIndexes);
}

function photographsIn(folder: string): Promise<PictureSource> {
  return stage('photographs', async () => {
    const files = await readablePhotos(folder, allPhotographs.length, (name, reason) => {
      console.log(`Seed: skipped ${name}: ${reason}`);
    });
    return filePictures(files);
  });
}

async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`Seed: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

try {
  const { values } = parseArgs({ options: { photos: { type: 'string' }, 'only-pictures': { type: 'boolean' } } });
  const source = values.photos === undefined ? seedPictures : await photographsIn(values.photos);
  if (values['only-pictures']) await stage('processed pictures', () => processPictures(source));
  else await seed(source);
} catch (error) {
  if (!(error instanceof NotTheSuiteError || error instanceof PhotoFolderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
