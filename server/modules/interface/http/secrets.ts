import { isRecord } from '../../../envelope/envelope.ts';

/** Too short to be one, and so common that an answer could not be read without it. */
const NO_SECRET = 5;

/** User and password, and the password, of what `Basic …` says (RFC 7617). */
function basicIn(value: string): readonly string[] {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(value) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return [pair, pair.slice(pair.indexOf(':') + 1)];
}

/** A text as it stands in JSON, also where slashes are escaped, and in an address. */
const spellingsOf = (text: string): readonly string[] => {
  const inJson = JSON.stringify(text).slice(1, -1);
  return [text, inJson, inJson.replaceAll('/', '\\/'), encodeURIComponent(text)];
};

/** What is secret of headers, whole and without the word before it, as in `Bearer …`, however it is spelt. */
export const secretsIn = (headers: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(
    Object.values(headers)
      .flatMap((value) => [value, value.slice(value.indexOf(' ') + 1), ...basicIn(value)])
      .filter((value) => value.length > NO_SECRET)
      .flatMap(spellingsOf),
  ),
];

/** A text without them. */
export const masked = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);

/**
 * An answer as it may go on to whoever calls or tries.
 * @param secrets what the service was sent and may send back, which nobody is shown
 */
export function withoutSecrets(answer: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0) return answer;
  if (typeof answer === 'string') return masked(answer, secrets);
  if (typeof answer === 'number') return secrets.includes(String(answer)) ? '***' : answer;
  if (Array.isArray(answer)) return answer.map((each) => withoutSecrets(each, secrets));
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, each]) => [masked(name, secrets), withoutSecrets(each, secrets)]),
  );
}
