/** Message catalogue of paying on the page of a payment provider, whose name is `provider`. */
export const payMessages = {
  page: (provider: string) => `You pay on the page of ${provider}, such as by UPI or card, and come back here.`,
  begun: (provider: string) =>
    `You were on the page of ${provider} before. If you have paid there, please wait a little: we write to you once we know of it.`,
  notOpened: 'The payment page could not be opened. Please try again in a minute; your order waits for you.',
  confirming: (provider: string) =>
    `Being confirmed: we wait for word from ${provider}, mostly less than a minute. This page follows by itself. You can close it too: we write to you.`,
  late: (provider: string) =>
    `Your order is not paid yet: ${provider} has told us of no payment that fits it. If it failed there, please try again. If your bank has taken the money, please wait: some banks take hours, and nothing is lost. Once we hear of it we write to you, and what does not fit your order goes back to you. If you were charged and hear nothing by tomorrow, please write to us with the number of your order.`,
  arrived: (amount: string) => `Thank you. ${amount} has arrived, and your order is paid.`,
  ended: 'Your order has ended. Should a payment of yours arrive, we send it back to you, and write to you.',
  returning: (amount: string) => `${amount} came from you and does not fit your order: we send it back to you.`,
  stillDue: 'Please pay what is still open.',
  refundQuestion: (provider: string) =>
    `${provider} sends it back the way it came, which takes up to 7 business days. The buyer is told. This cannot be undone.`,
  refundAsked: (provider: string) => `${provider} sends it back. It leaves the list once it has arrived there.`,
  refundNotAsked: 'The refund could not be asked for. Please look at the list, and try again.',
  refundUnderWay: (amount: string, provider: string) => `${provider} sends ${amount} back: not confirmed yet.`,
  refundInPart: (amount: string, provider: string) =>
    `Press Refund first. Then transfer the ${amount} that did not come by ${provider}, and confirm it here.`,
  refundFailed: (provider: string) =>
    `${provider} could not send it back. Please try again, or transfer it yourself and confirm that here.`,
  byHandQuestion: 'By a transfer of your own. This can be confirmed once only.',
  noProvider: 'This house has no payment provider.',
  settlementsNotLoaded: 'What the payment provider sent could not be loaded. Please try again in a few minutes.',
} as const;
