/** Why an order can't be cancelled, of the server. */
export const cancelMessages = {
  moneyCame:
    'Money has come for this order, so it can’t be cancelled any more. Please write to us if you do not want its prints.',
  claimOpen:
    'We are looking for the payment that you told us of, so the order can’t be cancelled now. Please wait for our answer, or write to us.',
  ended: 'None of its prints will come, so there is nothing to cancel.',
} as const;
