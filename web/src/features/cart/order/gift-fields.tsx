import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import { ORDER_TEXT_MAX } from '@aperture-byline/contract/shared/constants';
import { TextAreaField } from '#components/forms/field.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';

export type Gift = NonNullable<NewOrderBody['gift']>;

/** A guard of what is kept until it is ordered. */
export const giftSchema = {
  isValidSync: (values: unknown): values is Gift => typeof Object(values).message === 'string',
};

/** Whether the order is a gift, and what its card says. `gift` is null where it is none. */
export function GiftFields({ gift, onChange }: { gift: Gift | null; onChange: (gift: Gift | null) => void }) {
  return (
    <Stack gap={2}>
      <Grid as="label" gap={1.5} columns="auto 1fr" align="start">
        <input
          type="checkbox"
          checked={gift !== null}
          onChange={({ target }) => onChange(target.checked ? { message: '' } : null)}
        />
        <span>
          This is a gift
          <br />
          <span className="text-quiet text-small">
            The parcel has no prices in it. Name the recipient in the delivery address.
          </span>
        </span>
      </Grid>
      {gift && (
        <TextAreaField
          label="Message on the card"
          hint={`At most ${ORDER_TEXT_MAX.giftMessage} characters. Left empty, there is no card.`}
          rows={4}
          maxLength={ORDER_TEXT_MAX.giftMessage}
          value={gift.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </Stack>
  );
}
