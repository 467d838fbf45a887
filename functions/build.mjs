/**
 * Bundles the server, the contract included, into dist/, which is what gets deployed; writes dist/package.json with
 * the exact versions of what stays outside the bundle, and takes along the template of mails and the emulators'
 * secrets, which firebase-tools reads there and does not deploy. `--watch` rebuilds on every change. Files are
 * overwritten in place: the emulator's watcher loses a folder that is deleted.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const manifest = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));

/** Fonts and wasm files are read beside the bundle. */
const EXTERNAL = Object.keys(manifest.dependencies).filter((name) =>
  /^(?:firebase-(?:admin|functions)|sharp|pdfkit|fontkit|harfbuzzjs|woff2-encoder|@expo-google-fonts\/.+|@fontsource-variable\/.+)$/.test(
    name,
  ),
);

await mkdir(new URL('dist/', import.meta.url), { recursive: true });
await writeFile(
  new URL('dist/package.json', import.meta.url),
  `${JSON.stringify(
    {
      name: 'functions',
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '24' },
      dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, manifest.dependencies[name]])),
    },
    null,
    2,
  )}\n`,
);

await copyFile(`${folder}src/lib/email/template.html`, `${folder}dist/template.html`);
await copyFile(`${folder}local-secrets.env`, `${folder}dist/.secret.local`);

const options = {
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  logLevel: 'info',
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  // Bundled CommonJS packages call require(), which an ES module does not have.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
};

if (process.argv.includes('--watch')) {
  await (await context(options)).watch();
} else {
  await build(options);
}
