import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-advice.tsx';

describe('The strength of a password', () => {
  it.each([
    ['', 'weak', 'too short'],
    ['Ab1!xyz', 'weak', 'too short'],
    ['correcthorsestaple', 'moderate', 'password should contain both uppercase and lowercase letters'],
    ['Rain on a tin roof', 'moderate', 'password should contain a special symbol'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak', 'password should contain both uppercase and lowercase letters'],
    ['lantern-9', 'weak', 'password should contain both uppercase and lowercase letters'],
    ['LANTERN-9', 'weak', 'password should contain both uppercase and lowercase letters'],
    ['Lantern99', 'weak', 'password should contain a special symbol'],
    ['Lantern 99', 'weak', 'password should contain a special symbol'],
    ['Lantern-Light', 'moderate', 'password should contain number'],
    ['Lantern-9', 'strong', ''],
    ['Ünïcödé-9', 'strong', ''],
  ])('When it is %j, then it is %s: %j', (password, strength, hint) => {
    expect(passwordStrength(password)).toEqual({ strength, hint });
  });

  it('When it holds a forbidden word in any case, then it is invalid, however strong', () => {
    expect(passwordStrength('xNiLa-Sen9!', { forbidden: ['nila'] })).toEqual({
      strength: 'invalid',
      hint: 'contains a forbidden word',
    });
  });

  it('When a forbidden word is empty or shorter than three letters, then it forbids nothing', () => {
    expect(passwordStrength('Lantern-9', { forbidden: ['', '  ', 'an'] }).strength).toBe('strong');
  });

  it('When it is over the maximum, then it is invalid', () => {
    expect(passwordStrength('Lantern-9', { max: 8 })).toEqual({ strength: 'invalid', hint: 'too long' });
    expect(passwordStrength('Lantern-9', { max: 9 }).strength).toBe('strong');
  });

  it('When it is anything at all, then only a strong one has no hint', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        const { strength, hint } = passwordStrength(password);
        expect(hint === '').toBe(strength === 'strong');
      }),
    );
  });
});
