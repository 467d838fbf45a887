import { QUERY_MAX } from '@aperture-byline/contract/search/words';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import type { ReactNode } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Field } from '#components/forms/field.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import styles from './work-choices.module.css';

/** Milliseconds without another key. */
export const SEARCH_DELAY = 250;

/** A public work that an administrator can choose. */
export interface ChoosableWork {
  id: string;
  title: string;
  artistName: string;
  picture: PictureData | null;
}

export interface ChoiceProps {
  selected: readonly { id: string }[];
  /** Null where no more fit. */
  onChoose: ((one: ChoosableWork) => void) | null;
}

/** Works to choose from, with a search. */
export function WorkChoices({
  label,
  q,
  onSearch,
  offered,
  selected,
  onChoose,
  children,
}: ChoiceProps & {
  label: string;
  q: string;
  onSearch: (q: string) => void;
  offered: readonly ChoosableWork[];
  children?: ReactNode;
}) {
  return (
    <Stack gap={3} className={styles.choices}>
      <Field
        type="search"
        label={label}
        maxLength={QUERY_MAX.characters}
        value={q}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        // Enter would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {offered.length === 0 && (
        <p role="status" className="text-quiet">
          {settingsMessages.noneFits}
        </p>
      )}
      <Grid as="ul" columns={2} sm={4} aria-label="To choose from">
        {offered.map((one) => {
          const isSelected = selected.some(({ id }) => id === one.id);
          const isOff = isSelected || onChoose === null;
          return (
            <li key={one.id}>
              <Stack
                as="button"
                type="button"
                gap={1}
                className={styles.tile}
                aria-pressed={isSelected}
                aria-disabled={isOff}
                onClick={() => isOff || onChoose(one)}
              >
                {one.picture && (
                  <Picture
                    picture={one.picture}
                    sizes={sizes({ 0: '46vw', 640: '22vw', 1024: '10rem' })}
                    ratio={1.5}
                    alt=""
                  />
                )}
                <span className="break-anywhere">
                  {one.title || 'Untitled'}
                  <br />
                  <span className="text-quiet text-small">{isSelected ? 'Chosen' : one.artistName}</span>
                </span>
              </Stack>
            </li>
          );
        })}
      </Grid>
      {children}
    </Stack>
  );
}
