import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { EXHIBITION_TEASER_MAX, type StudioPicture } from '@aperture-byline/contract/work/wire';
import clsx from 'clsx';
import { useId } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { type Choice, ChoiceList } from '#components/forms/choice-list.tsx';
import { ErrorText } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid, Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import tile from '#entities/image/library/tile.module.css';

const ABOUT_PUBLIC: readonly Choice<'hide' | 'keep'>[] = [
  { value: 'hide', label: studioMessages.publicImagesHidden, advice: studioMessages.publicImagesHiddenAdvice },
  { value: 'keep', label: studioMessages.publicImagesKept, advice: studioMessages.publicImagesKeptAdvice },
];

/** Edits `teaserImageIds` and `keepsPublicImages`: what is shown before the opening. */
export function TeaserSection({
  pictures,
  selectedIds,
  keepsPublic,
  error,
  onSelect,
  onKeepPublic,
}: {
  pictures: readonly StudioPicture[];
  selectedIds: readonly string[];
  keepsPublic: boolean;
  error: string | undefined;
  onSelect: (ids: string[]) => void;
  onKeepPublic: (keepsPublic: boolean) => void;
}) {
  const id = useId();
  const isFull = selectedIds.length >= EXHIBITION_TEASER_MAX;
  const isSelected = (picture: StudioPicture) => selectedIds.includes(picture.id);

  function toggle(toggled: StudioPicture): void {
    const next = pictures.filter((one) => (one === toggled ? !isSelected(one) : isSelected(one)));
    onSelect(next.map((one) => one.id));
  }

  return (
    <FormSection title="Before the opening" intro={studioMessages.teaserExplained(EXHIBITION_TEASER_MAX)}>
      {pictures.length === 0 ? (
        <p className="text-quiet">{studioMessages.noneChosen}</p>
      ) : (
        <Grid
          as="ul"
          gap={[3, 2]}
          columns={2}
          sm="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))"
          aria-label="Shown before the opening"
        >
          {pictures.map((picture) => (
            <li key={picture.id} className={isSelected(picture) ? tile.selected : undefined}>
              <label className={tile.face}>
                <span className={tile.frame}>
                  <Picture
                    picture={picture.picture}
                    sizes={sizes({ 0: '44vw', 640: '28vw', 1024: '12rem' })}
                    ratio={1.25}
                    alt=""
                  />
                </span>
                <Row as="span" gap={1.5} align="start" nowrap className={tile.caption}>
                  <input
                    type="checkbox"
                    name="teaserImageIds"
                    className={tile.box}
                    checked={isSelected(picture)}
                    disabled={isFull && !isSelected(picture)}
                    aria-describedby={error ? `${id}-error` : undefined}
                    onChange={() => toggle(picture)}
                  />
                  <span className={clsx(tile.title, 'text-small')}>{picture.title || 'Untitled'}</span>
                </Row>
              </label>
            </li>
          ))}
        </Grid>
      )}
      <ChoiceList
        legend={studioMessages.publicImages}
        choices={ABOUT_PUBLIC}
        chosen={keepsPublic ? 'keep' : 'hide'}
        onChoose={(answer) => onKeepPublic(answer === 'keep')}
      />
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </FormSection>
  );
}
