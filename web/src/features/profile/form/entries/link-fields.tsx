import { SOCIAL_MEDIA } from '@aperture-byline/contract/constants';
import { completeLink, hostOf, isSocialLink } from '@aperture-byline/contract/social-link';
import clsx from 'clsx';
import { useFormikContext } from 'formik';
import { MEDIUM_NAMES } from '#lib/medium-names.ts';
import { Field, SelectField } from '#ui/field.tsx';
import type { ProfileValues, WrittenLink } from '../profile-values.ts';
import styles from './entry-fields.module.css';
import { type ProblemAt, useEntryFields } from './use-entry-fields.ts';

const NAMES = ['socialMedia', 'link'] as const;

/** A link to oneself elsewhere. What is typed becomes an https address, and a known address tells its medium. */
export function LinkFields({
  entry,
  path,
  problemAt,
}: {
  entry: WrittenLink;
  path: string;
  problemAt: ProblemAt;
}) {
  const { setFieldValue } = useFormikContext<ProfileValues>();
  const { field, problem, problemId } = useEntryFields(path, NAMES, problemAt);
  const medium = SOCIAL_MEDIA.find((one) => one === entry.socialMedia);
  const link = field('link');

  function complete() {
    const completed = completeLink(entry.link);
    if (completed !== entry.link) setFieldValue(`${path}.link`, completed);
    const told = SOCIAL_MEDIA.find((one) => isSocialLink(one, completed));
    if (medium === undefined && told) setFieldValue(`${path}.socialMedia`, told);
  }

  return (
    <div className={clsx(styles.fields, styles.link)}>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      <SelectField label="Where" {...field('socialMedia')}>
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
        placeholder={medium && `https://${hostOf(medium)}/…`}
        {...link}
        onBlur={(event) => {
          complete();
          link.onBlur(event);
        }}
      />
    </div>
  );
}
