import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readChatApps } from './chatApps.ts';
import type { ChatAppSettings } from './chatApps.ts';
import { ConfigError, isLoopbackHost, isSafeAddress, readSwitch, text } from './environment.ts';
import { readMail } from './mail.ts';
import type { MailSettings } from './mail.ts';
import { readS3 } from './s3.ts';
import type { S3Settings } from './s3.ts';
import type { MapTiles } from '../../src/schemas/wire/project.ts';

/** Where messages are handed over for delivery. */
export interface SmsGateway {
  /** Takes `POST { phone, text }` as JSON, and answers with a status of 2xx. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly key: string | undefined;
}

/** A code and a secret that go together. */
export interface Recogniser {
  readonly code: string;
  readonly secret: string;
}

/** Settings of one server process, read once from the environment. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Origin that links are built from, without a trailing slash. Never taken from a request. */
  readonly publicUrl: string;
  /** Absolute folder of the database, files and generated secrets. */
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** True where `ATRIUM_DEMO=1` says that this is a demo, whatever the address. */
  readonly demo: boolean;
  /** Whether an empty database gets the demo campus. */
  readonly seedDemo: boolean;
  /** `--empty`: an empty database gets nothing but the first administrator. */
  readonly empty: boolean;
  /** Factor on every rate limit; 0 switches them off. */
  readonly rateLimitScale: number;
  /**
   * The proxies before this server, whose word on a caller's address is taken: their number, or their addresses and
   * networks (CIDR); false: there are none, the address is the connection's.
   */
  readonly trustProxy: false | number | string[];
  /** Connections at once: of all, and of one address. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** Origins of other hosts whose images, recordings and films pages may show. */
  readonly imageOrigins: readonly string[];
  /** Whose map places are drawn on; undefined: none. */
  readonly mapTiles: MapTiles | undefined;
  /** Origins of other hosts whose pages may stand in frames. */
  readonly frameOrigins: readonly string[];
  /** Origins that configured interfaces may call. */
  readonly interfaceOrigins: readonly string[];
  /** Addresses and networks (CIDR) beside the internet that those may lie in. */
  readonly interfaceNetworks: readonly string[];
  /** Largest file that people may upload, in bytes. */
  readonly uploadLimit: number;
  /** What one user's uploads may come to, in bytes. */
  readonly uploadQuota: number;
  /** The bucket that files are kept in; undefined: the data folder. */
  readonly s3: S3Settings | undefined;
  /** Absolute paths of the modules that say what outside packages add to the language. */
  readonly extensions: readonly string[];
  /** Who delivers text messages; undefined: nobody, they stay in the outbox. */
  readonly smsGateway: SmsGateway | undefined;
  /** Who delivers e-mails; undefined: nobody, none are sent. */
  readonly mail: MailSettings | undefined;
  /** The CAS server that people log in at, without a trailing slash; undefined: none. */
  readonly casUrl: string | undefined;
  /** An appKey of the deployment's own that is good without being registered; undefined: there is none. */
  readonly embedInternalAppKey: string | undefined;
  /** Origins of the deployment's own parent pages, which use that or the recogniser: they may frame what belongs to systems. */
  readonly embedInternalOrigins: readonly string[];
  /** By what a message to a frame is recognised that comes from elsewhere than a registered site; undefined: none is. */
  readonly embedRecogniser: Recogniser | undefined;
  /** The chat apps that people come in by. */
  readonly chatApps: ChatAppSettings;
  /** Folder of the built portal; need not exist. */
  readonly portalDir: string;
  readonly logLevel: string;
}

export { ConfigError, isLoopbackHost };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Folder of the project: the nearest one above this file whose package.json is ours. */
export function findProjectRoot(from: string = fileURLToPath(import.meta.url)): string {
  for (let dir = path.dirname(from); ; dir = path.dirname(dir)) {
    const file = path.join(dir, 'package.json');
    if (
      existsSync(file) &&
      (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'atrium'
    ) {
      return dir;
    }
    if (dir === path.dirname(dir))
      throw new ConfigError('The project folder was not found above the server.');
  }
}

function readPort(env: NodeJS.ProcessEnv): number {
  const value = text(env, 'PORT') ?? '3000';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new ConfigError('PORT must be a number from 0 to 65535.');
  return port;
}

function readScale(env: NodeJS.ProcessEnv, loopback: boolean): number {
  const value = Number(text(env, 'RATE_LIMIT_SCALE') ?? '1');
  if (!Number.isFinite(value) || value < 0)
    throw new ConfigError('RATE_LIMIT_SCALE must be a number, 0 or more.');
  if (value === 0 && !loopback) {
    throw new ConfigError(
      'RATE_LIMIT_SCALE=0 switches rate limits off and is allowed on a loopback HOST only.',
    );
  }
  return value;
}

/** The parts of a list with commas. */
function readList(env: NodeJS.ProcessEnv, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** A whole number from 1 to `most`. */
function readCount(env: NodeJS.ProcessEnv, name: string, unset: number, most: number): number {
  const value = text(env, name) ?? String(unset);
  if (/^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
  throw new ConfigError(`${name} must be a whole number from 1 to ${String(most)}.`);
}

const MOST_PROXIES = 10;

function readTrustProxy(env: NodeJS.ProcessEnv): ServerConfig['trustProxy'] {
  const entries = readList(env, 'TRUST_PROXY');
  const [only = ''] = entries;
  if (entries.length === 0 || (entries.length === 1 && only === '0')) return false;
  if (entries.length === 1 && /^\d+$/.test(only) && Number(only) <= MOST_PROXIES) return Number(only);
  if (entries.every(isNetwork)) return entries;
  throw new ConfigError(
    `TRUST_PROXY must be the number of proxies (0 to ${String(MOST_PROXIES)}), or their addresses and networks such as 10.0.0.0/8, with commas.`,
  );
}

/** The origin of an address that is nothing but one: no path, no query, no user. */
function originOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) return undefined;
  return url.origin;
}

function readOrigins(
  env: NodeJS.ProcessEnv,
  name: 'IMAGE_ORIGINS' | 'FRAME_ORIGINS' | 'INTERFACE_ORIGINS' | 'EMBED_INTERNAL_ORIGINS',
): string[] {
  return readList(env, name).map((entry) => {
    const origin = originOf(entry);
    if (origin !== undefined) return origin;
    throw new ConfigError(`${name} must be origins such as https://images.example.edu, with commas.`);
  });
}

function readNetworks(env: NodeJS.ProcessEnv): string[] {
  const networks = readList(env, 'INTERFACE_NETWORKS');
  if (networks.every(isNetwork)) return networks;
  throw new ConfigError('INTERFACE_NETWORKS must be addresses and networks such as 10.0.0.0/8, with commas.');
}

/** Tiles are fetched by the browser: an address of http, one place each for zoom, column and row. */
function readMapTiles(env: NodeJS.ProcessEnv): MapTiles | undefined {
  const tiles = text(env, 'MAP_TILES');
  if (tiles === undefined) return undefined;
  const datum = text(env, 'MAP_DATUM') ?? 'wgs84';
  if (datum !== 'wgs84' && datum !== 'gcj02') throw new ConfigError('MAP_DATUM must be wgs84 or gcj02.');
  const filled = tiles.replace(/\{[zxy]\}/g, '0');
  const complete = ['{z}', '{x}', '{y}'].every((place) => tiles.split(place).length === 2);
  if (!complete || /[{}]/.test(filled) || !URL.canParse(filled) || !/^https?:\/\//.test(filled)) {
    throw new ConfigError(
      'MAP_TILES must be an address such as https://tiles.example.edu/{z}/{x}/{y}.png, with {z}, {x} and {y} once each.',
    );
  }
  const attribution = text(env, 'MAP_ATTRIBUTION');
  return { tiles, datum, ...(attribution === undefined ? {} : { attribution }) };
}

function readSmsGateway(env: NodeJS.ProcessEnv): SmsGateway | undefined {
  const url = text(env, 'SMS_URL');
  if (url === undefined) return undefined;
  if (isSafeAddress(url)) return { url, key: text(env, 'SMS_KEY') };
  throw new ConfigError('SMS_URL must be an https address such as https://sms.example.edu/send.');
}

function readCasUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = text(env, 'CAS_URL')?.replace(/\/+$/, '');
  if (url === undefined || (isSafeAddress(url) && !/[?#]/.test(url))) return url;
  throw new ConfigError(
    'CAS_URL must be an https address without parameters, such as https://cas.example.edu/cas.',
  );
}

/** Whoever knows it passes: nobody may come to it by guessing. */
const SHORTEST_SECRET = 24;

function readSecretText(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || (value.length >= SHORTEST_SECRET && value.length <= 200)) return value;
  throw new ConfigError(`${name} must have ${String(SHORTEST_SECRET)} to 200 characters.`);
}

/** What would frame pages for nothing is a mistake. */
function readInternalOrigins(env: NodeJS.ProcessEnv): string[] {
  const origins = readOrigins(env, 'EMBED_INTERNAL_ORIGINS');
  const isUsed = ['EMBED_INTERNAL_APP_KEY', 'EMBED_RECOGNISER_CODE'].some(
    (name) => text(env, name) !== undefined,
  );
  if (origins.length === 0 || isUsed) return origins;
  throw new ConfigError(
    'EMBED_INTERNAL_ORIGINS is for EMBED_INTERNAL_APP_KEY or EMBED_RECOGNISER_CODE, and neither is set.',
  );
}

function readRecogniser(env: NodeJS.ProcessEnv): Recogniser | undefined {
  const code = text(env, 'EMBED_RECOGNISER_CODE');
  const secret = readSecretText(env, 'EMBED_RECOGNISER_SECRET');
  if (code === undefined && secret === undefined) return undefined;
  if (code !== undefined && code.length <= 200 && secret !== undefined) return { code, secret };
  throw new ConfigError('EMBED_RECOGNISER_CODE and EMBED_RECOGNISER_SECRET are set together, or neither is.');
}

const MIB = 1024 * 1024;

/** A number of MiB, as bytes. */
function readMebibytes(env: NodeJS.ProcessEnv, name: string, otherwise: number, most: number): number {
  const value = text(env, name) ?? String(otherwise);
  const count = Number(value);
  if (/^\d+$/.test(value) && count >= 1 && count <= most) return count * MIB;
  throw new ConfigError(`${name} must be a whole number of MiB from 1 to ${String(most)}.`);
}

/** The settings with the port that the machine has given where PORT=0 left it open. */
export function onPort(config: ServerConfig, port: number): ServerConfig {
  if (config.port !== 0) return config;
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${String(port)}`) };
}

function readPublicUrl(env: NodeJS.ProcessEnv, host: string, port: number): string {
  const value = text(env, 'PUBLIC_URL');
  if (value === undefined) {
    if (isLoopbackHost(host)) return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
    throw new ConfigError(`PUBLIC_URL is required where HOST (${host}) is not a loopback address.`);
  }
  const origin = originOf(value);
  if (origin === undefined) {
    throw new ConfigError('PUBLIC_URL must be an http or https origin such as https://campus.example.edu.');
  }
  return origin;
}

function readDatabaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const value = text(env, 'DATABASE_URL');
  if (value !== undefined && !/^postgres(?:ql)?:\/\//.test(value)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  return value;
}

/**
 * Reads the settings from environment variables and arguments.
 * @param argv arguments after the script's name
 * @throws ConfigError naming the setting
 */
export function readConfig(env: NodeJS.ProcessEnv, argv: readonly string[]): ServerConfig {
  const unknown = argv.find((argument) => argument !== '--empty');
  if (unknown !== undefined) throw new ConfigError(`Unknown argument ${unknown}. Known: --empty.`);
  const root = findProjectRoot();
  const port = readPort(env);
  const host = (text(env, 'HOST') ?? '127.0.0.1').replace(/^\[(.*)\]$/, '$1');
  const loopback = isLoopbackHost(host);
  const databaseUrl = readDatabaseUrl(env);
  const demo = readSwitch(env, 'ATRIUM_DEMO');
  const logLevel = text(env, 'LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const empty = argv.includes('--empty');
  return {
    port,
    host,
    publicUrl: readPublicUrl(env, host, port),
    dataDir: path.resolve(root, text(env, 'DATA_DIR') ?? '.atrium'),
    databaseUrl,
    demo,
    seedDemo: !empty && (demo || (loopback && databaseUrl === undefined)),
    empty,
    rateLimitScale: readScale(env, loopback),
    trustProxy: readTrustProxy(env),
    maxConnections: readCount(env, 'MAX_CONNECTIONS', 10_000, 1_000_000),
    maxConnectionsPerAddress: readCount(env, 'MAX_CONNECTIONS_PER_ADDRESS', 1_000, 1_000_000),
    requestTimeout: readCount(env, 'REQUEST_TIMEOUT', 30, 3_600) * 1_000,
    imageOrigins: readOrigins(env, 'IMAGE_ORIGINS'),
    mapTiles: readMapTiles(env),
    frameOrigins: readOrigins(env, 'FRAME_ORIGINS'),
    interfaceOrigins: readOrigins(env, 'INTERFACE_ORIGINS'),
    interfaceNetworks: readNetworks(env),
    uploadLimit: readMebibytes(env, 'UPLOAD_LIMIT_MB', 20, 1024),
    uploadQuota: readMebibytes(env, 'UPLOAD_QUOTA_MB', 1024, 1024 * 1024),
    s3: readS3(env),
    extensions: readList(env, 'EXTENSIONS').map((entry) => path.resolve(root, entry)),
    smsGateway: readSmsGateway(env),
    mail: readMail(env),
    casUrl: readCasUrl(env),
    embedInternalAppKey: readSecretText(env, 'EMBED_INTERNAL_APP_KEY'),
    embedInternalOrigins: readInternalOrigins(env),
    embedRecogniser: readRecogniser(env),
    chatApps: readChatApps(env),
    portalDir: path.join(root, 'dist', 'portal'),
    logLevel,
  };
}
