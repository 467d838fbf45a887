import { SOCIAL_MEDIA } from '@aperture-byline/contract/shared/constants';
import { mainHost } from '@aperture-byline/contract/user/social-link';
import clsx from 'clsx';
import { Field, SelectField } from '#components/forms/field.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { MEDIUM_NAMES } from '#features/profile/shared/medium-names.ts';
import { toSocialLink, type WrittenLink } from '../profile-values.ts';
import styles from './entry-fields.module.css';
import { type ProblemAt, useEntryFields } from './use-entry-fields.ts';

const NAMES = ['socialMedia', 'link'] as const;

/** The fields of a social link. Without a choice, the medium is derived from the address, as it is sent. */
export function LinkFields({
  entry,
  path,
  problemAt,
}: {
  entry: WrittenLink;
  path: string;
  problemAt: ProblemAt;
}) {
  const { field, problem, problemId } = useEntryFields(path, NAMES, problemAt);
  const medium = SOCIAL_MEDIA.find((one) => one === toSocialLink(entry).socialMedia);

  return (
    <Grid gap={[2, 3]} sm="minmax(10rem, 1fr) 2fr">
      {problem && (
        <p id={problemId} className={clsx(styles.wide, 'text-error text-small')}>
          {problem}
        </p>
      )}
      <SelectField label="Where" {...field('socialMedia')} value={medium ?? ''}>
        <option value="">Choose…</option>
        {SOCIAL_MEDIA.map((one) => (
          <option key={one} value={one}>
            {MEDIUM_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <Field
        label="Link"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={medium && `https://${mainHost(medium)}/…`}
        {...field('link')}
      />
    </Grid>
  );
}
