import {
  endArtist,
  erasePerson,
  findPeople,
  getPerson,
  lockPerson,
  makeArtist,
  resendConfirmation,
  sendReset,
  unlockPerson,
  writeToPerson,
} from '@aperture-byline/contract/endpoints/studio/people';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE, privateQuery } from '#entities/session/api/private-requests.ts';

export const peopleQuery = (uid: string, q: string) =>
  queryOptions({ ...privateQuery(uid, findPeople, { query: { q } }), staleTime: 0 });

export const personQuery = (uid: string, userId: string) =>
  queryOptions({ ...privateQuery(uid, getPerson, { params: { userId } }), staleTime: 0 });

/** Action of an administrator on somebody's account. */
export type PersonAction = 'confirmation' | 'reset' | 'lock' | 'unlock' | 'makeArtist' | 'endArtist' | 'erase';

const send = (action: PersonAction, userId: string) => {
  const params = { userId };
  switch (action) {
    case 'confirmation':
      return callAuthenticated(resendConfirmation, { params, body: {} });
    case 'reset':
      return callAuthenticated(sendReset, { params, body: {} });
    case 'lock':
      return callAuthenticated(lockPerson, { params, body: {} });
    case 'unlock':
      return callAuthenticated(unlockPerson, { params });
    case 'makeArtist':
      return callAuthenticated(makeArtist, { params, body: {} });
    case 'endArtist':
      return callAuthenticated(endArtist, { params });
    case 'erase':
      return callAuthenticated(erasePerson, { params });
  }
};

/** Does one thing at a time, and reads the person again. Nobody is there to be read once they are erased. */
export const personMutation = (uid: string, userId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'person', userId],
    mutationFn: (action: PersonAction) => send(action, userId),
    onSettled: (_data, error, action, _result, { client }) =>
      action === 'erase' && !error
        ? undefined
        : client.invalidateQueries({ queryKey: personQuery(uid, userId).queryKey }),
  });

export const writeToPersonMutation = (userId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'write to person', userId],
    mutationFn: (body: { subject: string; text: string }) =>
      callAuthenticated(writeToPerson, { params: { userId }, body }),
  });
