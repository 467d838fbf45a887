import { DAY } from '@aperture-byline/contract/shared/durations';
import { CONSENT } from '@aperture-byline/contract/subscription/consent';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { describe, expect, test } from 'vitest';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { signSubscriptionToken } from '../../lib/email/subscription-tokens.ts';

const TOKEN = /\/subscription\/([\w-]+)/;
const stored = async (email: string) => (await db.doc(`subscribers/${subscriberId(email)}`).get()).data();

/** Asks for letters; the token of the mail. */
async function ask(): Promise<{ email: string; token: string }> {
  const email = `${uniqueId('reader')}@example.com`;
  await postJson('/subscription', { email, consent: CONSENT });
  const { docs } = await db.collection('mail').where('to', '==', email).get();
  return { email, token: TOKEN.exec(docs[0]?.get('message.text'))?.[1] ?? '' };
}

describe('the page without scripts', () => {
  const read = async (path: string) => {
    const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' });
    return { response, html: (await response.text()).replaceAll('<!-- -->', '') };
  };
  /** Sends the form of the page that has this button, as a browser does whose page has no referrer. */
  async function press(path: string, button: string) {
    const { html } = await read(path);
    const form = html.split('<form').find((part) => part.split('</form>')[0]?.includes(`>${button}</button>`)) ?? '';
    const fields: [string, string][] = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const [, action = ''] = /action="([^"]+)"/.exec(form) ?? [];
    const response = await fetch(`${SUITE_URL}${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: 'null' },
      body: new URLSearchParams(fields),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toContain('no-store');
    return response.headers.get('location') ?? '';
  }

  test('When it is opened, then it says what it is about, is kept and named nowhere, and nothing is changed', async () => {
    const { email, token } = await ask();
    const link = `/subscription/${token}`;
    await expectUnchanged(async () => {
      const { response, html } = await read(link);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(html).toContain('None comes until you confirm it');
      expect(html).toContain('<meta name="referrer" content="no-referrer">');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain(email);
    });
  });

  test('When its buttons are pressed, then letters begin, end and are forgotten, and each page says so', async () => {
    const { email, token } = await ask();
    const confirmed = await press(`/subscription/${token}`, 'Confirm');
    expect(confirmed).toMatch(/^\/subscription\/[\w-]+-choose-[\w-]+\?done=begin$/);
    expect((await read(confirmed)).html).toContain('Letters go to');
    expect((await stored(email))?.state).toBe('confirmed');
    const left = await press(confirmed, 'Unsubscribe');
    expect((await read(left)).html).toContain('No letters go to');
    expect((await stored(email))?.state).toBe('unsubscribed');
    const erased = await press(left, 'Erase my address');
    const page = await read(erased);
    expect(page.response.status).toBe(404);
    expect(page.html).toContain(subscriptionMessages.erased);
    expect(await stored(email)).toBeUndefined();
  });

  test('When the link was used before, has ended or is not ours, then it says what to do next', async () => {
    const { email, token } = await ask();
    const first = `/subscription/${token}`;
    const { html } = await read(first);
    expect(html).toContain('>Confirm</button>');
    const choices = await press(first, 'Confirm');
    await press(choices, 'Unsubscribe');
    const again = await press(first, 'Begin letters again');
    expect((await read(again)).html).toContain(subscriptionMessages.refusedForm);
    expect((await stored(email))?.state).toBe('unsubscribed');
    for (const other of [
      'none',
      signSubscriptionToken({
        subscriberId: subscriberId(email),
        use: 'confirm',
        issuedAt: new Date(Date.now() - 30 * DAY),
      }),
    ]) {
      const ended = await read(`/subscription/${other}`);
      expect(ended.response.status).toBe(404);
      expect(ended.response.headers.get('cache-control')).toContain('no-store');
      expect(ended.html).toContain('This link has ended');
      expect(ended.html).toContain('The box at the foot of this page brings a new one');
    }
  });

  test.each([
    ['a field that is missing', { choice: 'begin' }],
    ['another choice', { choice: 'all', consent: CONSENT }],
    ['words of something else', { choice: 'begin', consent: 'reminder-opening-1' }],
    ['a field too many', { choice: 'end', consent: CONSENT, email: 'other@example.com' }],
  ])('When a form has %s, then nothing is changed', async (_what, fields) => {
    const { email, token } = await ask();
    await fetch(`${SUITE_URL}/api/subscription/${token}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    }).then(({ headers }) => expect(headers.get('location')).toBe(`/subscription/${token}?refused`));
    expect((await stored(email))?.state).toBe('unconfirmed');
  });
});
