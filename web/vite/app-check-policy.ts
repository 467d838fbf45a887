/** Sources that the content security policy must allow for reCAPTCHA Enterprise and App Check, by directive. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** Returns what a content security policy lacks before App Check can work, each with its directive. */
export function findMissingSources(policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
  return Object.entries(SOURCES).flatMap(([name, sources]) =>
    sources.filter((source) => !directives.get(name)?.includes(source)).map((source) => `${name} ${source}`),
  );
}
