import { isOutdated } from './outdated.ts';
import { AppError } from './AppError.ts';
import { catalogue, type ErrorCode } from './catalogue.ts';
import { isUsedCode, stillUsedThere } from './stillUsed.ts';

/** PostgreSQL's SQLSTATE classes and codes that are no fault of the statement. */
function databaseCode(code: string, message: string): ErrorCode | undefined {
  if (code === '57014') return 'TIMEOUT';
  if (isOutdated({ code, message })) return 'DATABASE_BUSY';
  if (code === '40001' || code === '40P01' || code === '55P03') return 'DATABASE_BUSY';
  if (code.startsWith('08') || code.startsWith('57P') || code.startsWith('53')) return 'DATABASE_UNAVAILABLE';
  return undefined;
}

/** SQLSTATE of a rule of the platform's tables that refuses a write; its message is the code of the answer. */
const PLATFORM_RULE = 'AT001';

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(catalogue, text);

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
const CONNECTION_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Node's word for a request whose sender went away before all of it was here: that of a system call has more to say. */
const isAborted = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** Codes of Fastify's own refusals. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'CONTENT_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_TYPE: 'CONTENT_TYPE_UNSUPPORTED',
};

/**
 * Turns whatever was thrown into a refusal. Unknown errors become INTERNAL with the original as cause: it goes to the
 * log, nothing of it to the caller.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('INTERNAL', { cause: error });
  if (isAborted(error)) return new AppError('BODY_INCOMPLETE', { cause: error });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = fastifyCodes[code];
  if (known !== undefined) return new AppError(known, { cause: error });
  if (code.startsWith('FST_') && 'statusCode' in error && Number(error.statusCode) < 500) {
    return new AppError('REQUEST_MALFORMED', { cause: error });
  }
  if (code === PLATFORM_RULE && isErrorCode(error.message)) {
    const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
    return isUsedCode(error.message)
      ? stillUsedThere(error.message, detail, error)
      : new AppError(error.message, { cause: error });
  }
  const fromDatabase = 'severity' in error ? databaseCode(code, error.message) : undefined;
  if (fromDatabase !== undefined) return new AppError(fromDatabase, { cause: error });
  if ((CONNECTION_CODES.has(code) && 'syscall' in error) || CONNECTION_TEXT.test(error.message)) {
    return new AppError('DATABASE_UNAVAILABLE', { cause: error });
  }
  return new AppError('INTERNAL', { cause: error });
}
