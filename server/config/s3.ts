import { ConfigError, isSafeAddress, readSwitch, text } from './environment.ts';

/** A bucket of an object store that speaks S3. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Undefined: Amazon's own, by the region. */
  readonly endpoint: string | undefined;
  readonly key: string;
  readonly secret: string;
  /** Whether the bucket stands in the path of addresses instead of before the host. */
  readonly pathStyle: boolean;
}

const NAMES = ['S3_BUCKET', 'S3_KEY', 'S3_SECRET', 'S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE'];

/** Letters of bucket names, by the rules of Amazon S3; it becomes part of addresses. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads where files are kept, if not in the data folder.
 * @throws ConfigError where only some of the settings are there, naming the one that is missing
 */
export function readS3(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const given = NAMES.filter((name) => text(env, name) !== undefined);
  const [some] = given;
  if (some === undefined) return undefined;
  const need = (name: string): string => {
    const value = text(env, name);
    if (value === undefined) throw new ConfigError(`${name} is required where ${some} is set.`);
    return value;
  };
  const [bucket, key, secret] = [need('S3_BUCKET'), need('S3_KEY'), need('S3_SECRET')];
  if (!BUCKET.test(bucket)) {
    throw new ConfigError('S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, dots and hyphens.');
  }
  const endpoint = readEndpoint(env);
  return {
    bucket,
    key,
    secret,
    endpoint,
    // Amazon has one endpoint per region; stores of one's own hardly look at it.
    region: endpoint === undefined ? need('S3_REGION') : (text(env, 'S3_REGION') ?? 'us-east-1'),
    pathStyle: readSwitch(env, 'S3_PATH_STYLE'),
  };
}

function readEndpoint(env: NodeJS.ProcessEnv): string | undefined {
  const endpoint = text(env, 'S3_ENDPOINT')?.replace(/\/+$/, '');
  if (endpoint === undefined || (isSafeAddress(endpoint) && !/[?#@]/.test(endpoint))) return endpoint;
  throw new ConfigError('S3_ENDPOINT must be an https address such as https://s3.example.edu.');
}
