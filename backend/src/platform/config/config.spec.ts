import { describe, expect, test } from '@jest/globals';
import { DEFAULT_PRICES } from '@sytno/domain';
import { ConfigError, readConfig } from './config';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, '/srv/sytno');
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
};

describe('the configuration', () => {
  test('needs nothing for a first start', () => {
    expect(readConfig({}, '/srv/sytno')).toMatchObject({
      mode: 'development',
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      dataDir: '/srv/sytno/var/data',
      shellDir: '/srv/sytno/shell/dist',
      releasesDir: '/srv/sytno/var/releases',
      publicUrl: 'http://localhost:3000',
      demo: true,
      sectionTimeoutMs: 120_000,
      sectionsOverride: false,
      sectionsInDevelopment: [],
      trustProxy: false,
      prices: DEFAULT_PRICES,
      assetOrigin: undefined,
      liqpay: undefined,
      payments: 'sandbox',
      sellerDetails: [],
      vatPercent: undefined,
      paymentOrigin: undefined,
      throttleScale: 1,
      outgoingLoopback: false,
      s3: undefined,
    });
  });

  test('takes an empty variable for an absent one, and folders from the checkout', () => {
    const config = readConfig({ PORT: '', DATA_DIR: 'elsewhere', SHELL_DIR: '/abs' }, '/srv/sytno');
    expect(config).toMatchObject({ port: 3000, dataDir: '/srv/sytno/elsewhere', shellDir: '/abs' });
  });

  test('links begin with the port that is used, without a slash at the end', () => {
    expect(readConfig({ PORT: '4100' }, '/').publicUrl).toBe('http://localhost:4100');
    expect(readConfig({ PUBLIC_URL: 'https://sytno.example/' }, '/').publicUrl).toBe('https://sytno.example');
  });

  test.each([
    ['on', true],
    ['off', false],
    ['2', 2],
  ])('TRUST_PROXY %s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }, '/').trustProxy).toBe(expected);
  });

  test('reads prices by currency in their order', () => {
    expect(readConfig({ PRICES: 'EUR=3.9/9.95, UAH=150/390' }, '/').prices).toEqual([
      { currency: 'EUR', premium: 390, expert: 995 },
      { currency: 'UAH', premium: 15_000, expert: 39_000 },
    ]);
  });

  test.each([
    'UAH=160',
    'UAH=160/160',
    'UAH=400/160',
    'UAH=0/1',
    'UAH=1.234/2',
    'UAH=-1/2',
    'uah=160/400',
    'UAH=160/400,',
    'UAH=160/400,UAH=150/400',
    'UAH=1e3/2e3',
  ])('refuses the prices %s', (PRICES) => {
    expect(problemsOf({ PRICES })).toEqual([expect.stringMatching(/^PRICES must be like UAH=160\/400/)]);
  });

  test('names all that is wrong at once', () => {
    const env = {
      PORT: 'http',
      NODE_ENV: 'prod',
      DATABASE_URL: 'mysql://x/y',
      PUBLIC_URL: 'sytno.example',
      SMTP_URL: 'smtp://mail.example',
      PRICES: 'UAH',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      SECTION_TIMEOUT_MS: '0',
      SECTIONS_OVERRIDE: '1',
      TRUST_PROXY: 'maybe',
      THROTTLE_SCALE: '-1',
      OUTGOING_LOOPBACK: 'true',
      S3_ENDPOINT: 'files.example',
      S3_BUCKET: 'Not a bucket',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
    };
    const named = problemsOf(env).map((problem) => problem.split(' ')[0]);
    expect(named.sort()).toEqual(
      [...Object.keys(env).filter((name) => !/^(SMTP_URL|S3_.*_KEY)$/.test(name)), 'MAIL_FROM'].sort(),
    );
  });

  test('says what production needs and forbids', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      DEMO: 'on',
      THROTTLE_SCALE: '5',
      OUTGOING_LOOPBACK: 'on',
      FACTOR_REQUIRED: 'off',
    });
    expect(problems).toHaveLength(7);
    expect(problems.join()).toMatch(
      /PUBLIC_URL.*PROVIDER.*FACTOR_KEY.*FACTOR_REQUIRED.*DEMO.*THROTTLE_SCALE.*OUTGOING_LOOPBACK/,
    );
    const fine = readConfig(
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://sytno.example',
        PROVIDER: 'Sytno LLC',
        CONTACT: 'hello@sytno.example',
        FACTOR_KEY: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
      },
      '/',
    );
    expect(fine).toMatchObject({
      demo: false,
      host: '0.0.0.0',
      factorRequired: true,
      factorKeys: ['n'.repeat(32), 'o'.repeat(32)],
    });
    expect(problemsOf({ FACTOR_KEY: 'short' }).join()).toContain('FACTOR_KEY');
  });

  test('has a bucket when all of it is told, and says so when a part is missing', () => {
    const env = {
      S3_ENDPOINT: 'https://s3.sytno.example/',
      S3_BUCKET: 'sytno-files',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    expect(readConfig(env, '/').s3).toEqual({
      endpoint: 'https://s3.sytno.example',
      bucket: 'sytno-files',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    expect(problemsOf({ ...env, S3_SECRET_KEY: '' })).toEqual([expect.stringContaining('S3_SECRET_KEY')]);
  });
});

test('LiqPay needs both keys, and lets a form be sent there; without them production is paid by hand', () => {
  const keys = { LIQPAY_PUBLIC_KEY: 'i1', LIQPAY_PRIVATE_KEY: 'k' };
  expect(
    readConfig({ ...keys, SELLER_DETAILS: 'ФОП Коваль | ІПН 123', VAT_PERCENT: '20' }, '/'),
  ).toMatchObject({
    payments: 'liqpay',
    liqpay: { publicKey: 'i1', privateKey: 'k', origin: 'https://www.liqpay.ua' },
    paymentOrigin: 'https://www.liqpay.ua',
    sellerDetails: ['ФОП Коваль', 'ІПН 123'],
    vatPercent: 20,
  });
  expect(() => readConfig({ LIQPAY_PUBLIC_KEY: 'i1' }, '/')).toThrow(/go together/);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://a.example',
    PROVIDER: 'A',
    CONTACT: 'a@a.example',
    FACTOR_KEY: 'k'.repeat(32),
  };
  expect(readConfig(production, '/').payments).toBe('manual');
});
