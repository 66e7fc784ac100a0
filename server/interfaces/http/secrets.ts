import { isRecord } from '../../envelope/envelope.ts';

/** Too short to be looked for within other texts, and so common that an answer could not be read without it. */
const NO_SECRET = 5;

/** What nobody is shown. */
export interface Secrets {
  /** In any text, longest first: one may be a part of another. */
  readonly within: readonly string[];
  /** Too short for that, but a password: where they are all of a text. */
  readonly whole: ReadonlySet<string>;
  /** As services write what consists of digits; zeros before it are lost, and what a number cannot hold. */
  readonly numbers: ReadonlySet<number>;
}

/** User and password of what `Basic …` says, as one (RFC 7617). */
function basicIn(value: string): string {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(value) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
}

const passwordIn = (value: string): string => {
  const pair = basicIn(value);
  return pair.slice(pair.indexOf(':') + 1);
};

const withoutZeros = (value: string): string => (/^\d+$/.test(value) ? value.replace(/^0+/, '') : value);

const lower = (escape: string): string => escape.toLowerCase();
const upper = (escape: string): string => `\\u${escape.slice(2).toUpperCase()}`;

/** Within a text of JSON: also where slashes and all but ASCII are escaped. */
function inJson(text: string): readonly string[] {
  const plain = JSON.stringify(text).slice(1, -1);
  const ascii = plain.replaceAll(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const escaped = [plain, ascii, ascii.replaceAll(/\\u[0-9a-f]{4}/g, upper)];
  return escaped.flatMap((each) => [each, each.replaceAll('/', '\\/')]);
}

/** Within an address, and within a form. */
function inAddress(text: string): readonly string[] {
  const escaped = [encodeURIComponent(text), new URLSearchParams({ '': text }).toString().slice(1)];
  return escaped.flatMap((each) => [each, each.replaceAll(/%[0-9A-F]{2}/g, lower)]);
}

function inHtml(text: string): readonly string[] {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const quoted = ['&#39;', '&#039;'].map((quote) => escaped.replaceAll('"', '&quot;').replaceAll("'", quote));
  return [escaped, ...quoted];
}

/** A text, as it is and as services write it. */
const spellingsOf = (text: string): readonly string[] => [
  text,
  ...inJson(text),
  ...inAddress(text),
  ...inHtml(text),
];

/** What is secret of headers, whole and without the word before it, as in `Bearer …`, however it is spelt. */
export function secretsIn(headers: Readonly<Record<string, string>>): Secrets {
  const values = Object.values(headers);
  const passwords = values.map(passwordIn);
  const told = values
    .flatMap((value) => [value, value.slice(value.indexOf(' ') + 1), basicIn(value)])
    .concat(passwords)
    .filter((value) => value.length > NO_SECRET);
  const spelt = told.flatMap((value) => [...spellingsOf(value), withoutZeros(value)]);
  return {
    within: [...new Set(spelt)]
      .filter((value) => value.length > NO_SECRET)
      .toSorted((a, b) => b.length - a.length),
    whole: new Set(passwords.filter((value) => value !== '' && value.length <= NO_SECRET)),
    numbers: new Set(told.filter((value) => /^0*[1-9]\d{5,}$/.test(value)).map(Number)),
  };
}

/** A text without them. */
export const masked = (text: string, secrets: Secrets): string =>
  secrets.whole.has(text) ? '***' : hidden(text, secrets);

const hidden = (text: string, { within }: Secrets): string =>
  within.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);

/**
 * An answer as it may go on to whoever calls or tries.
 * @param secrets what the service was sent and may send back, which nobody is shown
 */
export function withoutSecrets(answer: unknown, secrets: Secrets): unknown {
  if (secrets.within.length === 0 && secrets.whole.size === 0) return answer;
  if (typeof answer === 'string') return masked(answer, secrets);
  if (typeof answer === 'number') return secrets.numbers.has(answer) ? '***' : answer;
  if (Array.isArray(answer)) return answer.map((each) => withoutSecrets(each, secrets));
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, each]) => [hidden(name, secrets), withoutSecrets(each, secrets)]),
  );
}
