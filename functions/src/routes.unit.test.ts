import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('When the endpoint table names a call, then exactly one route answers it, and no route is outside the table', () => {
  const inTable = Object.values(endpoints).flatMap((calls) => Object.values<Endpoint>(calls));
  expect(routes.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(inTable.map(nameOf).sort());
  expect(new Set(inTable.map(nameOf)).size).toBe(inTable.length);
});

test('When a call may come from pages of other sites, then its token alone authorizes it', () => {
  const exempt = routes.filter(({ endpoint }) => endpoint.csrfExempt);
  expect(exempt.map(({ endpoint }) => nameOf(endpoint))).toEqual([
    'POST /subscription/:token',
    'POST /subscription/:token/unsubscribe',
  ]);
});
