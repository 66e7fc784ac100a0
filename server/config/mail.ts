import { ConfigError, isLoopbackHost, text } from './environment.ts';

/** Where e-mails are handed over for delivery. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise the connection is made secure before anything is said. */
  readonly secure: boolean;
  /** Only what is on this machine may do without. */
  readonly mayBePlain: boolean;
  readonly user: { readonly name: string; readonly password: string } | undefined;
  /** Whom they are from, such as `Campus <noreply@example.edu>`. */
  readonly from: string;
}

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
/** One address, with a name before it or without. */
const FROM = /^(?:[^<>\r\n,@]+<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/;

/**
 * Reads `SMTP_URL` and `MAIL_FROM`.
 * @returns undefined where no e-mails are sent
 * @throws ConfigError
 */
export function readMail(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const value = text(env, 'SMTP_URL');
  const from = text(env, 'MAIL_FROM');
  if (value === undefined && from === undefined) return undefined;
  const url = URL.canParse(value ?? '') ? new URL(value ?? '') : undefined;
  const { protocol } = url ?? {};
  const isFit = url !== undefined && (protocol === 'smtp:' || protocol === 'smtps:') && url.hostname !== '';
  if (!isFit || !['', '/'].includes(url.pathname) || url.search + url.hash !== '')
    throw new ConfigError('SMTP_URL must be an address such as smtps://user:password@mail.example.edu.');
  if (from === undefined || !FROM.test(from))
    throw new ConfigError('MAIL_FROM must be an address such as Campus <noreply@example.edu>.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    secure: protocol === 'smtps:',
    mayBePlain: isLoopbackHost(host),
    user:
      url.username === ''
        ? undefined
        : { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    from,
  };
}
