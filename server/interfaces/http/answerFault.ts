import { isRecord } from '../../envelope/envelope.ts';
import type { AnswerFault } from '../../../src/schemas/wire/interface.ts';
import { SourceError } from '../../sources/sourceError.ts';
import { masked, type Secrets } from './secrets.ts';

/** A service answered, and not what the definition says; what it was is for who configures. */
export class UnfitAnswer extends SourceError {
  readonly fault: AnswerFault;

  constructor(
    fault: AnswerFault,
    message: string,
    cause?: unknown,
    reason: SourceError['reason'] = 'refused',
  ) {
    super(reason, message, { cause });
    this.fault = fault;
  }
}

/** The most characters of an answer that are shown. */
const SHOWN = 300;

/**
 * How an answer begins, for people to see what came instead; nothing where it is empty or no text.
 * @param secrets what the service was sent and may send back, which nobody is shown
 */
export function beginningOf(body: Buffer, secrets: Secrets): { says?: string } {
  const whole = new TextDecoder().decode(body);
  const text = masked(whole, secrets).slice(0, 4 * SHOWN);
  // What is cut within a character, or is none, is not shown.
  const says = text
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim()
    .slice(0, SHOWN);
  return says === '' ? {} : { says };
}

/** How deep lists are looked for, and how many are proposed. */
const DEPTH = 4;
const MOST = 5;

/** Dotted paths of the lists of records in an answer, the outermost first; an empty one for the answer itself. */
export function listsIn(answer: unknown): readonly string[] {
  const found: string[] = [];
  let level: readonly (readonly [path: string, value: unknown])[] = [['', answer]];
  for (let depth = 0; depth <= DEPTH && level.length > 0; depth += 1) {
    found.push(...level.flatMap(([path, value]) => (isList(value) ? [path] : [])));
    level = level.flatMap(([path, value]) =>
      isRecord(value)
        ? Object.entries(value)
            .filter(([name]) => name !== '' && !name.includes('.'))
            .map(([name, member]) => [path === '' ? name : `${path}.${name}`, member] as const)
        : [],
    );
  }
  return found.slice(0, MOST);
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);
