import { type Answer, msgStates } from '../../schemas/wire/answer.ts';
import type { Project, Service } from '../../schemas/wire/project.ts';
import { SHARE_EXPIRED } from '../../schemas/wire/session.ts';
import { type Locale } from '../../schemas/text.ts';
import { ApiError } from './ApiError.ts';
import { clientTexts } from './clientTexts.ts';
import { signAnswer, signRequest } from './sign.ts';

/** What the client asks of its surroundings; injected, so that stores and tests decide. */
export interface ApiClientPorts {
  project(): Project;
  token(): string;
  locale(): Locale;
  device(): string;
  /** The server said that the token is missing, expired or revoked, or that it is of a share link that is over. */
  tokenExpired(ofShare: boolean): void;
  transport: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds; 30,000 when absent. */
  timeout?: number;
  /** Does not check the answer's sign. */
  skipSign?: boolean;
  /** What is answered is about another token than the session's, which it does not end. */
  ofAnother?: boolean;
  /** Travels in the place of the session's own. */
  token?: string;
  /** Survives a route change. */
  outlivesRoute?: boolean;
  /** Travels beside the envelope, as a multipart request. */
  file?: File;
}

const TIMEOUT = 30_000;
/** The reason given to calls that a route change cancels. */
export const ROUTE_JUMP = 'route jump cancelled';

/** The one client of all calls. */
export class ApiClient {
  private readonly ports: ApiClientPorts;
  private readonly underWay = new Set<AbortController>();
  /** Server time minus ours, in milliseconds, learnt from a refused timestamp. */
  private skew = 0;

  constructor(ports: ApiClientPorts) {
    this.ports = ports;
  }

  /** Calls `result` of an answer. */
  async result<T>(service: Service, path: string, param: object = {}, options: CallOptions = {}): Promise<T> {
    return (await this.call(service, path, param, options)).result as T;
  }

  /** Calls a list: `list` with `total`. */
  async list<T>(
    service: Service,
    path: string,
    param: object = {},
    options: CallOptions = {},
  ): Promise<{ list: T[]; total: number }> {
    const answer = await this.call(service, path, param, options);
    const list = (answer.list ?? []) as T[];
    return { list, total: answer.total ?? list.length };
  }

  /**
   * One signed POST.
   * @throws ApiError; `cancelled` when `options.signal` or a route change ended it.
   */
  async call(service: Service, path: string, param: object = {}, options: CallOptions = {}): Promise<Answer> {
    const token = options.token ?? this.ports.token();
    const answer = await this.attempt(service, path, param, options);
    if (answer.code !== 'TIMESTAMP_INVALID' || answer.serverTime === undefined)
      return this.judge(answer, token, options);
    this.skew = answer.serverTime - Date.now();
    return this.judge(await this.attempt(service, path, param, options), token, options);
  }

  /**
   * Opens a stream of events, which is outside of the envelope.
   * @param path below the service's address, with its query
   * @throws ApiError where the server refuses it
   */
  async stream(service: Service, path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const token = this.ports.token();
    const response = await this.ports.transport(`${this.ports.project().services[service]}${path}`, {
      headers: { accept: 'text/event-stream', 'accept-language': this.language, ...(token && { token }) },
      signal,
    });
    if (response.ok && response.body) return response.body;
    this.judge((await response.json()) as Answer, token);
    throw new ApiError('network', clientTexts.network[this.ports.locale()]);
  }

  /** Cancels what the old route still waits for. */
  cancelRoute(): void {
    for (const controller of this.underWay) controller.abort(ROUTE_JUMP);
    this.underWay.clear();
  }

  private async attempt(
    service: Service,
    path: string,
    param: object,
    options: CallOptions,
  ): Promise<Answer> {
    const controller = new AbortController();
    if (!options.outlivesRoute) this.underWay.add(controller);
    const timer = setTimeout(() => {
      controller.abort('timeout');
    }, options.timeout ?? TIMEOUT);
    const cancel = (): void => {
      controller.abort('cancelled');
    };
    options.signal?.addEventListener('abort', cancel, { once: true });
    if (options.signal?.aborted) cancel();
    try {
      const answer = await this.send(service, path, param, controller.signal, options);
      // An answer that was on its way here when the call was cancelled reaches nobody.
      controller.signal.throwIfAborted();
      return answer;
    } catch (error) {
      throw this.failed(error, controller.signal);
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', cancel);
      this.underWay.delete(controller);
    }
  }

  private async send(
    service: Service,
    path: string,
    payload: object,
    signal: AbortSignal,
    { skipSign = false, file, token = this.ports.token() }: CallOptions,
  ): Promise<Answer> {
    const project = this.ports.project();
    const fields = {
      appKey: project.appKey,
      param: JSON.stringify({
        projectId: project.projectId,
        customerId: project.customId,
        device: this.ports.device(),
        ...payload,
      }),
      timestamp: String(Date.now() + this.skew),
    };
    const envelope = { ...fields, sign: signRequest(fields, token) };
    const response = await this.ports.transport(`${project.services[service]}${path}`, {
      method: 'POST',
      headers: {
        // Of a multipart request the browser writes it, with the boundary of its parts.
        ...(file ? {} : { 'content-type': 'application/json' }),
        'accept-language': this.language,
        ...(token === '' ? {} : { token }),
      },
      body: file ? multipart(envelope, file) : JSON.stringify(envelope),
      signal,
    });
    const body = await response.text();
    // A proxy that answers for a server that is away signs nothing.
    if (response.status >= 500 && !response.headers.has('x-sign')) {
      throw new ApiError('network', clientTexts.away[this.ports.locale()]);
    }
    const expected = signAnswer(body, response.headers.get('x-timestamp') ?? '', token);
    if (!skipSign && response.headers.get('x-sign') !== expected) {
      throw new ApiError('badSign', clientTexts.badSign[this.ports.locale()]);
    }
    return JSON.parse(body) as Answer;
  }

  /** The language that answers come in, as a tag of HTTP. */
  get language(): string {
    return this.ports.locale() === 'enUS' ? 'en-US' : 'zh-CN';
  }

  private judge(answer: Answer, token: string, { ofAnother = false }: CallOptions = {}): Answer {
    const success =
      answer.msgState === undefined ? answer.status === 0 : answer.msgState === msgStates.success;
    if (success) return answer;
    // A late answer to an old token says nothing of the session that has begun since.
    const current = token === this.ports.token();
    const ofShare = answer.msg === SHARE_EXPIRED;
    const isOver = ofShare || (answer.msgState === msgStates.tokenExpired && !ofAnother);
    if (current && isOver) this.ports.tokenExpired(ofShare);
    throw new ApiError('refused', answer.msg, answer);
  }

  private failed(error: unknown, signal: AbortSignal): ApiError {
    if (error instanceof ApiError) return error;
    const texts = clientTexts;
    const locale = this.ports.locale();
    if (signal.reason === 'timeout') return new ApiError('timeout', texts.timeout[locale]);
    if (signal.aborted) return new ApiError('cancelled', String(signal.reason));
    return new ApiError('network', texts.network[locale]);
  }
}

/** The file comes last, so that a server knows who sends it before it reads it. */
function multipart(envelope: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(envelope)) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}
