import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { SelectField } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError } from '#lib/toast.ts';
import { printCalls } from '../work-calls.ts';
import { copyOffer } from './copy-offer.ts';
import type { PrintValues } from './print-values.ts';

type Offer = Pick<PrintValues, 'sizes' | 'frames'>;

/** Takes sizes, frames and prices of one of the newest own prints over; nothing where there is no other one. */
export function EarlierOffer({
  uid,
  print,
  picture,
  values,
  onChange,
}: {
  uid: string;
  /** Null before it is stored for the first time. */
  print: StudioProduct | null;
  picture: Picture | undefined;
  values: Offer;
  onChange: (offer: Offer) => void;
}) {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(printCalls.list(uid));
  // Without a size and a frame there is nothing to take over.
  const own = data?.pages.flatMap(({ items }) => items) ?? [];
  const earlier = own.filter(({ id, minPrice }) => id !== print?.id && minPrice !== null);
  const [choice, setChoice] = useState('');
  const [done, setDone] = useState<{ text: string; before: Offer } | null>(null);
  const { mutate, isPending } = useSingleFlightMutation({
    mutationKey: [PRIVATE, 'use earlier offer'],
    mutationFn: (id: string) => client.fetchQuery({ ...printCalls.read(uid, id), staleTime: 0 }),
    onSuccess: ({ fields }) => {
      const { offer, leftOut } = copyOffer(fields, { picture, values, known: print?.sizes ?? [] });
      onChange(offer);
      const text = studioMessages.offerCopied(fields.title || 'Untitled', leftOut);
      setDone({ text, before: { sizes: values.sizes, frames: values.frames } });
    },
    onError: (error) => showError(error, studioMessages.workNotLoaded),
  });
  const submitButton = useRef<HTMLButtonElement>(null);
  const [first] = earlier;
  if (!first) return null;
  const selected = earlier.some(({ id }) => id === choice) ? choice : first.id;
  return (
    <FormSection
      title="Use an earlier offer"
      intro="Its sizes, frames and prices replace those below. The earlier print stays as it is."
    >
      <Stack gap={2} align="start">
        <Row gap={2} align="end">
          <SelectField
            label="Earlier print"
            value={selected}
            onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          >
            {earlier.map(({ id, title }) => (
              <option key={id} value={id}>
                {title || 'Untitled'}
              </option>
            ))}
          </SelectField>
          <Button ref={submitButton} aria-disabled={isPending} onClick={() => mutate(selected)}>
            Use its sizes and frames
          </Button>
        </Row>
        <Row gap={[0.5, 2]}>
          <p role="status" className="text-quiet text-small">
            {done?.text}
          </p>
          {done && (
            <TextButton
              onClick={() => {
                // This button goes.
                submitButton.current?.focus();
                onChange(done.before);
                setDone(null);
              }}
            >
              Put back what was there
            </TextButton>
          )}
        </Row>
      </Stack>
    </FormSection>
  );
}
