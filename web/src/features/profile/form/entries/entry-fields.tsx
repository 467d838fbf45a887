import { ACHIEVEMENT_TEXT_MAX, FIRST_ACHIEVEMENT_DAY, SOCIAL_MEDIA } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { mainHost } from '@aperture-byline/contract/user/social-link';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Field, SelectField, TextAreaField } from '#components/forms/field.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { MEDIUM_NAMES } from '../../shared/person/facts/person-facts.tsx';
import { isShownOnSubmit } from '../check-profile.ts';
import { type KeyedLink, type ProfileValues, toSocialLink } from '../profile-values.ts';

export type ProblemAt = (path: string) => string | undefined;

/** Returns the props of an entry's fields. An incomplete entry's error shows once, in `problemId`. */
function useEntryFields<Name extends string>(path: string, names: readonly Name[], problemAt: ProblemAt) {
  const { getFieldProps } = useFormikContext<ProfileValues>();
  const problemId = useId();
  const problem = names.map((name) => problemAt(`${path}.${name}`)).find((text) => text && isShownOnSubmit(text));

  function field(name: Name) {
    const own = problemAt(`${path}.${name}`);
    const isMissing = own !== undefined && own === problem;
    return {
      ...getFieldProps(`${path}.${name}`),
      ...(isMissing ? { invalid: true, 'aria-describedby': problemId } : { error: own }),
    };
  }

  return { field, problem, problemId };
}

export function AchievementFields({ path, problemAt }: { path: string; problemAt: ProblemAt }) {
  const { field, problem, problemId } = useEntryFields(path, ['title', 'achivedDate', 'description'], problemAt);
  return (
    <Grid gap={[2, 3]} sm="2fr minmax(11rem, 1fr)">
      {problem && (
        <p id={problemId} className="full-row text-error text-small">
          {problem}
        </p>
      )}
      <Field label="Title" maxLength={ACHIEVEMENT_TEXT_MAX} {...field('title')} />
      <Field
        label="Date"
        type="date"
        min={FIRST_ACHIEVEMENT_DAY}
        max={dayInIndia(new Date())}
        {...field('achivedDate')}
      />
      <div className="full-row">
        <TextAreaField label="Description" rows={3} maxLength={ACHIEVEMENT_TEXT_MAX} {...field('description')} />
      </div>
    </Grid>
  );
}

/** The fields of a social link. Without a choice, the medium is derived from the address, as it is sent. */
export function LinkFields({ entry, path, problemAt }: { entry: KeyedLink; path: string; problemAt: ProblemAt }) {
  const { field, problem, problemId } = useEntryFields(path, ['socialMedia', 'link'], problemAt);
  const medium = SOCIAL_MEDIA.find((one) => one === toSocialLink(entry).socialMedia);

  return (
    <Grid gap={[2, 3]} sm="minmax(10rem, 1fr) 2fr">
      {problem && (
        <p id={problemId} className="full-row text-error text-small">
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
        placeholder={
          medium && (medium === 'website' ? `https://${mainHost(medium)}` : `@name or https://${mainHost(medium)}/…`)
        }
        {...field('link')}
      />
    </Grid>
  );
}
