// @vitest-environment jsdom
import { CONSENT, CONSENT_SENTENCE } from '@aperture-byline/contract/subscription/consent';
import { CONSENT_SENTENCES, REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import type { Subscription } from '@aperture-byline/contract/subscription/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import SubscriptionPage from './subscription-page.tsx';

function open(token: string, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  draw(
    <Routes>
      <Route path="/subscription/:token" element={<SubscriptionPage />} />
    </Routes>,
    `/subscription/${token}`,
  );
  return calls;
}

const TIDE = { exhibitionId: 'tide', title: 'Low Tide', event: 'opening' as const };
const stored = (state: Subscription['state'], fields: Partial<Subscription> = {}): Subscription => ({
  maskedEmail: 'm…@example.com',
  state,
  waiting: null,
  reminders: [],
  isStored: true,
  followNews: null,
  ...fields,
});

describe('the choices of a subscriber', () => {
  it('When an address waits, then nothing is sent but the question, and the button confirms what is shown', async () => {
    const calls = open('one', {
      'GET /subscription/one': stored('unconfirmed'),
      'PUT /subscription/one': { ...stored('confirmed'), token: 'two' },
      'GET /subscription/two': stored('confirmed'),
    });
    const button = await screen.findByRole('button', { name: 'Confirm' });
    expect(screen.getByText(CONSENT_SENTENCE)).toBeDefined();
    expect(calls.map(({ name }) => name)).toEqual(['GET /subscription/one']);
    await userEvent.click(button);
    await screen.findByText('Letters go to m…@example.com.');
    expect(calls[1]).toMatchObject({
      name: 'PUT /subscription/one',
      body: { letters: true, consent: CONSENT },
    });
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeDefined();
  });

  it('When letters were ended, then they can begin again', async () => {
    const calls = open('one', {
      'GET /subscription/one': stored('unsubscribed'),
      'PUT /subscription/one': { ...stored('confirmed'), token: 'one' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Begin letters again' }));
    await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(calls[1]?.body).toEqual({ letters: true, consent: CONSENT });
  });

  it('When what is stored is asked for and erased, then one call each is made, and the page says what is left', async () => {
    const calls = open('one', {
      'GET /subscription/one': stored('confirmed'),
      'POST /subscription/one/export': null,
      'DELETE /subscription/one': null,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me what is stored' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase my address' }));
    await screen.findByRole('heading', { name: subscriptionMessages.erased });
    expect(calls.slice(1).map(({ name }) => name)).toEqual([
      'POST /subscription/one/export',
      'DELETE /subscription/one',
    ]);
  });

  it('When a reminder waits, then it is confirmed in answer to its words, and letters are not spoken of', async () => {
    const calls = open('one', {
      'GET /subscription/one': stored(null, { waiting: TIDE }),
      'PUT /subscription/one/reminder': { ...stored(null, { reminders: [TIDE] }), token: 'two' },
      'GET /subscription/two': stored(null, { reminders: [TIDE] }),
    });
    const button = await screen.findByRole('button', { name: 'Remind me' });
    expect(screen.getByText(CONSENT_SENTENCES[REMINDER_CONSENTS.opening])).toBeDefined();
    expect(screen.queryByText(CONSENT_SENTENCE)).toBeNull();
    await userEvent.click(button);
    await screen.findByText('We remind m…@example.com.');
    expect(calls[1]?.body).toEqual({ consent: REMINDER_CONSENTS.opening });
  });

  it('When a reminder is taken back, then the others stay, also one of what is not shown', async () => {
    const hidden = { exhibitionId: 'gone', title: null, event: 'closing' as const };
    const calls = open('one', {
      'GET /subscription/one': stored('confirmed', { reminders: [TIDE, hidden] }),
      'DELETE /subscription/one/reminder/tide': null,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back the reminder of Low Tide' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Low Tide' })).toBeNull());
    expect(screen.getByText(/not shown at present, two days before it closes/)).toBeDefined();
    expect(calls.map(({ name }) => name)).toEqual(['GET /subscription/one', 'DELETE /subscription/one/reminder/tide']);
  });

  it('When the mail was to a user, then they choose how they hear of new work, and an address that is stored nowhere else is not erased', async () => {
    const ofUser = stored(null, { isStored: false, followNews: 'daily' });
    const calls = open('one', {
      'GET /subscription/one': ofUser,
      'PUT /subscription/one/follow-news': { ...ofUser, followNews: 'notice' },
    });
    await screen.findByText('Choose what we mail to m…@example.com.');
    expect(screen.getByRole('radio', { name: /A daily letter/, checked: true })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Notices alone' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByRole('radio', { name: 'Notices alone', checked: true })).toBeDefined();
    expect(calls[1]).toMatchObject({
      name: 'PUT /subscription/one/follow-news',
      body: { followNews: 'notice' },
    });
  });

  it('When a choice could not be saved, then the one before stands, and the page says what to do', async () => {
    open('one', {
      'GET /subscription/one': stored('confirmed', { followNews: 'mail' }),
      'PUT /subscription/one/follow-news': failure(500, 'INTERNAL'),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /A daily letter/ }));
    await screen.findByRole('radio', { name: /A mail at once/, checked: true });
    expect(screen.getByRole('button', { name: 'Erase my address' })).toBeDefined();
  });

  it('When the link leads nowhere, then the page says what to do', async () => {
    open('one', { 'GET /subscription/one': failure(404, 'NOT_FOUND') });
    expect(await screen.findByText(subscriptionMessages.ended)).toBeDefined();
  });
});
