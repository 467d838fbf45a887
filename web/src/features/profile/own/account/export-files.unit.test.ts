import { expect, test } from 'vitest';
import { listExportFiles } from './export-files.ts';

const exported = {
  exportedAt: '2026-11-28T12:00:00.000Z',
  profile: {
    firstName: 'Asha',
    lastName: 'Rao',
    subtitle: 'Deserts & coasts',
    bio: '<p>Sand <em>only</em>.</p>',
    achievements: [{ title: 'Prize', description: 'Second', achievedDate: '2025-04-01' }],
    socialLinks: [{ socialMedia: 'instagram', link: 'https://instagram.com/asha' }],
  },
  images: [
    {
      id: 'dunes',
      title: '=Dunes, "late"',
      fileName: 'DSC 1.jpg',
      description: '<p>Sand.</p><p>Wind.</p>',
      picture: { alt: 'Sand' },
      tags: ['desert', 'late light'],
      license: 'CC BY 4.0',
      privacyStatus: 'Public',
      status: 'approved',
      createdAt: '2026-01-02T03:04:05.000Z',
    },
  ],
  stories: [
    { id: 'a', title: 'A night / a day', description: 'Of <rain>', content: '<p>It <em>rained</em>.</p>' },
    { id: 'b', title: 'a night   a day', description: '', content: '' },
  ],
  storyStates: [
    { savedAt: '2026-02-03T00:00:00.000Z', fields: { title: 'A night', description: '', content: '<p>Before</p>' } },
  ],
  revisions: [{ kind: 'blog', fields: { title: 'A night / a day', content: '<p>New words</p>' } }],
  imageComments: [
    {
      parentId: 'dunes',
      work: { title: 'Dunes', path: '/exhibition?image=dunes' },
      comment: 'Fine',
      status: 'visible',
      createdAt: '2026-03-04T00:00:00.000Z',
    },
  ],
  orders: [
    {
      id: 'abcdef1234567890',
      createdAt: '2026-04-05T00:00:00.000Z',
      total: 2100,
      parts: [
        {
          artistId: 1,
          status: 'awaiting_acceptance',
          lines: [{ title: 'Fog', artistName: 'Mira', width: 30, height: 20, frameType: 'Oak', price: 2000 }],
        },
      ],
    },
  ],
  sales: [],
  subscriber: null,
};

test('When an account is exported, then words are pages, lists are tables, and all of it is there for programs', () => {
  const files = new Map(listExportFiles(exported, 'https://example.com').map(({ name, input }) => [name, input]));
  expect([...files.keys()]).toEqual([
    'Read me.txt',
    'profile.html',
    'stories/A night a day.html',
    'stories/a night a day (2).html',
    'changes/A night a day.html',
    'earlier states/A night 2026-02-03.html',
    'photographs.csv',
    'comments.csv',
    'orders.csv',
    ...Object.keys(exported)
      .filter((name) => name !== 'sales' && name !== 'subscriber')
      .map((name) => `data/${name}.json`),
  ]);
  const profile = files.get('profile.html');
  for (const words of [
    '<h1>Asha Rao</h1>',
    'Deserts &amp; coasts',
    'Sand <em>only</em>',
    'Prize',
    'instagram.com/asha',
  ])
    expect(profile).toContain(words);
  expect(files.get('comments.csv')).toContain('photograph,Dunes,https://example.com/exhibition?image=dunes,dunes,');
  const story = files.get('stories/A night a day.html');
  expect(story).toContain('<p>It <em>rained</em>.</p>');
  expect(story).toContain('<p>Of &lt;rain></p>');
  expect(story).toContain('<base href="https://example.com/">');
  expect(files.get('changes/A night a day.html')).toContain('New words');
  expect(files.get('photographs.csv')).toBe(
    '\ufeffFile,Title,Alternative text,Description,Tags,Licence,Creator,Copyright notice,Place,Visibility,State,Uploaded,Id\r\n' +
      'DSC 1.jpg,"\'=Dunes, ""late""",Sand,"Sand.\n\nWind.","desert, late light",CC BY 4.0,,,,Public,approved,2026-01-02T03:04:05.000Z,dunes',
  );
  expect(files.get('orders.csv')).toContain(
    'ABCDEF12,2026-04-05T00:00:00.000Z,awaiting acceptance,Fog,Mira,30 × 20,Oak,2000,2100',
  );
  expect(JSON.parse(files.get('data/images.json') ?? '')).toEqual(exported.images);
});
