import { joiningMessages } from '@aperture-byline/contract/profile/joining-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { lazy, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type InferType, object, string } from 'yup';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { isEmailInUse } from '#lib/errors/auth-error.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { localPath } from '#lib/navigation/local-path.ts';
import { paths } from '#lib/navigation/paths.ts';
import { REGISTRATION_DRAFT } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import { AuthForm, FormFooter, Or, SubmitButton, useKeptRedirect } from './form/form-parts.tsx';
import { GoogleSignIn } from './form/google-sign-in.tsx';
import { useAuthForm } from './form/use-auth-form.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import { AccountChoice, type AccountKind } from './register/account-choice.tsx';
import { PasswordAdvice } from './register/password-advice.tsx';
import { type RegisterForm as Registration, registerSchema } from './sign-in-schemas.ts';

export default function RegisterPage() {
  const login = useKeptRedirect(paths.login);
  return (
    <AuthLayout
      title="Create an account"
      intro="For those who look at photographs, and for those who make them."
      picture={{ index: 0, subject: 0.6 }}
    >
      <div>
        <RegisterForm />
        <FormFooter>
          Already have an account? <Link to={login}>Login</Link>
        </FormFooter>
      </div>
    </AuthLayout>
  );
}

const PhotographerDialog = lazy(() => import('./register/photographer-dialog.tsx'));

const EMPTY: Registration = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

async function send(
  registration: Registration,
  { isArtist, returnTo }: { isArtist: boolean; returnTo: string | undefined },
): Promise<void> {
  const { createAccount } = await loadCode(() => import('./register/create-account.ts'));
  await createAccount({ ...registration, isArtist }, { returnTo });
}

function describeFailure(error: Error): FormFailure {
  return isEmailInUse(error)
    ? { text: signInMessages.emailInUse }
    : { text: errorText(error, signInMessages.registerFailed), canRetry: true };
}

function RegisterForm() {
  const adviceId = useId();
  const [parameters] = useSearchParams();
  const returnTo = localPath(parameters.get('redirect')) ?? undefined;
  const { restored, saveDraft, discardDraft } = useRegistrationDraft();
  const question = usePhotographerQuestion({
    initial: restored?.kind ?? (parameters.get('kind') === 'photographer' ? 'photographer' : 'regular'),
    onAnswer: () => {
      // An empty form is not submitted: the user may be about to choose Google.
      if (Object.values(values).some((text) => text !== '')) form.submit();
    },
  });
  const isArtist = question.kind === 'photographer';
  const form = useAuthForm({
    initialValues: restored
      ? { ...EMPTY, firstName: restored.firstName, lastName: restored.lastName, email: restored.email }
      : EMPTY,
    schema: registerSchema,
    send: (written) => send(written, { isArtist, returnTo }),
    onSent: discardDraft,
    describeFailure,
  });
  const { field, values } = form;
  useEffect(() => saveDraft(toRegistrationDraft(values, question.kind)));
  const password = field('password');
  const guessable = [values.firstName, values.lastName, values.email.split('@')[0] ?? ''];
  return (
    <>
      <AuthForm {...form.formProps} aria-label="Register">
        <Grid gap={[3, 2]} sm={2}>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </Grid>
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
        <AccountChoice kind={question.kind} onChoose={question.choose} />
        {isArtist && (
          <p className="text-quiet text-small">
            {joiningMessages.answer} {joiningMessages.asked} Your profile asks for them next.
          </p>
        )}
        <FormAlert {...form.alert} />
        <SubmitButton isBusy={form.isBusy}>{form.isBusy ? 'One moment…' : 'Create account'}</SubmitButton>
        <p className="text-quiet text-small">
          By creating an account you agree to the <Link to={paths.termsOfService}>terms of service</Link> and the{' '}
          <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
      </AuthForm>
      <Or />
      <GoogleSignIn isArtist={isArtist} onDone={discardDraft} />
      <LazyBoundary>{question.isAsking && <PhotographerDialog {...question.dialog} />}</LazyBoundary>
    </>
  );
}

const draftSchema = object({
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().defined(),
  kind: string<AccountKind>().oneOf(['regular', 'photographer']).defined(),
});
type RegistrationDraft = InferType<typeof draftSchema>;

/** The draft of these values, or null where they are empty. */
function toRegistrationDraft(
  { firstName, lastName, email }: Registration,
  kind: AccountKind,
): RegistrationDraft | null {
  const isWritten = [firstName, lastName, email].some((text) => text.trim() !== '');
  return isWritten || kind !== 'regular' ? { firstName, lastName, email, kind } : null;
}

const useRegistrationDraft = () => useDraft(REGISTRATION_DRAFT, draftSchema);

/** Holds the account choice and its dialog for photographers. `onAnswer` is called when that has closed. */
function usePhotographerQuestion({ initial, onAnswer }: { initial: AccountKind; onAnswer: () => void }) {
  const [kind, setKind] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const answer = useEffectEvent(onAnswer);
  // An effect: the dialog has given the focus back to the page.
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);

  return {
    /** Chosen kind, `photographer` once asked: on a slow connection the form may be sent before the dialog opens. */
    kind: isAsking ? 'photographer' : kind,
    isAsking,
    choose: (selected: AccountKind) => {
      setAnswered(false);
      if (selected === 'regular') setKind(selected);
      else setAsking(true);
    },
    dialog: {
      onClose: () => setAsking(false),
      onChoose: (selected: AccountKind) => {
        setKind(selected);
        setAnswered(true);
        setAsking(false);
      },
    },
  };
}
