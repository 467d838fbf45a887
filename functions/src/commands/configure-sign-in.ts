import { findProblems, SIGN_IN_SETTINGS } from '../areas/sign-in/settings.ts';
import { auth } from '../lib/firebase.ts';

/**
 * `node functions/src/commands/configure-sign-in.ts`: sets the project's password policy and hides which addresses have
 * an account, then reads back what holds and fails where that is not enough.
 */
const manager = auth().projectConfigManager();
await manager.updateProjectConfig(SIGN_IN_SETTINGS);
const problems = findProblems(await manager.getProjectConfig());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('The sign-in service is set up: long passwords only, and no word on who has an account.');
