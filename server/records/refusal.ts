import { AppError, inputError, MOST_INPUT_ERRORS } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { allows } from '../../src/documents/rights/moduleRights.ts';
import type { FieldMask } from '../../src/documents/rights/moduleRights.ts';
import type { ModuleColumn, ModuleShape } from './shape.ts';

/** The first things that are wrong with a request, collected until all of it has been looked at. */
export class Refusal {
  readonly #invalid: InputError[] = [];
  readonly #forbidden: InputError[] = [];

  invalid(...findings: readonly InputError[]): void {
    this.#invalid.push(...findings.slice(0, MOST_INPUT_ERRORS - this.#invalid.length));
  }

  forbidden(path: string): void {
    if (this.#forbidden.length < MOST_INPUT_ERRORS) this.#forbidden.push(inputError(path, 'FIELD_FORBIDDEN'));
  }

  /** Takes over what another one collected. */
  add(other: Refusal): void {
    this.invalid(...other.#invalid);
    this.#forbidden.push(...other.#forbidden.slice(0, MOST_INPUT_ERRORS - this.#forbidden.length));
  }

  get isEmpty(): boolean {
    return this.#invalid.length === 0 && this.#forbidden.length === 0;
  }

  /**
   * Ends the call where anything was found. What is not valid comes first: it is so for every role.
   * @throws AppError INPUT_INVALID or FIELD_FORBIDDEN
   */
  throwIfAny(): void {
    if (this.#invalid.length > 0) throw new AppError('INPUT_INVALID', { errors: this.#invalid });
    if (this.#forbidden.length > 0) throw new AppError('FIELD_FORBIDDEN', { errors: this.#forbidden });
  }
}

/** Server-owned members belong to every record that a role may see; fields need the mask. */
export function mayUse(shape: ModuleShape, mask: FieldMask, code: string): boolean {
  return !shape.byCode.has(code) || allows(mask, code);
}

/**
 * The column that a request compares, sorts by, groups by or measures, which must be readable and no secret: what nobody
 * reads could otherwise be found out piece by piece.
 */
export function comparableColumn(
  ...[shape, mask, code, path, refusal]: Parameters<typeof readableColumn>
): ModuleColumn | undefined {
  const column = readableColumn(shape, mask, code, path, refusal);
  if (column?.secret !== true) return column;
  refusal.forbidden(path);
  return undefined;
}

/** The column that a request names; one that is unknown or not the role's to read is noted as refused. */
export function readableColumn(
  shape: ModuleShape,
  mask: FieldMask,
  code: string,
  path: string,
  refusal: Refusal,
): ModuleColumn | undefined {
  const column = shape.columns.get(code);
  if (column === undefined) refusal.invalid(inputError(path, 'UNKNOWN_FIELD'));
  else if (mayUse(shape, mask, code)) return column;
  else refusal.forbidden(path);
  return undefined;
}
