import { findTextKind } from '@aperture-byline/contract/shared/text/text-fields';
import { describe, expect, test } from 'vitest';
import { ArraySchema, type ISchema, ObjectSchema, type Schema, StringSchema } from 'yup';
import { listCalls } from '../../../test-support/calls/legal-bodies.ts';
import { addAddress, NEW_ADDRESS, readStoredAddresses } from '../../../test-support/orders/addresses.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { createDraft, send } from '../../../test-support/works/studio.ts';

const { artist } = joinForTests({ artist: { isArtist: true } });

/** Fields whose texts no person types: ids, moments, choices, hashes and paths. */
const TOKENS =
  /[ .](?:\w*[iI]ds?|\w*At|achivedDate|startDate|endDate|pictures|file|hashes|fingerprint|consent|action|decision|choice|wish|license|privacyStatus|shippingAddress|shippingSpeed|productSize|productFrame|socialMedia|profilePicture|followNews|origin|carousel|introStories|courier|outcome)(?:\[\])?$|\/claim reason$/;

function listTexts(field: ISchema<unknown>, path: string): { path: string; schema: Schema }[] {
  const lazy = 'type' in field && field.type === 'lazy';
  const known = field.resolve({ value: lazy ? [] : undefined }) as Schema;
  if (known instanceof StringSchema) return [{ path, schema: known }];
  if (known instanceof ArraySchema && known.innerType) return listTexts(known.innerType, `${path}[]`);
  if (!(known instanceof ObjectSchema)) return [];
  return Object.entries(known.fields as Record<string, ISchema<unknown>>).flatMap(([name, inner]) =>
    listTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}

test('When any call takes a text, then its schema says of which kind it is, or it is a token that nobody types', async () => {
  const all = listCalls().flatMap(({ name, schema }) => listTexts(schema, '').map((text) => ({ ...text, name })));
  const undeclared = all.filter(
    ({ name, schema, path }) => findTextKind(schema) === undefined && !TOKENS.test(`${name} ${path}`),
  );
  expect(undeclared.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  expect(all.filter(({ schema }) => findTextKind(schema) !== undefined).length).toBeGreaterThan(80);
});

describe('what pastes bring along unseen', () => {
  test('When an address comes from contacts and chats, then it is taken, and stored clean', async () => {
    const pasted = {
      ...NEW_ADDRESS,
      email: '\u200basha@example.com\ufeff',
      phone: '\u202a+91\u00a098765\u00a043210\u202c',
      postalCode: '\u2066695\u00a0001\u2069',
      city: 'Ko\u00adchi\u000b',
    };
    const { status, text } = await addAddress(artist, pasted);
    expect(status, text).toBe(201);
    expect(Object.values(await readStoredAddresses(artist))).toMatchObject([
      { email: 'asha@example.com', phone: '9876543210', postalCode: '695001', city: 'Kochi' },
    ]);
  });

  test('When a story has such signs, as characters or as entities, then all the rest is stored, and what is sent after it', async () => {
    const story = await createDraft('blog', artist, {
      title: 'Fog\u000bat\u0085noon \ud83d',
      description: 'One\u000bTwo\u0002\u001b[31m red',
      content: '<p>\u0002Cafe\u0301&#8203;s &#11;क्&zwj;ष &#x202e;x\u000c\ud83d 👩‍🎨</p>',
      tags: ['se\u200ba'],
    });
    expect(story.fields).toMatchObject({
      title: 'Fog at noon',
      description: 'One\nTwo red',
      content: '<p>Café\u200bs \nक्‍ष x\n 👩‍🎨</p>'.replace('\u200b', ''),
      tags: ['sea'],
    });
    const { status } = await send('PUT', `/studio/blog/${story.id}`, artist, { title: 'Later', version: 1 });
    expect(status).toBe(200);
  });
});
