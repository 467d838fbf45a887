import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The process in which the Functions emulator runs every function, by its inspector. */
const HOST = process.env.FUNCTIONS_INSPECTOR_HOST ?? '127.0.0.1:9230';

/** The value of an expression in that process. */
export async function evaluateInWorker(expression: string): Promise<unknown> {
  const targets = (await (await fetch(`http://${HOST}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  const answer = new Promise<string>((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve(data);
    socket.onerror = reject;
  });
  socket.onopen = () =>
    socket.send(
      JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
    );
  const { result } = JSON.parse(await answer);
  // A process under inspection ends only when its inspector has gone.
  const closed = new Promise((resolve) => {
    socket.onclose = resolve;
  });
  socket.close();
  await closed;
  return result.result.value;
}

/**
 * Ends the process as a crash does, and with it any other one: the emulator may start two when its triggers are enabled while events
 * wait, and the second has no inspector. It starts another one for the next request.
 */
export async function killWorkers(): Promise<void> {
  const emulators = String(await evaluateInWorker('process.ppid'));
  const { stdout } = await promisify(execFile)('ps', ['-Ao', 'ppid=,pid=,args=']);
  for (const line of stdout.split('\n')) {
    const [parent, pid, ...command] = line.trim().split(/\s+/);
    if (parent === emulators && command.some((word) => word.includes('functionsEmulatorRuntime')))
      process.kill(Number(pid), 'SIGKILL');
  }
}
