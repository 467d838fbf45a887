import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { FormFooter } from './form/form-parts.tsx';
import { useKeptRedirect } from './form/use-kept-redirect.ts';
import { AuthLayout } from './frame/auth-layout.tsx';
import { RegisterForm } from './register/register-form.tsx';

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
