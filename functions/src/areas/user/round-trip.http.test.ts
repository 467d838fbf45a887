import { BIO_MAX } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fitsRecordField } from '@aperture-byline/contract/shared/text/joined-strings';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusedProfile } from '../../../test-support/people/save-profile.ts';
import { joinAs, type Member, storedUser } from '../../../test-support/project/members.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { postJson } from '../../../test-support/servers/suite.ts';

let at: string;
let member: Member;

beforeAll(async () => {
  at = await startApp();
  member = await joinAs({ bio: '' });
});

/** Maps the answer of `GET /user/profile` to a body of `PUT /user/user-info`. */
function bodyOf(profile: UserProfile): object {
  return {
    firstName: profile.first_name,
    middleName: profile.middle_name,
    lastName: profile.last_name,
    subtitle: profile.subtitle,
    bio: profile.bio,
    profilePicture: profile.profile_picture ?? '',
    achivements: profile.achievements,
    socialLinks: profile.social_links,
  };
}

async function save(body: object): Promise<{ status: number; profile: UserProfile | undefined }> {
  const { token } = member;
  const reply = await postJson('/user/user-info', body, { at, token, method: 'PUT' });
  const [profile] = reply.status === 200 ? (reply.body.data as UserProfile[]) : [];
  return { status: reply.status, profile };
}

/** Sends a body and, where it is accepted, what came back; true where it was accepted. */
async function goesRound(body: object): Promise<boolean> {
  const { status, profile } = await save(body);
  if (status !== 200 || !profile) {
    expect(status).toBe(400);
    return false;
  }
  const stored = await storedUser(member);
  const again = await save(bodyOf(profile));
  expect(again).toEqual({ status: 200, profile });
  expect(await storedUser(member)).toEqual(stored);
  return true;
}

describe('a profile that was answered', () => {
  test.each<[string, string]>([
    ['as many & as become 20,000 characters', '&'.repeat(BIO_MAX / 5)],
    ['20,000 letters', 'a'.repeat(BIO_MAX)],
    ['20,000 letters of three bytes', 'अ'.repeat(BIO_MAX)],
    ['an e with its accent in an entity', '<p>e&#x301;</p>'],
    ['controls in entities', '<p>a&#1;b&#127;</p>'],
    ['spaces in entities at its end', '<p>x</p>&nbsp;&#8195;'],
    ['a mark that eats the bracket before it', '<p>&#x338;x</p>'],
    ['a link, a break and a picture', '<a href="https://a.example">x</a><br><img src="/api/image/a1"><hr>'],
    ['an address in another alphabet', '<a href="https://xn--e1afmkfd.example/é?ü">x</a>'],
    ['what looks escaped', '&amp;amp;lt;b&amp;gt; &lt;script&gt;'],
  ])('When the bio has %s, then it can be sent back as it is', async (_what, bio) => {
    expect(await goesRound({ bio })).toBe(true);
  });

  test.each<[string, string, string]>([
    ['20,000 &, which become 100,000 characters', '&'.repeat(BIO_MAX), messages.tooLong],
    ['one & too many', '&'.repeat(BIO_MAX / 5 + 1), messages.tooLong],
    ['links that grow beyond the limit', '<a href=https://a.b>x</a>'.repeat(BIO_MAX / 25), messages.tooLong],
    ['marks without end in entities', `<p>a${'&#x301;'.repeat(40)}</p>`, schemaMessages.valueInvalid],
  ])('When the bio has %s, then it is refused and nothing changes', async (_what, bio, problem) => {
    await expectRefusedProfile(member, { bio }, { bio: problem });
  });

  test('When any body was accepted, then its answer can be sent back unchanged', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...[...ACTIVE_HTML, ...DIRTY_HTML].filter((html) => html.length < 300)),
      fc.constantFrom('&', '&amp;', '&#x301;', '&#x338;', '&#1;', '&nbsp;', '<p>', '</p>', '<br>', '<', '>', '"'),
      fc.webUrl().map((url) => `<a href="${url}">x</a>`),
      fc.string({ unit: 'grapheme' }),
    );
    const text = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((raw) => raw.length <= 200 && raw.trim() !== '' && fitsRecordField(raw.trim()));
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date(), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const handle = fc.stringMatching(/^[a-z0-9.]{1,30}$/);
    const body = fc.record(
      {
        firstName: fc.constantFrom('Mira', 'Zoë', 'मीरा', 'e\u0301a'),
        lastName: fc.constantFrom('', 'O’Brien', 'D’Souza '),
        subtitle: fc.string({ maxLength: 120, unit: 'grapheme' }),
        bio: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
        achivements: fc.array(fc.record({ title: text, description: text, achivedDate: day }), {
          maxLength: 4,
        }),
        socialLinks: fc.array(
          handle.map((name) => ({ socialMedia: 'x', link: `https://x.com/${name}` })),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    );
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(body, async (one) => {
        if (await goesRound(one)) accepted += 1;
      }),
      // What failed is shown as it was: shrinking it takes a thousand calls.
      { numRuns: 12, endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
