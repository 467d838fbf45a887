/**
 * The entry point of every command: `node emulators/src/bootstrap.mjs [PROGRAM.ts] COMMAND [ARGUMENTS]`. Plain
 * JavaScript without dependencies, because on a fresh clone nothing is installed and the host's Node may be as old as
 * 20. Installs what the lock file names, then hands over to the program, or to main.ts beside this one, on a Node that
 * reads TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = `${root}node_modules`;
const projectNode = `${modules}/node/bin/node`;
const own = fileURLToPath(new URL('main.ts', import.meta.url));
const program = process.argv[2]?.endsWith('.ts') ? root + process.argv.splice(2, 1)[0] : own;
const OLDEST_NODE = 20;
const READS_TYPESCRIPT = 24;

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  fail(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or later from https://nodejs.org.`);
}

const state = installState();
if (state !== 'complete') {
  console.log(state === 'missing' ? 'Installing dependencies (a minute or two)…' : 'Updating dependencies…');
  const beganAt = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`…still installing (${Math.round((Date.now() - beganAt) / 1000)} s)`);
  }, 15_000);
  const code = await run(...npm(state === 'missing' ? 'ci' : 'install'));
  clearInterval(heartbeat);
  if (code !== 0) {
    fail('The dependencies could not be installed: check the network and the lines above, then run this again.');
  }
}

if (major >= READS_TYPESCRIPT) {
  await import(pathToFileURL(program).href);
} else {
  process.exit(await run(projectNode, [program, ...process.argv.slice(2)]));
}

/** Whether node_modules holds what the lock file asks for: `missing`, `stale` or `complete`. */
function installState() {
  if (!existsSync(`${modules}/.package-lock.json`)) return 'missing';
  if (!existsSync(projectNode)) return 'stale';
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  const present = JSON.parse(readFileSync(`${modules}/.package-lock.json`, 'utf8')).packages;
  const stale = Object.entries(wanted).some(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.optional || entry.devOptional) return false;
    return present[path]?.version !== entry.version;
  });
  return stale ? 'stale' : 'complete';
}

/** npm as a command and its arguments: the very npm that runs this script, where there is one. */
function npm(action) {
  const options = [action, '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...options]] : ['npm', options];
}

/** Runs a command in the project's folder, passes signals on, resolves with its exit code. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}.`));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
