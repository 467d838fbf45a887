import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { FormSection } from '#components/forms/form-section.tsx';
import { PictureField } from '#entities/image/picture-field/picture-field.tsx';

/** The photographs of a work in their order: the field `imageIds` of its form. */
export function PhotographsSection({
  uid,
  intro,
  max,
  pictures,
  error,
  onChange,
}: {
  uid: string;
  intro: string;
  max: number;
  pictures: readonly StudioPicture[];
  error: string | undefined;
  onChange: (pictures: StudioPicture[]) => void;
}) {
  return (
    <FormSection title="Photographs" intro={intro}>
      <PictureField
        uid={uid}
        name="imageIds"
        label="Photographs in their order"
        hint={`Up to ${max}. Drag a photograph to move it, or use the buttons below it.`}
        max={max}
        pictures={pictures}
        error={error}
        onChange={onChange}
      />
    </FormSection>
  );
}
