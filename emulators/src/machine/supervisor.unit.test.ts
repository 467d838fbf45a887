import { expect, test } from 'vitest';
import { type Command, createSupervisor, findMarkedProcesses } from './supervisor.ts';

const NEVER = new Promise<void>(() => {});

const shell = (script: string): Command => ({
  name: 'supervisor-test',
  command: 'sh',
  args: ['-c', script],
  output: 'log',
});

test('When a command ends, then its exit code is passed on', async () => {
  const supervisor = createSupervisor();
  expect(await supervisor.run(shell('exit 7'))).toBe(7);
  expect(await supervisor.run(shell('kill -TERM $$'))).toBe(143);
});

test('When a command does not exist, then one sentence says so', async () => {
  const running = createSupervisor().run({ ...shell(''), command: '/no/such/program' });
  await expect(running).rejects.toThrow('/no/such/program could not be started');
});

test('When a process that should stay dies, then its name and its last words are told', async () => {
  const supervisor = createSupervisor();
  supervisor.startService(shell('echo out of film; exit 3'));
  await expect(supervisor.crashed).rejects.toThrow(/"supervisor-test" ended unexpectedly \(code 3\)[\s\S]*out of film/);
});

test('When everything is ended, then processes that left the group or lost their parent are gone too', async () => {
  const supervisor = createSupervisor();
  supervisor.startService(shell('(trap "" INT TERM; exec sleep 600) & sleep 600'));
  await expect.poll(findMarkedProcesses).toHaveLength(3);
  await supervisor.stopAll(NEVER);
  expect(findMarkedProcesses()).toEqual([]);
  expect(() => supervisor.run(shell('true'))).toThrow('stopping');
}, 30_000);
