import type { HidePolicy } from '../schemas/node.ts';

/**
 * What becomes of a hidden field's value. A hidden field is never validated, whatever its policy.
 *
 * | policy          | in the form while hidden | shown again with | in the submit |
 * | --------------- | ------------------------ | ---------------- | ------------- |
 * | none (default)  | kept                     | the old value    | left out      |
 * | keep            | kept                     | the old value    | sent          |
 * | clear           | emptied                  | empty            | sent as null  |
 * | omit            | emptied                  | empty            | left out      |
 *
 * `clear` removes a value that no longer holds from the record; leaving out keeps what the record has.
 */
export interface HideRule {
  empties: boolean;
  submits: 'value' | 'null' | 'nothing';
}

const table: Readonly<Record<HidePolicy | 'default', HideRule>> = {
  default: { empties: false, submits: 'nothing' },
  keep: { empties: false, submits: 'value' },
  clear: { empties: true, submits: 'null' },
  omit: { empties: true, submits: 'nothing' },
};

/** A policy that there is none of counts as none. */
export const hideRule = (policy: HidePolicy | undefined): HideRule =>
  policy !== undefined && Object.hasOwn(table, policy) ? table[policy] : table.default;
