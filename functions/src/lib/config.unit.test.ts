import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../test-support/project/compile-cache.ts';
import { ConfigError, readConfig } from './config.ts';

const project = { GCLOUD_PROJECT: 'aperture' };
const secret = 'x'.repeat(32);
const BUCKET = 'aperture.firebasestorage.app';
const deployed = { ...project, STORAGE_BUCKET: BUCKET, K_SERVICE: 'api', SIGNING_SECRET: secret, PAYOUT_KEY: secret };
const emulated = { ...project, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

/** Starts the process of the functions. */
function start(env: Record<string, string>): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, [fileURLToPath(new URL('../index.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env },
    encoding: 'utf8',
  });
}

describe('production', () => {
  test('When nothing else is set, then limits are real, costs stay secret and one proxy is trusted', () => {
    expect(readConfig({ ...deployed, RATE_LIMIT_FACTOR: '100', COUNT_READS: '1' })).toMatchObject({
      production: true,
      rateLimitFactor: 1,
      countReads: false,
      proxyHops: 1,
      contactEmail: null,
      allowedOrigins: [],
      deadline: 8000,
    });
  });

  test.each(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'])(
    'When %s is set, then it must not start',
    (name) => {
      expect(() => readConfig({ ...deployed, [name]: '127.0.0.1:9099' })).toThrow(`unset ${name}`);
    },
  );

  test('When it knows the Auth emulator, then the process of the functions does not come up', () => {
    const { status, stderr } = start({ ...deployed, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('unset FIREBASE_AUTH_EMULATOR_HOST');
  });
});

describe('whether the process serves only requests', () => {
  test('When it is the deployed API or serves files, then it does; a deployed trigger does not', () => {
    expect(readConfig({ ...deployed, FUNCTION_TARGET: 'api' }).servesOnlyRequests).toBe(true);
    expect(readConfig({ ...deployed, FUNCTION_TARGET: 'files' }).servesOnlyRequests).toBe(true);
    expect(readConfig({ ...deployed, FUNCTION_TARGET: 'pages' }).servesOnlyRequests).toBe(true);
    expect(readConfig({ ...deployed, FUNCTION_TARGET: 'syncRoles' }).servesOnlyRequests).toBe(false);
  });

  test("When the emulator's process was started for the API, then it gets events too", () => {
    const emulator = { ...deployed, FUNCTIONS_EMULATOR: 'true', FUNCTION_TARGET: 'api' };
    expect(readConfig(emulator).servesOnlyRequests).toBe(false);
  });
});

describe('the secret that signs', () => {
  test.each([undefined, '', 'short', 'x'.repeat(31)])(
    'When it is %j in production, then no function may start, whichever it is',
    (given) => {
      for (const FUNCTION_TARGET of ['api', 'pages', 'syncRoles', undefined])
        expect(() => readConfig({ ...deployed, FUNCTION_TARGET, SIGNING_SECRET: given })).toThrow('SIGNING_SECRET');
    },
  );

  test('When two are listed, then the first is the present one, and neither may be short', () => {
    const [present, earlier] = [secret, 'y'.repeat(32)];
    const { signingSecrets } = readConfig({ ...deployed, SIGNING_SECRET: `${present}, ${earlier}` });
    expect(signingSecrets).toEqual([present, earlier]);
    for (const env of [deployed, emulated, project])
      expect(() => readConfig({ ...env, SIGNING_SECRET: `${present},short` })).toThrow('SIGNING_SECRET');
  });

  test('When it is missing outside of production, then there is none, in place of one that stands in the source', () => {
    for (const env of [project, emulated]) expect(readConfig(env).signingSecrets).toEqual([]);
    expect(() => readConfig({ ...project, K_SERVICE: 'api' })).toThrow(ConfigError);
  });

  test('When it is missing in production, then the process of the functions does not come up', () => {
    const { status, stderr } = start({ ...deployed, SIGNING_SECRET: '', FUNCTION_TARGET: 'noticeFollowers' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('SIGNING_SECRET must have 32 characters or more');
  });
});

describe('the key of payout details', () => {
  test.each([undefined, '', 'short', 'x'.repeat(31)])(
    'When it is %j in production, then the API may not start, and what does not read them may',
    (given) => {
      const start = (FUNCTION_TARGET: string) => readConfig({ ...deployed, FUNCTION_TARGET, PAYOUT_KEY: given });
      expect(() => start('api')).toThrow('PAYOUT_KEY');
      if (!given) expect(start('syncRoles').payoutSecrets).toEqual([]);
    },
  );

  test('When two are listed, then the first is the present one, and neither may be short', () => {
    const PAYOUT_KEY = `${secret},${'y'.repeat(32)}`;
    expect(readConfig({ ...deployed, PAYOUT_KEY }).payoutSecrets).toEqual([secret, 'y'.repeat(32)]);
    expect(() => readConfig({ ...project, PAYOUT_KEY: `${secret},short` })).toThrow('PAYOUT_KEY');
  });
});

describe('the mail server', () => {
  const sending = { ...deployed, FUNCTION_TARGET: 'sendMails', MAIL_FROM: 'The House <house@example.com>' };
  const url = 'smtps://user:secret@smtp.example.com:465';

  test('When a function does not send mails, then it knows no server', () => {
    expect(readConfig({ ...deployed, FUNCTION_TARGET: 'api' }).mailServer).toBeNull();
  });

  test('When the function that sends has a server, then mails go out by it, at the rate that is set', () => {
    expect(readConfig({ ...sending, SMTP_URL: url, MAILS_PER_MINUTE: '60' })).toMatchObject({
      mailServer: { url, from: 'The House <house@example.com>' },
      mailsPerMinute: 60,
    });
  });

  test.each([undefined, '', 'smtp.example.com', 'https://user:secret@smtp.example.com'])(
    'When its server is %j, then it must not start, and says nothing of the password',
    (given) => {
      expect(() => readConfig({ ...sending, SMTP_URL: given })).toThrow(/^SMTP_URL must be (?!.*secret@smtp)/);
    },
  );

  test.each([
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'The House'],
    ['MAIL_FROM', 'one@example.com, two@example.com'],
    ['MAIL_FROM', 'The House <house@example.com>\r\nBcc: all@example.com'],
    ['MAILS_PER_MINUTE', '9'],
    ['MAILS_PER_MINUTE', 'all'],
  ])('When %s is %j, then it must not start', (name, value) => {
    expect(() => readConfig({ ...sending, SMTP_URL: url, [name]: value })).toThrow(name);
  });
});

describe('App Check', () => {
  test.each([
    [undefined, 'off'],
    ['', 'off'],
    ['off', 'off'],
    ['monitor', 'monitor'],
    ['enforce', 'enforce'],
  ])('When it is %j, then it is %s', (text, mode) => {
    expect(readConfig({ ...deployed, ...(text !== undefined && { APP_CHECK: text }) }).appCheck).toBe(mode);
  });

  test.each(['on', 'Enforce', 'enforce '])('When it is %j, then it must not start', (text) => {
    expect(() => readConfig({ ...deployed, APP_CHECK: text })).toThrow('off, monitor, enforce');
  });
});

describe('reports of bounces', () => {
  const [present, earlier] = ['a', 'b'].map((sign) => `whsec_${sign.repeat(43)}=`);
  const api = { ...deployed, FUNCTION_TARGET: 'api' };
  const reports = { BOUNCE_REPORTS: 'signed', BOUNCE_SECRET: `${present},${earlier}` };

  test('When nothing is set, or none, then there is no secret', () => {
    expect(readConfig(api).bounceSecrets).toEqual([]);
    expect(readConfig({ ...api, BOUNCE_REPORTS: 'none' }).bounceSecrets).toEqual([]);
  });

  test('When both are set, then the function that is called knows the secrets, and another one starts without', () => {
    expect(readConfig({ ...api, ...reports }).bounceSecrets).toEqual([present, earlier]);
    expect(readConfig({ ...deployed, FUNCTION_TARGET: 'syncImages', BOUNCE_REPORTS: 'signed' }).bounceSecrets).toEqual(
      [],
    );
    const asked = { ...project, BOUNCE_REPORTS: 'signed', FUNCTIONS_CONTROL_API: 'true' };
    expect(readConfig(asked).bounceSecrets).toEqual([]);
  });

  test.each([
    { BOUNCE_REPORTS: 'signed' },
    { BOUNCE_SECRET: present },
    { BOUNCE_REPORTS: 'yes', BOUNCE_SECRET: present },
    { BOUNCE_REPORTS: 'signed', BOUNCE_SECRET: 'short' },
    { BOUNCE_REPORTS: 'signed', BOUNCE_SECRET: `${present},whsec_short` },
  ])('When it is %j, then the process must not start', (settings) => {
    expect(() => readConfig({ ...api, ...settings })).toThrow('BOUNCE_SECRET');
  });
});

describe('the payment provider', () => {
  const provider = {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_key',
    RAZORPAY_KEY_SECRET: 'secret of the key',
    RAZORPAY_WEBHOOK_SECRET: 'present, earlier',
  };

  test('When nothing is set, or none, then there is no provider', () => {
    expect(readConfig(deployed).razorpay).toBeNull();
    expect(readConfig({ ...deployed, PAYMENT_PROVIDER: 'none' }).razorpay).toBeNull();
  });

  test('When all is set, then it is the account, with both secrets of its webhook', () => {
    expect(readConfig({ ...deployed, ...provider }).razorpay).toEqual({
      keyId: 'rzp_test_key',
      keySecret: 'secret of the key',
      webhookSecrets: ['present', 'earlier'],
      url: 'https://api.razorpay.com',
    });
  });

  test.each(Object.keys(provider))('When only %s is missing, then the process must not start', (missing) => {
    for (const value of [undefined, ''])
      expect(() => readConfig({ ...deployed, ...provider, [missing]: value })).toThrow(ConfigError);
  });

  test.each(Object.entries(provider))('When only %s is set, then the process must not start', (name, value) => {
    expect(() => readConfig({ ...deployed, [name]: value })).toThrow(ConfigError);
  });

  test('When firebase-tools asks what to deploy, then the secrets need not be there yet', () => {
    const settings = { ...project, PAYMENT_PROVIDER: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_key' };
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(readConfig({ ...settings, FUNCTIONS_CONTROL_API: 'true' }).razorpay).toBeNull();
  });

  test('When it has another address, then that is a local one, never in production', () => {
    const local = { ...provider, RAZORPAY_URL: 'http://127.0.0.1:5060' };
    expect(readConfig({ ...emulated, ...local }).razorpay?.url).toBe('http://127.0.0.1:5060');
    expect(() => readConfig({ ...deployed, ...local })).toThrow('RAZORPAY_URL');
    expect(() => readConfig({ ...emulated, ...local, RAZORPAY_URL: 'http://127.0.0.1:5060/v1' })).toThrow(ConfigError);
  });
});

describe("the site's own address", () => {
  test('When nothing is set, then it is the one that Firebase gives the project, or the local suite', () => {
    expect(readConfig(deployed).siteUrl).toBe('https://aperture.web.app');
    expect(readConfig(emulated).siteUrl).toBe('http://127.0.0.1:5050');
  });

  test('When it is set, then it counts', () => {
    expect(readConfig({ ...deployed, SITE_URL: 'https://photos.example' }).siteUrl).toBe('https://photos.example');
  });
});

describe('instances', () => {
  test('When nothing is set, then they fit in the quota of a new project, and none is kept warm', () => {
    expect(readConfig(project)).toMatchObject({ maxInstancesFactor: 1, warmInstances: 0 });
    expect(readConfig({ ...project, MAX_INSTANCES_FACTOR: '5', WARM_INSTANCES: '1' })).toMatchObject({
      maxInstancesFactor: 5,
      warmInstances: 1,
    });
  });

  test.each([
    { MAX_INSTANCES_FACTOR: '0' },
    { MAX_INSTANCES_FACTOR: '1.5' },
    { MAX_INSTANCES_FACTOR: 'many' },
    { WARM_INSTANCES: '-1' },
    { WARM_INSTANCES: '0.5' },
  ])('When they are %j, then nothing is deployed', (settings) => {
    expect(() => readConfig({ ...project, ...settings })).toThrow(Object.keys(settings)[0]);
  });
});

test('When a program works on a real project, then it writes no address of one machine, nor of the demonstration', () => {
  expect(readConfig(project)).toMatchObject({ siteUrl: 'https://aperture.web.app', contactEmail: null });
  expect(readConfig(emulated).contactEmail).toBe('hello@aperture-byline.example');
});

describe('the emulators', () => {
  test('When they run the functions, then their hosts are welcome', () => {
    const config = readConfig({
      ...deployed,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      RATE_LIMIT_FACTOR: '100',
      COUNT_READS: '1',
    });
    expect(config).toMatchObject({
      production: false,
      bucket: BUCKET,
      rateLimitFactor: 100,
      countReads: true,
      proxyHops: 0,
    });
  });
});

describe('the bucket', () => {
  const firebase = (config: object) => ({ FIREBASE_CONFIG: JSON.stringify({ projectId: 'aperture', ...config }) });

  test('When the project has a default one, then it is taken unless a setting names another one', () => {
    const withDefault = { ...deployed, STORAGE_BUCKET: '', ...firebase({ storageBucket: 'aperture.appspot.com' }) };
    expect(readConfig(withDefault).bucket).toBe('aperture.appspot.com');
    expect(readConfig({ ...withDefault, STORAGE_BUCKET: BUCKET }).bucket).toBe(BUCKET);
  });

  test('When nothing names one, then nothing is guessed: a function does not start, and a command has none', () => {
    expect(() => readConfig({ ...deployed, STORAGE_BUCKET: '', ...firebase({}) })).toThrow(/STORAGE_BUCKET is not set/);
    expect(readConfig(project).bucket).toBeNull();
  });
});

test.each([
  ['ALLOWED_ORIGINS', 'https://studio.example/'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'studio.example'],
  ['SITE_URL', 'https://photos.example/path'],
  ['SITE_URL', 'https://photos.example/'],
  ['SITE_URL', 'photos.example'],
  ['RATE_LIMIT_FACTOR', 'many'],
  ['TRUST_PROXY_HOPS', '-1'],
])('When %s is %s, then the process must not start', (name, value) => {
  expect(() => readConfig({ ...project, [name]: value })).toThrow(ConfigError);
});

test('When no project is known, then the process must not start, whatever else is set', () => {
  expect(() => readConfig({})).toThrow('GCLOUD_PROJECT is not set');
  const named = { STORAGE_BUCKET: BUCKET, SITE_URL: 'https://photos.example' };
  expect(() => readConfig(named)).toThrow('GCLOUD_PROJECT is not set');
});

test('When several settings are wrong, then one error names each of them', () => {
  const wrong = {
    SITE_URL: 'photos.example',
    TRUST_PROXY_HOPS: '-1',
    APP_CHECK: 'on',
    SIGNING_SECRET: 'short',
    WARM_INSTANCES: '0.5',
  };
  const start = () => readConfig({ ...deployed, ...wrong });
  for (const name of Object.keys(wrong)) expect(start).toThrow(name);
});
