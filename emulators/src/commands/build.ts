import { buildFunctions, buildWeb } from '../suite/builds.ts';
import { runSupervised } from './run-supervised.ts';

/** `npm run build`: the client into web/dist and the functions into functions/dist, as they are deployed. */
export const build = (): Promise<number> =>
  runSupervised(async (supervisor) => {
    await Promise.all([buildWeb(supervisor), buildFunctions(supervisor)]);
    return 0;
  });
