import { describe, expect, test } from 'vitest';
import { noticeTarget, noticeText } from './notice-text.ts';

const EVENTS_OF_BUYERS = [
  'placed',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'payment_due',
  'payment_reminded',
  'payment_not_found',
  'part_paid',
  'unpaid',
  'paid',
  'late',
  'preparing',
  'shipped',
  'delivered',
  'refund_due',
  'refunded',
] as const;
const EVENTS_OF_ARTISTS = [
  'placed',
  'reminded',
  'expired',
  'cancelled',
  'unpaid',
  'paid',
  'late',
  'arrived',
  'paid_out',
] as const;

describe('what a notice says and where it leads', () => {
  test.each([
    ['imageComment', 'new', 'Dusk', 'New comment on “Dusk”'],
    ['storyComment', 'new', '', 'New comment on your story'],
    ['imageComment', 'new', '', 'New comment on your photograph'],
    ['storyComment', 'answered', '', 'Your comment on a story was answered'],
    ['exhibitionComment', 'answered', 'Salt Roads', 'Your line in the guest book of “Salt Roads” was answered'],
    ['storyComment', 'held', 'Seven nights', 'Your comment on “Seven nights” waits for review'],
    ['imageComment', 'held', '', 'Your comment on a photograph waits for review'],
    ['imageComment', 'restored', 'Dusk', 'Your comment on “Dusk” is shown again'],
    ['exhibitionComment', 'new', 'Salt Roads', 'New line in the guest book of “Salt Roads”'],
    ['exhibitionComment', 'held', '', 'Your line in the guest book of an exhibition waits for review'],
    ['exhibitionComment', 'restored', 'Salt Roads', 'Your line in the guest book of “Salt Roads” is shown again'],
    ['storyComment', 'restored', '', 'Your comment on a story is shown again'],
    ['artistRequest', 'approved', '', 'Your photographer account is approved'],
    ['order', 'payment_due', 'Dusk', 'Your order of “Dusk” can be paid now'],
    ['order', 'declined', '', 'Your order of a print was declined'],
    ['order', 'new', 'Dusk', 'An order of yours has changed'],
    ['sale', 'placed', 'Dusk', 'New order of “Dusk”: please answer within 24 hours'],
    ['sale', 'paid', 'Dusk', 'An order of “Dusk” is paid: please prepare it'],
    ['order', 'message', 'Dusk', 'New message about your order of “Dusk”'],
    ['sale', 'message', '', 'New message about an order of a print'],
    ['upload', 'ready', '', 'Photographs you uploaded are ready'],
    ['upload', 'refused', 'DSC_2041.jpg', 'Your file “DSC_2041.jpg” could not be used'],
    ['upload', 'refused', '', 'A file you uploaded could not be used'],
  ] as const)('When a notice is %s, %s, of “%s”, then it says “%s”', (kind, state, title, text) => {
    expect(noticeText({ kind, state, title })).toBe(text);
  });

  test.each([
    ['DSC_2041.jpg', 1, 'Your file “DSC_2041.jpg” and 1 more could not be used'],
    ['', 2, 'A file you uploaded and 2 more could not be used'],
  ])('When the notice of “%s” stands for %i other files, then it says so', (title, others, text) => {
    expect(noticeText({ kind: 'upload', state: 'refused', title, others })).toBe(text);
  });

  test.each([
    ['order', 'refunded', 'Fog', 0, 'Your refund for “Fog” is on its way'],
    ['order', 'refunded', 'Fog', 2, 'Your refund for “Fog” and 2 more is on its way'],
    ['order', 'refunded', '', 0, 'Your refund of what you paid too much is on its way'],
    ['order', 'refund_due', '', 0, 'You get back what you paid too much'],
    ['sale', 'placed', 'Fog', 1, 'New order of “Fog” and 1 more: please answer within 24 hours'],
  ] as const)('When an %s is %s, of “%s” and %i others, then it says “%s”', (kind, state, title, others, text) => {
    expect(noticeText({ kind, state, title, others })).toBe(text);
  });

  test.each([
    ['exhibition', 'Mira Pillai', 'Tides', 0, 'New exhibition by Mira Pillai: “Tides”'],
    ['blog', 'Mira Pillai', 'Fog', 0, 'New story by Mira Pillai: “Fog”'],
    ['product', undefined, 'Pier', 0, 'New print by a photographer you follow: “Pier”'],
    ['photographs', 'Mira Pillai', '', 0, 'New photograph by Mira Pillai'],
    ['photographs', 'Mira Pillai', '', 2, '3 new photographs by Mira Pillai'],
  ] as const)(
    'When it is of %s that %s published, “%s” and %i others, then it says “%s”',
    (kind, artist, title, others, text) => {
      expect(noticeText({ kind, state: 'published', title, artist, others })).toBe(text);
    },
  );

  test('When it is of photographs, then it leads to the one that is new, of several to their photographer', () => {
    const photographs = { kind: 'photographs', state: 'published', subjectId: '900000003' } as const;
    expect(noticeTarget({ ...photographs, imageId: 'i1' })).toBe('/exhibition?image=i1');
    expect(noticeTarget(photographs)).toBe('/profile/900000003');
  });

  test.each([
    ['imageComment', 'new', 'a b', '/exhibition?image=a%20b'],
    ['storyComment', 'new', 'seven-nights', '/stories/seven-nights'],
    ['exhibitionComment', 'new', 'e1', '/exhibition/e1'],
    ['artistRequest', 'approved', null, '/profile'],
    ['artistRequest', 'rejected', null, '/profile'],
    ['image', 'approved', 'i1', '/exhibition?image=i1'],
    ['image', 'returned', 'i1', '/studio/library?image=i1'],
    ['image', 'rejected', 'i1', '/studio/library?image=i1'],
    ['exhibition', 'approved', 'e1', '/exhibition/e1'],
    ['exhibition', 'revisionApproved', 'e1', '/exhibition/e1'],
    ['exhibition', 'returned', 'e1', '/studio/exhibitions/e1'],
    ['exhibition', 'revisionReturned', 'e1', '/studio/exhibitions/e1'],
    ['blog', 'approved', 'b1', '/stories/the-slug'],
    ['blog', 'rejected', 'b1', '/studio/stories/b1'],
    ['blog', 'revisionRejected', 'b1', '/studio/stories/b1'],
    ['product', 'revisionApproved', 'p1', '/shop/the-slug'],
    ['product', 'returned', 'p1', '/studio/prints/p1'],
    ['exhibition', 'published', 'e1', '/exhibition/e1'],
    ['blog', 'published', 'b1', '/stories/the-slug'],
    ['product', 'published', 'p1', '/shop/the-slug'],
    ['order', 'paid', 'a-b_c', '/profile/orders/a-b_c'],
    ['sale', 'placed', 'a-b_c', '/studio/orders#sale-a-b_c'],
    ['order', 'message', 'a-b_c', '/profile/orders/a-b_c#messages-7'],
    ['sale', 'message', 'a-b_c', '/studio/orders#messages-a-b_c'],
  ] as const)('When a notice is %s, %s, of %s, then it leads to %s', (kind, state, subjectId, path) => {
    expect(noticeTarget({ kind, state, subjectId, slug: 'the-slug', artistId: 7 })).toBe(path);
  });

  test('When a photograph is approved that is private, then nobody is said to see it, and it leads to the library', () => {
    const notice = { kind: 'image', state: 'approved', subjectId: 'i1', title: 'Dusk', privates: 1 } as const;
    expect(noticeText(notice)).toBe('Your photograph “Dusk” is approved: it is private, so only you see it');
    expect(noticeTarget(notice)).toBe('/studio/library?image=i1');
  });

  test.each([
    [undefined, '35 photographs were approved: everybody can see them now'],
    [35, '35 photographs were approved: they are private, so only you see them'],
    [2, '35 photographs were approved: everybody can see 33 of them now, and only you the 2 private'],
  ])(
    'When photographs of one submission are approved, of which %s are private, then one text says it',
    (privates, text) => {
      const notice = { kind: 'image', state: 'approved', subjectId: 'i1', title: 'Dusk', others: 34 } as const;
      expect(noticeText({ ...notice, ...(privates && { privates }) })).toBe(text);
      expect(noticeTarget(notice)).toBe('/studio/library');
    },
  );

  test('When an exhibition is approved before it opens, then what is public now and what from when is said', () => {
    const notice = {
      kind: 'exhibition',
      state: 'approved',
      title: 'Tides',
      opensAt: '2026-12-12T13:00:00.000Z',
    } as const;
    const day = '12 Dec 2026, 6:30 PM IST';
    expect(noticeText({ ...notice, waiting: 4 })).toBe(
      `Your exhibition “Tides” is approved: its page is public now, and its photographs from ${day}`,
    );
    expect(noticeText({ ...notice, shown: 1, waiting: 3 })).toBe(
      `Your exhibition “Tides” is approved: its page is public now with 1 photograph, and 3 more from ${day}`,
    );
    expect(noticeText({ ...notice, shown: 4 })).toBe(
      `Your exhibition “Tides” is approved: its page and its photographs are public now. It opens on ${day}`,
    );
  });

  test('When a notice of an approved story names no page, then it leads to the editor', () => {
    const target = noticeTarget({ kind: 'blog', state: 'approved', subjectId: 'b1' });
    expect(target).toBe('/studio/stories/b1');
  });

  test('When an order tells a side of an event, then there is a text of its own for it', () => {
    const texts = [
      ...EVENTS_OF_BUYERS.map((state) => noticeText({ kind: 'order', state, title: 'Dusk' })),
      ...EVENTS_OF_ARTISTS.map((state) => noticeText({ kind: 'sale', state, title: 'Dusk' })),
    ];
    expect(new Set(texts).size).toBe(EVENTS_OF_BUYERS.length + EVENTS_OF_ARTISTS.length);
    expect(texts.filter((text) => !text.includes('“Dusk”'))).toEqual([]);
  });
});
