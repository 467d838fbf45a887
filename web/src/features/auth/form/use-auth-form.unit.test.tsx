// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ChangeEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { useAuthForm } from './use-auth-form.ts';

vi.mock('#entities/session/session-store.ts', () => ({ useSession: () => ({ status: 'signedOut' }) }));

it('When what was typed first is validated last, then the errors are those of what was typed last', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  const schema = object({
    name: string()
      .required()
      .test('name', async (name, { createError }) => {
        if (name === 'first') await loaded;
        return name === 'good' || createError({ message: `not ${name}` });
      }),
  });
  const client = new QueryClient();
  const { result } = renderHook(
    () =>
      useAuthForm({
        initialValues: { name: 'none' },
        schema,
        send: async () => {},
        describeFailure: () => ({ text: '', canRetry: false }),
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const type = (value: string) =>
    act(async () =>
      result.current.field('name').onChange({ target: { name: 'name', value } } as ChangeEvent<HTMLInputElement>),
    );
  await act(() => result.current.submit());
  expect(result.current.field('name').error).toBe('not none');
  await type('first');
  await type('second');
  await act(async () => load());
  await expect.poll(() => result.current.field('name').error).toBe('not second');
});
