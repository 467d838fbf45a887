/** Messages of signing in and registering, apart from `messages` so that only their screens load them. */
export const signInMessages = {
  fillAllFields: 'Please fill all fields',
  passwordsDiffer: "Passwords don't match",
  passwordTooShort: 'Password length has to be at least 8',
  passwordShort: 'too short',
  passwordCases: 'password should contain both uppercase and lowercase letters',
  passwordSymbol: 'password should contain a special symbol',
  passwordNumber: 'password should contain number',
  passwordForbiddenWord: 'contains a forbidden word',
  passwordTooLong: 'too long',
  emailInUse: 'Email already in use. Please try logging in.',
  registerFailed: 'Something went wrong! Please try again later',
  verificationSent: 'We sent you a link to confirm your email address. Please check your inbox.',
  emailVerified: 'Your email address is confirmed.',
  invalidCredentials: 'Invalid Credentials',
  accountLocked: 'This account is locked. Please write to us by the contact page.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
} as const;
