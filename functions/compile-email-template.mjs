/**
 * Compiles the template of all mails from MJML into the tables and inline styles that mail programs need, and prints
 * it: the deployed server has no MJML. `npm run email-template -w functions` writes it after a change of the source; a
 * unit test compares both.
 */
import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';

const source = await readFile(new URL('src/lib/email/template.mjml', import.meta.url), 'utf8');
const { html } = await mjml2html(source, { validationLevel: 'strict', keepComments: false });
const lines = html
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');
process.stdout.write(lines.join('\n'));
