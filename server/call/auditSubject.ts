import type { Envelope } from '../envelope/envelope.ts';

/** What a caller writes goes into the log that others read: names only, and few of them. */
const NAME = /^[\w.-]{1,64}$/;
const LONGEST = 200;

/**
 * What a refused call was about, as far as it says so: what its address names, else the resource that its payload does.
 * @param params parameters of the address
 */
export function auditSubject(params: unknown, payload: Envelope['payload']): string {
  const named = Object.values(params as Record<string, string>).join('/');
  if (named !== '') return named;
  const { kind, id, ids } = payload;
  const texts = [kind, id ?? ids].flat().filter((text) => typeof text === 'string');
  return texts.every((text) => NAME.test(text)) ? texts.join('/').slice(0, LONGEST) : '';
}
