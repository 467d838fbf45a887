import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { FormFooter, Or } from './form/form-parts.tsx';
import { GoogleSignIn } from './form/google-sign-in.tsx';
import { useKeptRedirect } from './form/use-kept-redirect.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import { LoginForm } from './login/login-form.tsx';

export default function LoginPage() {
  const register = useKeptRedirect(paths.register);
  return (
    <AuthLayout
      title="Login"
      intro="Back to your bookmarks, your conversations and your orders."
      picture={{ index: 2, subject: 0.5 }}
    >
      <div>
        <LoginForm />
        <Or />
        <GoogleSignIn />
        <FormFooter>
          New here? <Link to={register}>Create an account</Link>
        </FormFooter>
      </div>
    </AuthLayout>
  );
}
