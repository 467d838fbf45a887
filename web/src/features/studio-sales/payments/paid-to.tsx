import { showPayoutDetails } from '@aperture-byline/contract/endpoints/studio/studio-order';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayout } from '@aperture-byline/contract/order/payments/payments-wire';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { Copyable } from '#components/base/copyable.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { showError, showToast } from '#lib/toast.ts';

type Props = Pick<OpenPayout, 'artistId' | 'artistName' | 'details' | 'heldUntil'>;

/** Says where an artist is paid and since when, masked until it is asked for; else leads to a way to write to them. */
export function PaidTo({ artistId, artistName, details, heldUntil }: Props) {
  return (
    <Stack gap={1}>
      {details === null ? (
        <p>
          Not entered where to be paid. <Link to={studioPaths.person(artistId)}>Write to {artistName}</Link>
        </p>
      ) : (
        // What is shown is of one entry.
        <EnteredDetails key={details.changedAt} artistId={artistId} artistName={artistName} details={details} />
      )}
      {heldUntil !== null && <p className="text-error">{payoutMessages.held(heldUntil)}</p>}
    </Stack>
  );
}

function EnteredDetails({
  artistId,
  artistName,
  details: { masked, changedAt },
}: Pick<Props, 'artistId' | 'artistName'> & { details: NonNullable<Props['details']> }) {
  const { mutate, isPending, data } = useSingleFlightMutation({
    ...privateMutation(showPayoutDetails),
    mutationKey: ['show payout details', artistId],
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) showToast('warning', error.message);
      else showError(error, payoutMessages.notShown);
    },
  });
  const copy = (text: string, name: string) => (
    <Copyable text={text} name={`${name} of ${artistName}`} failure={orderMessages.copyFailed} />
  );
  const entered = ['Entered on', formatDay(changedAt)] as const;
  if (data === undefined)
    return (
      <>
        <FactList facts={[['Paid to', masked], entered]} />
        <p>
          <TextButton
            aria-label={`Show where to pay ${artistName}`}
            aria-disabled={isPending}
            onClick={() => isPending || mutate({ params: { artistId: String(artistId) }, body: {} })}
          >
            {isPending ? 'Loading…' : 'Show where to pay'}
          </TextButton>
        </p>
      </>
    );
  const { upiId, accountName, accountNumber, ifsc, pan } = data;
  return (
    <FactList
      facts={[
        upiId && ['UPI ID', copy(upiId, 'the UPI ID')],
        accountNumber && ['Holder', accountName],
        accountNumber && ['Account', copy(accountNumber, 'the account number')],
        accountNumber && ['IFSC', copy(ifsc, 'the IFSC')],
        pan && ['PAN', copy(pan, 'the PAN')],
        entered,
      ]}
    />
  );
}
