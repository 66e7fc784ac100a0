import { isLoopbackHost } from '../../config/config.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { isCommonPassword } from '../../security/commonPasswords.ts';

/** Host name of a Host header, without its port. */
function hostName(header: string): string {
  return /^(\[[^\]]+\]|[^:[\]]+)(?::\d+)?$/.exec(header)?.[1] ?? '';
}

/**
 * Whether demo accounts may log in on a request: where the configuration says that this is a demo, else only from
 * this machine to an address of this machine. The Host header alone proves nothing, whoever calls can write it.
 */
export function mayUseDemo(demo: boolean, hostHeader: string, ip: string): boolean {
  if (demo) return true;
  const peer = ip.replace(/^::ffff:/i, '');
  return isLoopbackHost(hostName(hostHeader)) && isLoopbackHost(peer);
}

/** The one way of logging in that a payload asks for; undefined where it asks for none or for several. */
export function skipLoginMethod(param: {
  readonly token?: string;
  readonly ticket?: string;
  readonly service?: string;
  readonly code?: string;
  readonly platform?: string | number;
  readonly visitor?: true;
}): 'token' | 'ticket' | 'code' | 'visitor' | undefined {
  const names = Object.keys(param).sort().join(' ');
  switch (names) {
    case 'token':
    case 'visitor':
      return names;
    case 'service ticket':
      return 'ticket';
    case 'code platform':
      return 'code';
    default:
      return undefined;
  }
}

/** What arrives when nothing was typed. */
const MD5_OF_NOTHING = 'd41d8cd98f00b204e9800998ecf8427e';

/**
 * Refuses a new password that is none, or one that is guessed first.
 * @param path where it stands in the payload
 * @param own names and numbers of the person
 * @throws AppError INPUT_INVALID
 */
export function refuseWeakPassword(path: string, arrived: string, own: readonly string[]): void {
  if (arrived === MD5_OF_NOTHING) throw invalidInput(inputError(path, 'REQUIRED'));
  if (isCommonPassword(arrived, own)) throw invalidInput(inputError(path, 'PASSWORD_COMMON'));
}
