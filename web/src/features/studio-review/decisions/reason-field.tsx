import { REASON_TEMPLATES } from '@aperture-byline/contract/review/reason-templates';
import type { ComponentProps } from 'react';
import { SelectField, TextAreaField } from '#components/forms/field.tsx';

/** Asks for the reason that the photographer reads; templates offer the most common ones. */
export function ReasonField({
  onTemplate,
  ...field
}: Omit<ComponentProps<typeof TextAreaField>, 'label' | 'value'> & {
  value: string;
  /** Called with the text as it is with a template. */
  onTemplate: (text: string) => void;
}) {
  return (
    <>
      <SelectField
        label="Add a template"
        value=""
        disabled={field.readOnly}
        onChange={({ currentTarget: { value } }) =>
          onTemplate([field.value.trimEnd(), REASON_TEMPLATES[value]].filter(Boolean).join('\n\n'))
        }
      >
        <option value="">Choose what to begin with</option>
        {Object.keys(REASON_TEMPLATES).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextAreaField label="Your reason" rows={6} {...field} />
    </>
  );
}
