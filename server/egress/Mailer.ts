import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../config/mail.ts';
import type { Receipt } from './receipt.ts';

/** A letter of plain text. */
interface Letter {
  /** The same for the same letter, so that a second one can be told from it: `Message-ID` without its brackets. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands letters to the mail server that the operator named, each by a connection of its own. */
export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ host, port, secure, mayBePlain, user, from }: MailSettings) {
    this.#from = from;
    this.#transport = createTransport({
      ...{ host, port, secure, requireTLS: !secure && !mayBePlain, ...PATIENCE },
      ...(user && { auth: { user: user.name, pass: user.password } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Never rejects. @param onFailure told why, where the server did not take it */
  async send({ id, to, subject, text }: Letter, onFailure: (error: unknown) => void): Promise<Receipt> {
    try {
      // An address given as an object is one address, whatever signs it holds.
      const address = { name: '', address: to };
      await this.#transport.sendMail({ messageId: `<${id}>`, from: this.#from, to: address, subject, text });
      return 'sent';
    } catch (error) {
      onFailure(error);
      return receiptOf(error);
    }
  }
}

/** What the library knows of a failure. */
interface MailFailure {
  readonly code?: string;
  /** Code of the system's own error. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Failures of the connection, and of who says that they are whom: no letter was on its way yet. */
const BEFORE_LETTER: ReadonlySet<string | undefined> = new Set(['EDNS', 'ETLS', 'EAUTH']);
const UNREACHED: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const ABOUT_LETTER: ReadonlySet<string | undefined> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * A line that broke in the middle of a letter leaves open whether it was taken.
 * @see RFC 5321, 4.2.1: 4yz is refused for now, 5yz for good
 */
function receiptOf(error: unknown): Receipt {
  const { code, originalCode, timeoutType, responseCode, command } = error as MailFailure;
  if (typeof responseCode === 'number')
    return responseCode >= 500 && ABOUT_LETTER.has(command) ? 'refused' : 'later';
  const isBefore =
    BEFORE_LETTER.has(code) ||
    UNREACHED.has(originalCode) ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT');
  return isBefore ? 'later' : 'unknown';
}
