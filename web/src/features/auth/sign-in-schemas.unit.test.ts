import { checkBody } from '@aperture-byline/contract/shared/api/check-body';
import { expect, test } from 'vitest';
import { forgotPasswordSchema, loginSchema, registerSchema } from './sign-in-schemas.ts';

test('When a field of a sign-in form is given a list or a text of 64 kB, then it has a bound for it', () => {
  for (const one of [loginSchema, registerSchema, forgotPasswordSchema])
    for (const name of Object.keys(one.fields))
      for (const value of ['<'.repeat(64 * 1024), Array(21_000).fill({})])
        expect(checkBody(one, { [name]: value }), name).toMatchObject({ isValid: false });
});
