/** Whole rupees to be paid to a virtual payment address. */
export interface UpiPayment {
  upiId: string;
  payeeName: string;
  amount: number;
  /** What the payment is for; banks show it on both sides. */
  note: string;
}

/** The link that payment apps open, and their QR codes hold: `upi://pay?pa&pn&am&cu=INR&tn`. Spaces are `%20`: a plus stays one. */
export function upiLink({ upiId, payeeName, amount, note }: UpiPayment): string {
  const fields = { pa: upiId, pn: payeeName, am: amount.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`.replace('%40', '@');
}
