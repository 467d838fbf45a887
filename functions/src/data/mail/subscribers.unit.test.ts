import type { Consent } from '@aperture-byline/contract/subscription/stored';
import { CONSENTS_MAX } from '@aperture-byline/contract/subscription/wire';
import { describe, expect, test } from 'vitest';
import { withConsent } from './subscribers.ts';

const consent = (event: Consent['event'], day: number): Consent => ({
  event,
  sentence: 'letters-1',
  at: new Date(Date.UTC(2026, 0, day)),
});

const withAll = (events: readonly Consent['event'][]): Consent[] =>
  events.reduce<Consent[]>((consents, event, day) => withConsent(consents, consent(event, day)), []);

describe('the consents of an address', () => {
  test('When anybody asks again and again, then what its owner said stays, and the latest request', () => {
    const requests = Array<'requested'>(CONSENTS_MAX * 2).fill('requested');
    const consents = withAll(['requested', 'confirmed', 'ended', 'resumed', 'ended', ...requests]);
    expect(consents.map(({ event }) => event)).toEqual(['confirmed', 'ended', 'resumed', 'ended', 'requested']);
    expect(consents.at(-1)).toEqual(consent('requested', CONSENTS_MAX * 2 + 4));
  });

  test('When its owner says more than is kept, then the latest stays, and a request takes none of their places', () => {
    const answers = Array.from({ length: CONSENTS_MAX }, (_, index): Consent['event'] =>
      index % 2 ? 'ended' : 'resumed',
    );
    const answered = withAll(answers);
    const asked = withConsent(answered, consent('requested', 100));
    expect(asked.slice(0, -1)).toEqual(answered);
    expect(asked).toHaveLength(CONSENTS_MAX);
    expect(
      withConsent(asked, consent('ended', 101))
        .map(({ at }) => at.getUTCDate())
        .at(0),
    ).toBe(2);
  });
});
