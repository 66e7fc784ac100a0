import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, findProjectRoot, isLoopbackHost, onPort, readConfig } from './config.ts';

const read = (env: NodeJS.ProcessEnv, ...argv: string[]) => readConfig(env, argv);

test('without any setting: loopback, embedded database, demo campus', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: path.join(findProjectRoot(), '.atrium'),
    databaseUrl: undefined,
    seedDemo: true,
    empty: false,
    rateLimitScale: 1,
    trustProxy: false,
    imageOrigins: [],
    mapTiles: undefined,
    frameOrigins: [],
    smsGateway: undefined,
    casUrl: undefined,
    embedInternalAppKey: undefined,
    embedRecogniser: undefined,
    chatApps: { wecom: undefined, dingtalk: undefined, wechat: undefined, campusApp: undefined },
    s3: undefined,
    extensions: [],
    uploadLimit: 20 * 1024 * 1024,
    uploadQuota: 1024 * 1024 * 1024,
  });
});

test('uploads are limited in whole MiB', () => {
  const limits = { UPLOAD_LIMIT_MB: '5', UPLOAD_QUOTA_MB: '100' };
  expect(read(limits)).toMatchObject({ uploadLimit: 5 * 1024 * 1024, uploadQuota: 100 * 1024 * 1024 });
  for (const value of ['0', '1.5', '-1', 'x', '1025'])
    expect(() => read({ UPLOAD_LIMIT_MB: value })).toThrow(ConfigError);
});

describe('a chat app', () => {
  const wecom = { WECOM_CORP_ID: 'ww1', WECOM_AGENT_ID: '1000002', WECOM_SECRET: 's' };

  test('is named whole, at the vendor’s own address or another', () => {
    expect(read(wecom).chatApps.wecom).toEqual({
      url: 'https://qyapi.weixin.qq.com',
      authorizeUrl: 'https://open.weixin.qq.com',
      scriptUrl: 'https://res.wx.qq.com/open/js/jweixin-1.2.0.js',
      corpId: 'ww1',
      agentId: '1000002',
      secret: 's',
    });
    const relayed = read({ ...wecom, WECOM_URL: 'http://127.0.0.1:9000/wecom/' });
    expect(relayed.chatApps.wecom?.url).toBe('http://127.0.0.1:9000/wecom');
  });

  test.each([
    'http://scripts.example.edu/s.js',
    "https://scripts.example.edu/s.js; script-src 'unsafe-inline'",
    'https://scripts.example.edu/a.js,b.js',
    'https://scripts.example.edu/s.js?v=1',
  ])('has no script at %s, which would say more in a policy than where it is', (address) => {
    expect(() => read({ ...wecom, WECOM_SCRIPT_URL: address })).toThrow(/^WECOM_SCRIPT_URL must be/);
  });

  test('of every provider is read', () => {
    const dingtalk = {
      DINGTALK_CORP_ID: 'c',
      DINGTALK_AGENT_ID: 'a',
      DINGTALK_KEY: 'k',
      DINGTALK_SECRET: 's',
    };
    expect(read(dingtalk).chatApps.dingtalk).toEqual({
      url: 'https://oapi.dingtalk.com',
      authorizeUrl: 'https://oapi.dingtalk.com',
      scriptUrl: 'https://g.alicdn.com/dingding/dingtalk-jsapi/3.0.25/dingtalk.open.js',
      corpId: 'c',
      agentId: 'a',
      key: 'k',
      secret: 's',
    });
    expect(read({ WECHAT_APP_ID: 'wx1', WECHAT_SECRET: 's' }).chatApps.wechat).toEqual({
      url: 'https://api.weixin.qq.com',
      authorizeUrl: 'https://open.weixin.qq.com',
      scriptUrl: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
      appId: 'wx1',
      secret: 's',
    });
  });

  test('of the school’s own has an address of its own', () => {
    const own = {
      CAMPUS_APP_URL: 'https://app.example.edu/',
      CAMPUS_APP_ID: 'a',
      CAMPUS_APP_SECRET: 's',
    };
    expect(read(own).chatApps.campusApp).toEqual({
      url: 'https://app.example.edu',
      appId: 'a',
      secret: 's',
    });
    expect(() => read({ ...own, CAMPUS_APP_URL: 'app.example.edu' })).toThrow('CAMPUS_APP_URL must be');
    expect(() => read({ ...own, CAMPUS_APP_URL: '' })).toThrow('CAMPUS_APP_URL is required');
  });

  test('that signs no pages has a script alone', () => {
    const scripts = {
      QQ_SCRIPT_URL: 'https://open.mobile.qq.com/sdk/qqapi.js',
      CAMPUS_APP_SCRIPT_URL: 'https://scripts.example.edu/campus.js',
    };
    expect(read(scripts).chatApps).toMatchObject({
      qqScriptUrl: scripts.QQ_SCRIPT_URL,
      campusScriptUrl: scripts.CAMPUS_APP_SCRIPT_URL,
      campusApp: undefined,
    });
    expect(() => read({ QQ_SCRIPT_URL: 'http://open.mobile.qq.com/sdk/qqapi.js' })).toThrow(
      /^QQ_SCRIPT_URL must/,
    );
  });

  test.each(Object.keys(wecom))('half named is refused: %s is missing', (name) => {
    expect(() => read({ ...wecom, [name]: '' })).toThrow(`${name} is required where WECOM_`);
  });

  test.each([
    ['WECOM_URL', 'http://qyapi.example.edu'],
    ['WECOM_URL', 'https://user@qyapi.example.edu'],
    ['WECOM_AUTHORIZE_URL', 'https://open.example.edu/?a=b'],
  ])('%s must be an address: %s', (name, value) => {
    expect(() => read({ ...wecom, [name]: value })).toThrow(ConfigError);
  });
});

describe('an object store', () => {
  const own = { S3_BUCKET: 'campus', S3_KEY: 'k', S3_SECRET: 's', S3_ENDPOINT: 'https://s3.example.edu/' };

  test('is named whole', () => {
    expect(read(own).s3).toEqual({
      bucket: 'campus',
      key: 'k',
      secret: 's',
      endpoint: 'https://s3.example.edu',
      region: 'us-east-1',
      pathStyle: false,
    });
    const amazon = { ...own, S3_ENDPOINT: '', S3_REGION: 'cn-north-1', S3_PATH_STYLE: '1' };
    expect(read(amazon).s3).toMatchObject({ endpoint: undefined, region: 'cn-north-1', pathStyle: true });
    expect(read({ ...own, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3?.endpoint).toBe('http://127.0.0.1:9000');
  });

  test.each(['S3_BUCKET', 'S3_KEY', 'S3_SECRET'])('half named is refused: %s is missing', (name) => {
    expect(() => read({ ...own, [name]: ' ' })).toThrow(`${name} is required where S3_`);
  });

  test.each([
    ['S3_REGION', { S3_ENDPOINT: '' }],
    ['S3_BUCKET', { S3_BUCKET: 'a/../b' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://s3.example.edu' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'https://s3.example.edu/?a=b' }],
    ['S3_PATH_STYLE', { S3_PATH_STYLE: 'yes' }],
  ])('%s is refused of %j', (name, over) => {
    expect(() => read({ ...own, ...over })).toThrow(name);
  });
});

test.each<[string, unknown]>([
  ['0', false],
  ['1', 1],
  ['10.0.0.1', ['10.0.0.1']],
  [' 10.0.0.0/8, fd00::/8 ,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('TRUST_PROXY=%j is read as %j', (value, trustProxy) => {
  expect(read({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
});

test('images of other hosts are named by their origins', () => {
  const IMAGE_ORIGINS = 'https://images.example.edu, http://cdn.example.edu:81/';
  expect(read({ IMAGE_ORIGINS }).imageOrigins).toEqual([
    'https://images.example.edu',
    'http://cdn.example.edu:81',
  ]);
});

test('configured interfaces call the origins that are named, in the networks that are named', () => {
  const INTERFACE_ORIGINS = 'https://card.example.edu, http://10.1.2.3:81';
  expect(read({ INTERFACE_ORIGINS, INTERFACE_NETWORKS: '10.1.0.0/16,fd00::/8' })).toMatchObject({
    interfaceOrigins: ['https://card.example.edu', 'http://10.1.2.3:81'],
    interfaceNetworks: ['10.1.0.0/16', 'fd00::/8'],
  });
  expect(read({})).toMatchObject({ interfaceOrigins: [], interfaceNetworks: [] });
});

test('a gateway for text messages is reached by https, or on this machine', () => {
  const SMS_URL = 'https://sms.example.edu/send';
  expect(read({ SMS_URL, SMS_KEY: 'k' }).smsGateway).toEqual({ url: SMS_URL, key: 'k' });
  expect(read({ SMS_URL: 'http://127.0.0.1:8080/' }).smsGateway).toMatchObject({ key: undefined });
  for (const url of ['http://sms.example.edu/', 'sms.example.edu', 'file:///etc/passwd'])
    expect(() => read({ SMS_URL: url })).toThrow(ConfigError);
});

test('e-mails go to a server by TLS, or by STARTTLS but to this machine, from one address', () => {
  const MAIL_FROM = 'Campus <noreply@example.edu>';
  const mail = (SMTP_URL: string) => read({ SMTP_URL, MAIL_FROM }).mail;
  expect(read({}).mail).toBeUndefined();
  expect(mail('smtps://campus:p%40ss@mail.example.edu')).toEqual({
    ...{ host: 'mail.example.edu', port: 465, secure: true, mayBePlain: false, from: MAIL_FROM },
    user: { name: 'campus', password: 'p@ss' },
  });
  expect(mail('smtp://mail.example.edu')).toMatchObject({ port: 587, secure: false, mayBePlain: false });
  expect(mail('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525, mayBePlain: true });
});

test('modules of packages are found from the project folder', () => {
  expect(read({ EXTENSIONS: 'extensions/acme/vocabulary.js, /opt/b.js' }).extensions).toEqual([
    path.join(findProjectRoot(), 'extensions/acme/vocabulary.js'),
    path.resolve('/opt/b.js'),
  ]);
});

test('the map of the deployment is read with its datum and its makers', () => {
  const MAP_TILES = 'https://tiles.example.edu/{z}/{x}/{y}.png';
  expect(read({ MAP_TILES }).mapTiles).toEqual({ tiles: MAP_TILES, datum: 'wgs84' });
  expect(read({ MAP_TILES, MAP_DATUM: 'gcj02', MAP_ATTRIBUTION: '© 校园地图' }).mapTiles).toEqual({
    tiles: MAP_TILES,
    datum: 'gcj02',
    attribution: '© 校园地图',
  });
});

describe('the demo campus is seeded', () => {
  const DATABASE_URL = 'postgres://campus@db/campus';
  test.each<[NodeJS.ProcessEnv, string[], boolean]>([
    [{ DATABASE_URL }, [], false],
    [{ DATABASE_URL, ATRIUM_DEMO: '1' }, [], true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://campus.example.edu' }, [], false],
    [{ HOST: '::1' }, [], true],
    [{}, ['--empty'], false],
    [{ ATRIUM_DEMO: '1' }, ['--empty'], false],
  ])('with %j %j: %s', (env, argv, seedDemo) => {
    expect(read(env, ...argv).seedDemo).toBe(seedDemo);
  });
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ HOST: '0.0.0.0' }, /PUBLIC_URL is required/],
  [{ PUBLIC_URL: 'campus.example.edu' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://campus.example.edu/path' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://user@campus.example.edu' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'ftp://campus.example.edu' }, /PUBLIC_URL/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL/],
  [{ INTERFACE_ORIGINS: 'card.example.edu' }, /INTERFACE_ORIGINS/],
  [{ INTERFACE_NETWORKS: '0.0.0.0/0' }, /INTERFACE_NETWORKS/],
  [{ ATRIUM_DEMO: 'yes' }, /ATRIUM_DEMO/],
  [{ EMBED_INTERNAL_APP_KEY: 'guessable' }, /EMBED_INTERNAL_APP_KEY/],
  [{ EMBED_INTERNAL_ORIGINS: 'https://intranet.example.edu' }, /EMBED_INTERNAL_APP_KEY/],
  [{ EMBED_RECOGNISER_CODE: 'campus' }, /EMBED_RECOGNISER_SECRET/],
  [{ EMBED_RECOGNISER_CODE: 'campus', EMBED_RECOGNISER_SECRET: 'short' }, /EMBED_RECOGNISER_SECRET/],
  [{ RATE_LIMIT_SCALE: '-1' }, /RATE_LIMIT_SCALE/],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://campus.example.edu', RATE_LIMIT_SCALE: '0' }, /loopback/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ MAIL_FROM: 'noreply@example.edu' }, /SMTP_URL/],
  [{ SMTP_URL: 'https://mail.example.edu', MAIL_FROM: 'noreply@example.edu' }, /SMTP_URL/],
  ...['', 'campus', 'a@example.edu, b@example.edu', 'Campus <noreply>'].map(
    (MAIL_FROM): [NodeJS.ProcessEnv, RegExp] => [
      { SMTP_URL: 'smtp://mail.example.edu', MAIL_FROM },
      /MAIL_FROM/,
    ],
  ),
  ...['true', '11', '-1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', 'proxy.example.edu', '1,2'].map(
    (TRUST_PROXY): [NodeJS.ProcessEnv, RegExp] => [{ TRUST_PROXY }, /TRUST_PROXY/],
  ),
  ...['*', 'https:', 'images.example.edu', "https://a.example.edu/x; script-src 'unsafe-inline'"].map(
    (IMAGE_ORIGINS): [NodeJS.ProcessEnv, RegExp] => [{ IMAGE_ORIGINS }, /IMAGE_ORIGINS/],
  ),
  ...[
    'https://tiles.example.edu/{z}/{x}.png',
    'https://tiles.example.edu/{z}/{x}/{y}/{s}.png',
    '/tiles/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
  ].map((MAP_TILES): [NodeJS.ProcessEnv, RegExp] => [{ MAP_TILES }, /MAP_TILES/]),
  [{ MAP_TILES: 'https://t.example.edu/{z}/{x}/{y}', MAP_DATUM: 'bd09' }, /MAP_DATUM/],
])('%j is refused by name', (env, message) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(message);
});

test('an unknown argument is refused', () => {
  expect(() => read({}, '--emtpy')).toThrow('--empty');
});

test('an address of IPv6 is written in brackets, a port of another origin stays', () => {
  expect(read({ HOST: '[::1]', PORT: '81' })).toMatchObject({ host: '::1', publicUrl: 'http://[::1]:81' });
  expect(read({ PUBLIC_URL: 'https://campus.example.edu:8443/' }).publicUrl).toBe(
    'https://campus.example.edu:8443',
  );
});

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['127.3.2.1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['localhost.example.edu', false],
  ['127.0.0.1.example.edu', false],
  ['10.0.0.1', false],
])('%s is of this machine only: %s', (host, loopback) => {
  expect(isLoopbackHost(host)).toBe(loopback);
});

test('a port that was left open is part of the address once it is known', () => {
  expect(onPort(read({ PORT: '0' }), 4711)).toMatchObject({ port: 4711, publicUrl: 'http://127.0.0.1:4711' });
  const outside = read({ PORT: '0', PUBLIC_URL: 'https://campus.example.edu' });
  expect(onPort(outside, 4711).publicUrl).toBe('https://campus.example.edu');
  expect(onPort(read({ PORT: '3000' }), 4711).port).toBe(3000);
});

test('a CAS server is reached by https, or on this machine', () => {
  expect(read({ CAS_URL: 'https://cas.example.edu/cas/' }).casUrl).toBe('https://cas.example.edu/cas');
  expect(read({ CAS_URL: 'http://127.0.0.1:8080/cas' }).casUrl).toBe('http://127.0.0.1:8080/cas');
  for (const url of ['http://cas.example.edu/cas', 'cas.example.edu', 'https://cas.example.edu/?a=1'])
    expect(() => read({ CAS_URL: url })).toThrow(ConfigError);
});
