import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { checkCredentials } from './check-credentials.ts';

const folder = mkdtempSync(`${tmpdir()}/credentials-`);
function write(name: string, text: string): string {
  writeFileSync(`${folder}/${name}`, text);
  return `${folder}/${name}`;
}

test.each([
  ['a missing file', `${folder}/missing.json`, 'which does not exist'],
  ['a folder', folder, 'which is no file that you may read (EISDIR)'],
  ['no JSON', write('text', 'hello'), 'which holds no credentials'],
  ['an empty file', write('empty', ''), 'which holds no credentials'],
  ['JSON of nothing', write('null', 'null'), 'which holds no credentials'],
  ['other JSON', write('other', '{"project_id":"aperture-test"}'), 'which holds no credentials'],
])('When the variable of the credentials names %s, then the failure says so', (_what, path, why) => {
  expect(() => checkCredentials(path)).toThrow(Failure);
  expect(() => checkCredentials(path)).toThrow(
    `The credentials can't be read: GOOGLE_APPLICATION_CREDENTIALS names ${path}, ${why}. Correct this variable, or`,
  );
});

test.each([undefined, '', write('fine', '{"type":"authorized_user"}')])(
  'When the variable of the credentials is %j, then there is nothing to say',
  (path) => {
    expect(() => checkCredentials(path)).not.toThrow();
  },
);
