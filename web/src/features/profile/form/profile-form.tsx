import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { BIO_MAX, NAME_MAX, PROFILE_RECORDS_MAX, SUBTITLE_MAX } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { FieldArray, FormikProvider, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { RepeatableFields } from '#components/forms/repeatable-fields.tsx';
import { Grid, Row } from '#components/layout/layout.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import { VerifyEmailNotice } from '#entities/session/components/verify-email-notice.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';
import { AvatarField } from './avatar/avatar-field.tsx';
import { AchievementFields, LinkFields, type ProblemAt } from './entries/entry-fields.tsx';
import styles from './profile-form.module.css';
import { blankAchievement, blankLink, type FormType, type ProfileValues } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

export default function ProfileForm(props: { type: FormType; account: Account; profile: UserProfile }) {
  const { type, account, profile } = props;
  const { form, formik, avatar, isRestored, failure, problemAt, submit } = useProfileForm(props);
  const { values } = formik;
  const name = fullName({
    firstName: values.firstName.trim(),
    middleName: values.middleName.trim(),
    lastName: values.lastName.trim(),
  });

  function field(name: 'firstName' | 'middleName' | 'lastName' | 'subtitle') {
    return { ...formik.getFieldProps(name), error: problemAt(name) };
  }

  return (
    <FormikProvider value={formik}>
      <form ref={form} className="page-end" onSubmit={submit} noValidate aria-label="Your profile">
        {isRestored && (
          <p role="status" className={styles.restored}>
            {profileMessages.unsavedKept}
          </p>
        )}
        <FormSection title="Name" intro="It signs your photographs, your stories and your comments.">
          <Grid gap={[3, 2]} sm={3}>
            <Field label="First name" autoComplete="given-name" required maxLength={NAME_MAX} {...field('firstName')} />
            <Field label="Middle name" autoComplete="additional-name" maxLength={NAME_MAX} {...field('middleName')} />
            <Field label="Last name" autoComplete="family-name" maxLength={NAME_MAX} {...field('lastName')} />
          </Grid>
          {name && (
            <p className="text-quiet text-small">
              Everybody reads your name as <strong>{name}</strong>.
            </p>
          )}
          <Field
            label="Subtitle"
            hint="One line under your name, such as “Street photographer, Kochi”."
            maxLength={SUBTITLE_MAX}
            {...field('subtitle')}
          />
        </FormSection>
        <FormSection title="About you" intro="What you look for, how you work, where you have been.">
          <RichTextField
            label="Bio"
            hint="Everybody who opens your profile can read it."
            error={problemAt('bio')}
            value={values.bio}
            max={BIO_MAX}
            onChange={(html) => formik.setFieldValue('bio', html)}
            onBlur={() => formik.setFieldTouched('bio')}
          />
        </FormSection>
        <FormSection title="Picture" intro="Your face, your camera, or a detail of your work.">
          <AvatarField avatar={avatar} savedUrl={profile.profile_picture} canUpload={account.emailVerified} />
          <VerifyEmailNotice />
        </FormSection>
        <FormSection title={publicProfileMessages.achievements} intro="Awards, exhibitions, publications.">
          <Entries
            name="achivements"
            entryName="Achievement"
            addLabel="Add an achievement"
            blank={blankAchievement}
            problemAt={problemAt}
          >
            {(_entry, path) => <AchievementFields path={path} problemAt={problemAt} />}
          </Entries>
        </FormSection>
        <FormSection title={publicProfileMessages.socialLinks} intro="Where else people find you.">
          <Entries name="socialLinks" entryName="Link" addLabel="Add a link" blank={blankLink} problemAt={problemAt}>
            {(entry, path) => <LinkFields entry={entry} path={path} problemAt={problemAt} />}
          </Entries>
        </FormSection>
        <Grid lg="4fr 8fr" className={styles.bar}>
          <FormAlert failure={failure} />
          <Row className={styles.actions}>
            <Button type="submit" variant="primary" aria-disabled={formik.isSubmitting || undefined}>
              {formik.isSubmitting ? profileMessages.saving : type === 'ADD' ? 'Save profile' : 'Save changes'}
            </Button>
            {type === 'ADD' ? (
              <ButtonLink to={paths.exhibitions}>{profileMessages.skipForNow}</ButtonLink>
            ) : (
              <ButtonLink to={paths.accountProfile}>{profileMessages.goBackToProfile}</ButtonLink>
            )}
          </Row>
        </Grid>
      </form>
    </FormikProvider>
  );
}

/** Renders one of the form's two lists; `name` is its name among the values. */
function Entries<Name extends 'achivements' | 'socialLinks'>({
  name,
  blank,
  problemAt,
  children,
  ...texts
}: {
  name: Name;
  entryName: string;
  addLabel: string;
  blank: () => ProfileValues[Name][number];
  problemAt: ProblemAt;
  children: (entry: ProfileValues[Name][number], path: string) => ReactNode;
}) {
  const { values } = useFormikContext<ProfileValues>();
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <RepeatableFields
          {...texts}
          entries={values[name] as readonly ProfileValues[Name][number][]}
          max={PROFILE_RECORDS_MAX}
          problem={problemAt(name)}
          onAdd={() => push(blank())}
          onRemove={remove}
        >
          {(entry, index) => children(entry, `${name}[${index}]`)}
        </RepeatableFields>
      )}
    </FieldArray>
  );
}
