import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import FormDialog from '#components/dialog/form-dialog.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { AltField } from '#entities/image/picture-field/alt-field.tsx';

/** Changes what a photograph in the text says to those who can't see it, or takes it out. */
export default function FigureDialog({
  alt: before,
  onChange,
  onRemove,
  onClose,
}: {
  alt: string;
  onChange: (alt: string) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const [alt, setAlt] = useState(before);
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (alt.trim() === '') setError(studioMessages.altMissing);
    else onChange(alt.trim());
  }

  return (
    <FormDialog
      title="This photograph"
      text="Its caption is written in the text, below it."
      onClose={onClose}
    >
      <Stack as="form" noValidate onSubmit={onSubmit}>
        <AltField rows={3} value={alt} error={error} onChange={setAlt} />
        <Row gap={1} justify="end">
          <Button onClick={onRemove}>Take out</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Row>
      </Stack>
    </FormDialog>
  );
}
