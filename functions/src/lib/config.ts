/** Everything the server reads from its environment, checked once when it starts. */
export interface Config {
  /** Deployed, as opposed to the emulators or a test. */
  production: boolean;
  /** False in the emulators, whose process serves every function, whichever it names. */
  servesOnlyRequests: boolean;
  /** Null in operators' commands where none is named. */
  bucket: string | null;
  /**
   * The site's origin, without a slash at the end: what mails link to, and what canonical addresses, feeds, sitemaps
   * and full addresses in answers are built on. Never taken from a request, whose headers name any host their sender
   * likes.
   */
  siteUrl: string;
  /** CORS: other origins that may call the API from a browser, exactly as browsers write them. */
  allowedOrigins: string[];
  /** How many proxies in front write `X-Forwarded-For`. */
  proxyHops: number;
  /** Secrets of `signing-keys.ts`: the present one, then accepted earlier ones. Empty in programs that don't sign. */
  signingSecrets: readonly string[];
  /** Secrets of `payout-cipher.ts`: the present one, then earlier ones. Empty in programs that don't read them. */
  payoutSecrets: readonly string[];
  /** Multiplies every rate limit. 1 in production. */
  rateLimitFactor: number;
  /** Where contact messages go, or null: the contact call then answers 503. */
  contactEmail: string | null;
  /** By which mails are sent; null where none is set: mails wait. */
  mailServer: MailServer | null;
  /** Mails a minute that the mail server takes from the house. */
  mailsPerMinute: number;
  /** Secrets that sign reports of bounces, as the mail provider writes them; empty where none comes. */
  bounceSecrets: readonly string[];
  /** Account at the payment provider, or null: administrators then confirm every payment by hand. */
  razorpay: RazorpaySettings | null;
  /** Whether some calls must come from the site's own pages; `monitor` counts those that don't. */
  appCheck: AppCheckMode;
  /** Answers carry `X-Document-Reads`, the number of documents read. Never in production. */
  countReads: boolean;
  /** Milliseconds after which a request is answered 503. */
  deadline: number;
  /** Multiplies how many instances functions may have; 1 is what a new project's quota allows. */
  maxInstancesFactor: number;
  /** Instances of each function of requests that wait for some. */
  warmInstances: number;
}

const APP_CHECK_MODES = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

export interface MailServer {
  /** `smtps://user:password@host:port`, or `smtp:` where the connection begins in the clear. */
  url: string;
  /** Sender of all mails: `Name <address>`, or an address. */
  from: string;
}

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** Secrets of the webhook: the present one and, while it changes, an earlier one. */
  webhookSecrets: readonly string[];
  /** Origin of the API. */
  url: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEADLINE = 8000;
const SECRET_LENGTH = 32;
/** The functions that answer HTTP requests and get no events. */
const REQUEST_FUNCTIONS: readonly string[] = ['api', 'files', 'pages'];
/** The function that sends mails. */
const MAIL_FUNCTION = 'sendMails';
const MAILS_PER_MINUTE = 300;
/** With fewer, a mail would wait for longer than a run may take. */
const MAILS_PER_MINUTE_MIN = 10;
/** An address, or a name and an address. */
const SENDER = /^(?:[^@<>\s]+@[^@<>\s]+|[^@<>\r\n]+ <[^@<>\s]+@[^@<>\s]+>)$/;
const DEMO_SENDER = 'Aperture & Byline <hello@aperture-byline.example>';
/** Secret by the specification Standard Webhooks: 24 to 64 bytes. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/;
const NO_BUCKET = 'STORAGE_BUCKET is not set, and the project names no default bucket';
const RAZORPAY = 'https://api.razorpay.com';
const LOCAL_SITE = 'http://127.0.0.1:5050';
const DEMO_CONTACT_EMAIL = 'hello@aperture-byline.example';

export class ConfigError extends Error {}

/** Throws `ConfigError`, which names all that cannot be right in the environment: the process must not start then. */
export function readConfig(env: Environment): Config {
  const production = isProduction(env);
  const emulators = findEmulators(env);
  if (production && emulators.length > 0)
    throw new ConfigError(`Production must not know an emulator: unset ${emulators.join(', ')}`);
  const project = readProject(env);
  const isLocal = env.FUNCTIONS_EMULATOR === 'true' || emulators.length > 0;
  const target = production ? env.FUNCTION_TARGET : undefined;
  const ownSite = isLocal ? LOCAL_SITE : `https://${project.projectId}.web.app`;
  return readAll<Config>({
    production: () => production,
    servesOnlyRequests: () => target !== undefined && REQUEST_FUNCTIONS.includes(target),
    bucket: () => readBucket(env, { production, ...project }),
    siteUrl: () => readUrl('SITE_URL', env.SITE_URL || ownSite),
    allowedOrigins: () => readList(env.ALLOWED_ORIGINS).map((origin) => readUrl('ALLOWED_ORIGINS', origin)),
    proxyHops: () => readNumber('TRUST_PROXY_HOPS', env.TRUST_PROXY_HOPS, production ? 1 : 0),
    signingSecrets: () => readSecrets('SIGNING_SECRET', env, { required: production }),
    payoutSecrets: () => readSecrets('PAYOUT_KEY', env, { required: target === 'api' }),
    rateLimitFactor: () => (production ? 1 : readNumber('RATE_LIMIT_FACTOR', env.RATE_LIMIT_FACTOR, 1)),
    contactEmail: () => env.CONTACT_EMAIL || (isLocal ? DEMO_CONTACT_EMAIL : null),
    mailServer: () => readMailServer(env, { required: target === MAIL_FUNCTION }),
    mailsPerMinute: () => readMailRate(env),
    bounceSecrets: () => readBounceSecrets(env),
    razorpay: () => readRazorpay(env, { production }),
    appCheck: () => readAppCheck(env.APP_CHECK || 'off'),
    countReads: () => !production && env.COUNT_READS === '1',
    deadline: () => DEADLINE,
    maxInstancesFactor: () => readCount('MAX_INSTANCES_FACTOR', env.MAX_INSTANCES_FACTOR, 1),
    warmInstances: () => readCount('WARM_INSTANCES', env.WARM_INSTANCES, 0),
  });
}

/** Calls every reader, and throws one `ConfigError` for all that throw one. */
function readAll<T extends object>(readers: { [K in keyof T]: () => T[K] }): T {
  const values: Partial<T> = {};
  const errors: string[] = [];
  for (const name of Object.keys(readers) as (keyof T)[])
    try {
      values[name] = readers[name]();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      errors.push(error.message);
    }
  if (errors.length > 0) throw new ConfigError(errors.join('; '));
  return values as T;
}

let environment: Config | undefined;

export function config(): Config {
  environment ??= readConfig(process.env);
  return environment;
}

/** Returns the name of the bucket. Throws `ConfigError` where none is set. */
export function bucketName(): string {
  const { bucket } = config();
  if (bucket === null) throw new ConfigError(NO_BUCKET);
  return bucket;
}

/** The emulator names itself in FUNCTIONS_EMULATOR and sets K_SERVICE too; a deployed function has only the latter. */
function isProduction(env: Environment): boolean {
  return env.K_SERVICE !== undefined && env.FUNCTIONS_EMULATOR !== 'true';
}

/** Names variables that send the Admin SDK to emulators; with the Auth emulator's it takes unsigned tokens. */
function findEmulators(env: Environment): string[] {
  return Object.keys(env).filter((name) => name.endsWith('_EMULATOR_HOST') && env[name]);
}

/** Reads earlier ones after a comma: a setting of its own would have to exist in every project. */
function readSecrets(name: string, env: Environment, { required }: { required: boolean }): string[] {
  const secrets = readList(env[name]);
  if ((required && secrets.length === 0) || secrets.some(({ length }) => length < SECRET_LENGTH))
    throw new ConfigError(`${name} must have ${SECRET_LENGTH} characters or more, each of several`);
  return secrets;
}

function readMailServer(env: Environment, { required }: { required: boolean }): MailServer | null {
  const { SMTP_URL: url } = env;
  if (!url && !required) return null;
  // The message quotes nothing of it: it has a password.
  if (!url || !/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError('SMTP_URL must be an address such as smtps://user:password@smtp.example.com:465');
  const from = env.MAIL_FROM || (isProduction(env) ? '' : DEMO_SENDER);
  if (!SENDER.test(from))
    throw new ConfigError(`MAIL_FROM: ${from} is not a sender such as Gallery <hello@example.com>`);
  return { url, from };
}

function readMailRate(env: Environment): number {
  const rate = readNumber('MAILS_PER_MINUTE', env.MAILS_PER_MINUTE, MAILS_PER_MINUTE);
  if (rate < MAILS_PER_MINUTE_MIN)
    throw new ConfigError(`MAILS_PER_MINUTE: ${rate} is less than ${MAILS_PER_MINUTE_MIN}`);
  return rate;
}

/** `BOUNCE_REPORTS` decides whether a deployment declares the secret. */
function readBounceSecrets(env: Environment): string[] {
  const secrets = readList(env.BOUNCE_SECRET);
  const reports = env.BOUNCE_REPORTS || 'none';
  if (reports === 'none' && secrets.length === 0) return [];
  if (reports === 'signed' && env.FUNCTIONS_CONTROL_API === 'true') return [];
  // Other functions than the one that is called have the setting and not the secret.
  if (reports === 'signed' && isProduction(env) && env.FUNCTION_TARGET !== 'api') return [];
  if (reports !== 'signed' || secrets.length === 0 || !secrets.every((secret) => WEBHOOK_SECRET.test(secret)))
    throw new ConfigError(
      'BOUNCE_REPORTS=signed and BOUNCE_SECRET, such as whsec_ and at least 24 bytes in base64, must be set together',
    );
  return secrets;
}

/** `PAYMENT_PROVIDER` decides which secrets a deployment declares, so that it says whether there is a provider. */
function readRazorpay(env: Environment, { production }: { production: boolean }): RazorpaySettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_URL: url } = env;
  const webhookSecrets = readList(env.RAZORPAY_WEBHOOK_SECRET);
  const provider = env.PAYMENT_PROVIDER || 'none';
  // The emulator gives functions all secrets of its file, whichever they declare.
  if (provider === 'none' && env.FUNCTIONS_EMULATOR === 'true') return null;
  if (provider === 'none' && !keyId && !keySecret && webhookSecrets.length === 0 && !url) return null;
  // firebase-tools reads which secrets there are to be before anything has them.
  if (provider === 'razorpay' && env.FUNCTIONS_CONTROL_API === 'true') return null;
  if (provider !== 'razorpay' || !keyId || !keySecret || webhookSecrets.length === 0)
    throw new ConfigError(
      'PAYMENT_PROVIDER=razorpay, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set together',
    );
  if (production && url) throw new ConfigError('RAZORPAY_URL is for the local suite: unset it');
  return { keyId, keySecret, webhookSecrets, url: url ? readUrl('RAZORPAY_URL', url) : RAZORPAY };
}

function readAppCheck(text: string): AppCheckMode {
  const mode = APP_CHECK_MODES.find((one) => one === text);
  if (mode === undefined) throw new ConfigError(`APP_CHECK: ${text} is none of ${APP_CHECK_MODES.join(', ')}`);
  return mode;
}

/** Default buckets have one of two names, by the year of the project: none is guessed. */
function readBucket(env: Environment, { production, storageBucket }: Project & { production: boolean }): string | null {
  const bucket = env.STORAGE_BUCKET || storageBucket || null;
  if (production && bucket === null) throw new ConfigError(NO_BUCKET);
  return bucket;
}

/** Project, with the names that Firebase gives a function in its environment. */
interface Project {
  projectId: string;
  storageBucket?: string;
}

function readProject(env: Environment): Project {
  const firebase: Partial<Project> = JSON.parse(env.FIREBASE_CONFIG ?? '{}');
  const projectId = firebase.projectId ?? env.GCLOUD_PROJECT;
  if (!projectId) throw new ConfigError('GCLOUD_PROJECT is not set');
  return { ...firebase, projectId };
}

function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readUrl(name: string, text: string): string {
  const url = URL.parse(text);
  if (url === null || url.origin !== text) throw new ConfigError(`${name}: ${text} is not an origin`);
  return text;
}

function readNumber(name: string, text: string | undefined, fallback: number): number {
  const number = text ? Number(text) : fallback;
  if (!Number.isFinite(number) || number < 0) throw new ConfigError(`${name}: ${text} is not a number`);
  return number;
}

/** Reads a whole number that is not smaller than the one without a setting. */
function readCount(name: string, text: string | undefined, fallback: number): number {
  const count = readNumber(name, text, fallback);
  if (!Number.isInteger(count) || count < fallback)
    throw new ConfigError(`${name}: ${text} is not a whole number from ${fallback}`);
  return count;
}
