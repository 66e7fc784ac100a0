import type { AuthMessage, PortAnswer, ToFrame } from '../../schemas/embed/protocol.ts';

// What comes from another window is looked at as what a stranger says: each reader takes exactly what it names, of own
// members, and gives a value of its own making.

const ID = /^AUTH_([A-Za-z0-9_-]{1,64})$/;
const NONCE = /^[A-Za-z0-9_-]{8,128}$/;
/** Abilities that a parent may name at once; more than there are. */
const MOST_NAMES = 64;
const LONGEST_NAME = 100;
const LONGEST_TEXT = 500;

/** A first message of a parent, with the id that its answer names. */
export type Auth = AuthMessage['message'] & { readonly id: string };

/** The first message of a parent; undefined where it is none. */
export function readAuth(data: unknown): Auth | undefined {
  const action = own(data, 'action');
  const id = typeof action === 'string' ? ID.exec(action)?.[1] : undefined;
  if (id === undefined || own(data, 'isKeepListen') !== false) return undefined;
  const message = own(data, 'message');
  const [appKey, version, nonce] = ['appKey', 'version', 'nonce'].map((name) => own(message, name));
  if (typeof appKey !== 'string' || appKey === '' || appKey.length > 200) return undefined;
  if (typeof version !== 'number' || typeof nonce !== 'string' || !NONCE.test(nonce)) return undefined;
  const recogniser = readRecogniser(own(message, 'recogniser'));
  return { id, appKey, version, nonce, ...(recogniser && { recogniser }) };
}

function readRecogniser(given: unknown): Auth['recogniser'] {
  const [code, secret] = [own(given, 'code'), own(given, 'secret')];
  if (typeof code !== 'string' || typeof secret !== 'string') return undefined;
  return code.length > LONGEST_TEXT || secret.length > LONGEST_TEXT ? undefined : { code, secret };
}

/** Whether an event came from a page that has an origin: neither `null` nor a file. */
export function isWebOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}

/** What a parent says over the port; undefined where it is nothing that a parent says. */
export function readToFrame(data: unknown): ToFrame | undefined {
  const id = own(data, 'id');
  switch (own(data, 'action')) {
    case 'CALL': {
      const name = own(data, 'name');
      if (!isId(id) || typeof name !== 'string' || name.length > LONGEST_NAME) return undefined;
      return { action: 'CALL', id, name, params: own(data, 'params') };
    }
    case 'ANSWER':
      return isId(id) ? readAnswer(id, data) : undefined;
    case 'PROVIDE': {
      const names = own(data, 'names');
      if (!Array.isArray(names) || names.length > MOST_NAMES) return undefined;
      const texts = names.filter((name): name is string => typeof name === 'string');
      if (texts.length !== names.length) return undefined;
      const since = own(data, 'codesSince');
      return { action: 'PROVIDE', names: texts, ...(isId(since) && { codesSince: since }) };
    }
    case 'CLOSE':
      return { action: 'CLOSE' };
    default:
      return undefined;
  }
}

function readAnswer(id: number, data: unknown): PortAnswer {
  const error = own(data, 'error');
  if (error === undefined) return { action: 'ANSWER', id, result: own(data, 'result') };
  const message = own(error, 'message');
  const told = typeof message === 'string' ? message.slice(0, LONGEST_TEXT) : '';
  return { action: 'ANSWER', id, error: { code: 'FAILED', message: told } };
}

/** A whole number that is not negative. */
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A member of its own that a value has. */
function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
