import { type AnyRoute, callerOf, ok } from '../http/route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const accountRoutes: readonly AnyRoute[] = [
  {
    method: 'get',
    path: '/user/export',
    token: 'required',
    needs: { recentLogin: true },
    cache: 'never',
    quota: 'export',
    handle: async (request) => ok(await exportAccount(callerOf(request))),
  },
  {
    method: 'delete',
    path: '/user',
    token: 'required',
    needs: { recentLogin: true },
    cache: 'never',
    quota: 'deletion',
    handle: async (request) => {
      await deleteAccount(callerOf(request));
      return ok(null);
    },
  },
];
