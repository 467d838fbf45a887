import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import {
  EDITION_MAX,
  PRODUCT_OPTIONS_MAX,
  SUMMARY_MAX,
  WORK_LABEL_MAX,
} from '@aperture-byline/contract/work/limits';
import { FieldArray, useFormikContext } from 'formik';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { RepeatableFields } from '#components/forms/repeatable-fields.tsx';
import styles from './print-options.module.css';
import {
  blankFrame,
  blankSize,
  densityText,
  type PrintValues,
  type SizeValues,
  soldText,
} from './print-values.ts';

/** The sizes and frames of a print. */
export function PrintOptions({
  work,
  picture,
  problemAt,
}: {
  /** As the server answered it last. */
  work: StudioProduct;
  /** The printed photograph. */
  picture: Picture | undefined;
  problemAt: (path: string) => string | undefined;
}) {
  const { values, getFieldProps } = useFormikContext<PrintValues>();
  const field = (path: string) => ({ ...getFieldProps(path), error: problemAt(path) });
  return (
    <>
      <FormSection
        title="Sizes"
        intro="In centimetres, prices in whole rupees without a frame. An edition promises that there will never be more."
      >
        <FieldArray name="sizes">
          {({ push, remove }) => (
            <RepeatableFields
              entries={values.sizes}
              noun="Size"
              addLabel="Add a size"
              max={PRODUCT_OPTIONS_MAX}
              problem={problemAt('sizes')}
              onAdd={() => push(blankSize())}
              onRemove={remove}
            >
              {(size, index) => (
                <SizeFields
                  size={size}
                  work={work}
                  picture={picture}
                  field={(name) => field(`sizes[${index}].${name}`)}
                />
              )}
            </RepeatableFields>
          )}
        </FieldArray>
      </FormSection>
      <FormSection
        title="Frames"
        intro="The charge is added to the price of the size; 0 where there is none."
      >
        <FieldArray name="frames">
          {({ push, remove }) => (
            <RepeatableFields
              entries={values.frames}
              noun="Frame"
              addLabel="Add a frame"
              max={PRODUCT_OPTIONS_MAX}
              problem={problemAt('frames')}
              onAdd={() => push(blankFrame())}
              onRemove={remove}
            >
              {(_frame, index) => (
                <div className={styles.frame}>
                  <Field
                    label="Kind of frame"
                    hint="Such as “Oak, natural”, or “No frame”."
                    maxLength={WORK_LABEL_MAX}
                    {...field(`frames[${index}].type`)}
                  />
                  <Field label="Charge in rupees" inputMode="numeric" {...field(`frames[${index}].charge`)} />
                  <div className={styles.wide}>
                    <TextAreaField
                      label="Description"
                      hint="Wood, mat, glass: what arrives."
                      rows={3}
                      maxLength={SUMMARY_MAX}
                      {...field(`frames[${index}].description`)}
                    />
                  </div>
                </div>
              )}
            </RepeatableFields>
          )}
        </FieldArray>
      </FormSection>
    </>
  );
}

function SizeFields({
  size,
  work,
  picture,
  field,
}: {
  size: SizeValues;
  work: StudioProduct;
  picture: Picture | undefined;
  field: (name: keyof SizeValues) => object;
}) {
  const known = work.sizes.find(({ size_id }) => size_id === size.id);
  const edition = work.fields.sizes.find(({ id }) => id === size.id)?.edition ?? null;
  const isSold = known !== undefined && known.sold > 0;
  const { text, isLow } = densityText(picture, size);
  const sold = soldText(known, edition);
  return (
    <div className={styles.size}>
      <Field label="Width in cm" inputMode="decimal" readOnly={isSold} {...field('width')} />
      <Field label="Height in cm" inputMode="decimal" readOnly={isSold} {...field('height')} />
      <Field label="Price in rupees" inputMode="numeric" {...field('price')} />
      <Field
        label="Edition"
        hint={`Empty: as many as are ordered. Up to ${EDITION_MAX}.`}
        inputMode="numeric"
        {...field('edition')}
      />
      <p role="status" className={isLow ? styles.low : styles.density}>
        {text}
      </p>
      {sold !== '' && (
        <p className={styles.density}>
          {sold}
          {isSold && '. Prints of this size are sold, so that it keeps its measures and stays.'}
        </p>
      )}
    </div>
  );
}
