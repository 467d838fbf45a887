import { Route, Routes, useLocation } from 'react-router';
import ForgotPasswordPage from '../../src/features/auth/forgot-password-page.tsx';
import LoginPage from '../../src/features/auth/login-page.tsx';
import RegisterPage from '../../src/features/auth/register-page.tsx';
import { sampleAccount } from '../account.ts';
import { draw } from './render-page.tsx';

export const account = sampleAccount({ uid: 'alice', userId: 123456789, email: 'alice@example.com' });

/** A providerError of the sign-in service. */
export const providerError = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

/** Renders the auth pages at `address`; any other page is replaced by its address. */
export function visit(address: string) {
  return draw(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    address,
  );
}
