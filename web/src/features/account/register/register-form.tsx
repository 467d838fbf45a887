import { messages } from '@aperture-byline/contract/messages';
import { type RegisterForm as Registration, registerSchema } from '@aperture-byline/contract/sign-in-schemas';
import { lazy, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Field } from '#ui/field.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { AccountForm, FormAlert, SubmitButton } from '../form/form-parts.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { AccountChoice } from './account-choice.tsx';
import { PasswordAdvice } from './password-advice.tsx';
import styles from './register-form.module.css';
import { usePhotographerQuestion } from './use-photographer-question.ts';

const PhotographerDialog = lazy(() => import('./photographer-dialog.tsx'));

const EMPTY: Registration = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

async function send(registration: Registration, isArtist: boolean): Promise<string | null> {
  try {
    const { createAccount } = await import('./create-account.ts');
    return await createAccount({ ...registration, isArtist });
  } catch (error) {
    console.error('The account could not be made:', error);
    return messages.registerFailed;
  }
}

export function RegisterForm() {
  const adviceId = useId();
  const question = usePhotographerQuestion(() => form.submit());
  const form = useAccountForm({
    empty: EMPTY,
    schema: registerSchema,
    send: (values) => send(values, question.kind === 'photographer'),
  });
  const { field, values } = form;
  const password = field('password');
  const guessable = [values.firstName, values.lastName, values.email.split('@')[0] ?? ''];
  return (
    <>
      <AccountForm {...form.formProps} aria-label="Register">
        <div className={styles.names}>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <Field label="Email" type="email" autoComplete="email" {...field('email')} />
        <div>
          <PasswordField
            label="Password"
            autoComplete="new-password"
            {...password}
            aria-describedby={[password['aria-describedby'], adviceId].filter(Boolean).join(' ')}
          />
          <PasswordAdvice id={adviceId} password={values.password} forbidden={guessable} />
        </div>
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmation')} />
        <AccountChoice kind={question.isAsking ? 'photographer' : question.kind} onChoose={question.choose} />
        <FormAlert {...form.alert} />
        <SubmitButton isBusy={form.isBusy}>{form.isBusy ? 'One moment…' : 'Create account'}</SubmitButton>
        <p className={styles.terms}>
          By creating an account you agree to the <Link to={paths.termsOfService}>terms of service</Link> and
          the <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
      </AccountForm>
      <OnDemand>{question.wasAsked && <PhotographerDialog {...question.dialog} />}</OnDemand>
    </>
  );
}
