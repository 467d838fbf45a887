import { expect, test } from 'vitest';
import { upiLink } from './payment.tsx';

test('When an amount is due, then the link names payee, amount, currency and purpose in this order', () => {
  const payment = {
    upiId: 'aperture.byline@example',
    payeeName: 'Aperture & Byline',
    amount: 4100,
    note: 'Order a-b_c',
  };
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=aperture.byline@example&pn=Aperture%20%26%20Byline&am=4100.00&cu=INR&tn=Order%20a-b_c',
  );
});

test('When a name has the signs of an address, then they stay part of the name', () => {
  const link = upiLink({ upiId: 'a@b', payeeName: 'A&am=1#+ é', amount: 100, note: '?x=1' });
  const { searchParams } = new URL(link);
  expect(Object.fromEntries(searchParams)).toEqual({
    pa: 'a@b',
    pn: 'A&am=1#+ é',
    am: '100.00',
    cu: 'INR',
    tn: '?x=1',
  });
});
