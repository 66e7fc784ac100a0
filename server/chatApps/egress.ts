import { callOut } from '../egress/callOut.ts';
import { isRecord } from '../envelope/envelope.ts';
import { AppError } from '../errors/AppError.ts';

/** A question to a provider: GET with `query` alone, POST where there is a `body`. */
export interface ProviderQuestion {
  /** Address of the provider, without a trailing slash. */
  readonly base: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface ProviderAnswer {
  /** 0 where the provider did what it was asked for. */
  readonly errcode: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const TIMEOUT = 10_000;
/** Bytes; an answer is some hundred. */
const LARGEST = 64 * 1024;

/**
 * Asks a provider, once. Secrets stand in addresses and bodies here, as the providers want it: neither is ever part of an
 * error, nor is what was answered.
 * @throws AppError CHAT_APP_UNAVAILABLE where no answer came that can be read
 */
export async function askProvider({ base, path, query, body }: ProviderQuestion): Promise<ProviderAnswer> {
  try {
    const { status, body: answer } = await callOut({
      url: new URL(`${base}${path}?${new URLSearchParams(query).toString()}`),
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      deadline: TIMEOUT,
      bytes: LARGEST,
      networks: 'any',
    });
    const read = status === 200 ? readAnswer(answer) : undefined;
    if (read === undefined)
      throw new Error(`${path} answered ${String(status)} with nothing that can be read`);
    return read;
  } catch (cause) {
    throw new AppError('CHAT_APP_UNAVAILABLE', { cause });
  }
}

/** DingTalk's gateway says this for all that it refuses, and which refusal it is in `sub_code`. */
const GATEWAY_REFUSED = 88;

/** The providers answer 200 whatever happened: what did stands in `errcode`, which some leave out where all went well. */
function readAnswer(bytes: Buffer): ProviderAnswer | undefined {
  const body = parse(bytes);
  if (!isRecord(body)) return undefined;
  const { errcode = 0, sub_code } = body;
  if (typeof errcode !== 'number') return undefined;
  return { errcode: errcode === GATEWAY_REFUSED ? Number(sub_code) || errcode : errcode, body };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
