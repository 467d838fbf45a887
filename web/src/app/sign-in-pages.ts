/** The code of the sign-in pages: in a file of its own, so that it names nothing of the studio's. */
export const signInPages = {
  login: () => import('#features/auth/login-page.tsx'),
  register: () => import('#features/auth/register-page.tsx'),
  forgotPassword: () => import('#features/auth/forgot-password-page.tsx'),
};
