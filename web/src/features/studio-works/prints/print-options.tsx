import { largestPrint } from '@aperture-byline/contract/product/print-density';
import { isSameSize } from '@aperture-byline/contract/product/same-size';
import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { LEAD_DAYS } from '@aperture-byline/contract/shipping/arrival';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { EDITION_MAX, PRODUCT_OPTIONS_MAX, SUMMARY_MAX, WORK_LABEL_MAX } from '@aperture-byline/contract/work/wire';
import clsx from 'clsx';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { RepeatableFields } from '#components/forms/repeatable-fields.tsx';
import { Grid, Row } from '#components/layout/layout.tsx';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { PrintPlacement } from './print-placement.tsx';
import {
  blankFrame,
  blankSize,
  densityText,
  type FrameValues,
  type PrintValues,
  readMeasures,
  type SizeValues,
  sizeText,
  soldText,
} from './print-values.ts';

interface PrintOptionsProps {
  /** Print as the server last returned it; null before it is stored for the first time. */
  print: StudioProduct | null;
  picture: Picture | undefined;
  values: Pick<PrintValues, 'sizes' | 'frames'>;
  problemAt: (path: string) => string | undefined;
  onChange: (changes: Partial<Pick<PrintValues, 'sizes' | 'frames'>>) => void;
}

type EntryField<Entry> = (name: keyof Entry & string) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

export function PrintOptions({ print, picture, values, problemAt, onChange }: PrintOptionsProps) {
  function buildFieldProps<Entry extends object>(
    list: 'sizes' | 'frames',
    entries: readonly Entry[],
    index: number,
    onEntries: (entries: Entry[]) => void,
  ): EntryField<Entry> {
    return (name) => {
      const path = `${list}[${index}].${name}`;
      return {
        name: path,
        value: String(entries[index]?.[name] ?? ''),
        error: problemAt(path),
        onChange: ({ currentTarget: { value } }) =>
          onEntries(entries.map((entry, at) => (at === index ? { ...entry, [name]: value } : entry))),
      };
    };
  }
  const { sizes, frames } = values;
  const onSizes = (changed: SizeValues[]) => onChange({ sizes: changed });
  const onFrames = (changed: FrameValues[]) => onChange({ frames: changed });
  const buildListProps = <Entry,>(
    name: 'sizes' | 'frames',
    entries: Entry[],
    blank: () => Entry,
    onEntries: (changed: Entry[]) => void,
  ) => ({
    entries,
    max: PRODUCT_OPTIONS_MAX,
    problem: problemAt(name),
    onAdd: () => onEntries([...entries, blank()]),
    onRemove: (index: number) => onEntries(entries.toSpliced(index, 1)),
  });
  return (
    <>
      <p className="text-quiet">
        What the house keeps of a price, and who pays the courier: <Link to={studioPaths.money}>your terms</Link>.
      </p>
      <FormSection
        title="Sizes"
        intro="In centimetres, prices in whole rupees without a frame. An edition promises that there will never be more."
      >
        {picture && <LargestSize picture={picture} sizes={sizes} onAdd={(size) => onSizes([...sizes, size])} />}
        <RepeatableFields
          entryName="Size"
          addLabel="Add a size"
          {...buildListProps('sizes', sizes, blankSize, onSizes)}
        >
          {(size, index) => (
            <SizeFields
              size={size}
              print={print}
              picture={picture}
              field={buildFieldProps('sizes', sizes, index, onSizes)}
            />
          )}
        </RepeatableFields>
      </FormSection>
      <FormSection title="Frames" intro="The charge is added to the price of the size; 0 where there is none.">
        <RepeatableFields
          entryName="Frame"
          addLabel="Add a frame"
          {...buildListProps('frames', frames, blankFrame, onFrames)}
        >
          {(_frame, index) => <FrameFields field={buildFieldProps('frames', frames, index, onFrames)} />}
        </RepeatableFields>
      </FormSection>
    </>
  );
}

function FrameFields({ field }: { field: EntryField<FrameValues> }) {
  return (
    <Grid gap={[2, 3]} sm="2fr minmax(9rem, 1fr) minmax(9rem, 1fr)">
      <Field
        label="Kind of frame"
        hint="Such as “Oak, natural”, or “No frame”."
        maxLength={WORK_LABEL_MAX}
        {...field('type')}
      />
      <Field label="Charge in rupees" inputMode="numeric" {...field('charge')} />
      <Field
        label="Days to prepare"
        hint={`From the payment on. Empty: ${LEAD_DAYS.usual}. Up to ${LEAD_DAYS.max}.`}
        inputMode="numeric"
        {...field('leadDays')}
      />
      <div className="full-row">
        <TextAreaField
          label="Description"
          hint="Wood, mat, glass: what arrives."
          rows={2}
          maxLength={SUMMARY_MAX}
          {...field('description')}
        />
      </div>
    </Grid>
  );
}

function SizeFields({
  size,
  print,
  picture,
  field,
}: Pick<PrintOptionsProps, 'print' | 'picture'> & { size: SizeValues; field: EntryField<SizeValues> }) {
  const known = print?.sizes.find(({ id }) => id === size.id);
  const edition = print?.fields.sizes.find(({ id }) => id === size.id)?.edition ?? null;
  const isSold = known !== undefined && known.sold > 0;
  const { text, isLow } = densityText(picture, size);
  const sold = soldText(known, edition);
  return (
    <Grid gap={[2, 3]} columns={2} md={4}>
      <Field label="Width in cm" inputMode="decimal" readOnly={isSold} {...field('width')} />
      <Field label="Height in cm" inputMode="decimal" readOnly={isSold} {...field('height')} />
      <Field label="Price in rupees" inputMode="numeric" {...field('price')} />
      <Field
        label="Edition"
        hint={`Empty: as many as are ordered. Up to ${EDITION_MAX}.`}
        inputMode="numeric"
        {...field('edition')}
      />
      <p role="status" className={clsx('full-row hide-empty text-small', isLow ? 'text-error' : 'text-quiet')}>
        {text}
      </p>
      {picture && (
        <PrintPlacement
          picture={picture}
          print={{ ...readMeasures(size), crop: size.crop === '' ? undefined : Number(size.crop) }}
          isSold={isSold}
          onCrop={(value) => field('crop').onChange({ currentTarget: { value } })}
        />
      )}
      {sold !== '' && (
        <p className="full-row text-quiet text-small">
          {sold}
          {isSold && '. Prints of this size are sold, so that it keeps its measures and its crop, and stays.'}
        </p>
      )}
    </Grid>
  );
}

function LargestSize({
  picture,
  sizes,
  onAdd,
}: {
  picture: Picture;
  sizes: readonly SizeValues[];
  onAdd: (size: SizeValues) => void;
}) {
  const largest = largestPrint(picture);
  if (!largest) return <p className="text-error text-small">{studioMessages.tooFewPixels}</p>;
  const [width, height] = [String(largest.width), String(largest.height)];
  const isListed = sizes.some((size) => isSameSize(readMeasures(size), largest));

  function add(): void {
    // Its price is all that it lacks, and the button goes.
    flushSync(() => onAdd({ ...blankSize(), width, height }));
    document.getElementsByName(`sizes[${sizes.length}].price`)[0]?.focus();
  }

  return (
    <Row gap={[1, 2]}>
      <p>{studioMessages.largestSize(sizeText(largest))}</p>
      {!isListed && sizes.length < PRODUCT_OPTIONS_MAX && <Button onClick={add}>Add this size</Button>}
    </Row>
  );
}
