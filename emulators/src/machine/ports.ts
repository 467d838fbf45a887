import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { Failure } from '../report.ts';

/** Fails with one sentence for the first port that another program listens on. */
export async function requireFreePorts(ports: Record<string, number>, host: string): Promise<void> {
  for (const [use, port] of Object.entries(ports)) {
    if ((await isBindable(port, host)) && !(await answers(port))) continue;
    throw new Failure(`Port ${port} (${use}) is taken ${likelyHolder(port)}`);
  }
}

function isBindable(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether somebody listens on the port: macOS lets a second program bind an address beside a listener on all. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (isAnswered: boolean) => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

function likelyHolder(port: number): string {
  const pid = process.platform === 'linux' ? holderFromProc(port) : holderFromLsof(port);
  if (pid === undefined)
    return 'by another program: find it with "lsof -i" and stop it, then run this again.';
  const command = commandOf(pid);
  const who = /firebase|firestore|StorageRules|storage-rules|vite/i.test(command)
    ? 'another run of this suite, or of another Firebase project'
    : command.split(' ')[0];
  return `by process ${pid} (${who}): stop it ("kill ${pid}"), then run this again.`;
}

/** Follows the listening socket's inode in /proc/net/tcp to the process that has it open. */
function holderFromProc(port: number): number | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  );
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const holder = pids.find((pid) => openFiles(pid).some((file) => inodes.includes(file)));
  return holder === undefined ? undefined : Number(holder);
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    // Gone by now, or somebody else's: it cannot be named.
    return [];
  }
}

function holderFromLsof(port: number): number | undefined {
  try {
    const listing = execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], {
      encoding: 'utf8',
    });
    return Number.parseInt(listing, 10) || undefined;
  } catch {
    // lsof ends with an error when it finds nothing that this user may see.
    return undefined;
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
}
