import { isRecord } from '../../../envelope/envelope.ts';

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

const small = (escape: string): string => escape.toLowerCase();

/** A text as it stands in JSON, also where slashes and all but ASCII are escaped, in an address, in a form, in HTML. */
const spellingsOf = (text: string): readonly string[] => {
  const inJson = JSON.stringify(text).slice(1, -1);
  const inAscii = inJson.replaceAll(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const inAddress = encodeURIComponent(text);
  const inForm = new URLSearchParams({ '': text }).toString().slice(1);
  const inHtml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    text,
    inJson,
    inJson.replaceAll('/', '\\/'),
    inAscii,
    ...[inAddress, inForm].flatMap((escaped) => [escaped, escaped.replaceAll(/%[0-9A-F]{2}/g, small)]),
    ...[inHtml, inHtml.replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
  ];
};

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
    numbers: new Set(told.filter((value) => /^\d+$/.test(value)).map(Number)),
  };
}

/** A text without them. */
export const masked = (text: string, { within, whole }: Secrets): string =>
  whole.has(text) ? '***' : within.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);

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
    Object.entries(answer).map(([name, each]) => [masked(name, secrets), withoutSecrets(each, secrets)]),
  );
}
