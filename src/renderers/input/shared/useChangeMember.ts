import { useCallback } from 'react';
import type { CompiledFields } from '../../../documents/form.ts';
import { emptyUnder } from '../../../documents/optionsUnder.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes a field of an object inside a value, as a person does: choices among the options under it are emptied.
 * @param members the fields of the object; absent where nobody can change them
 */
export function useChangeMember(
  members: CompiledFields | undefined,
): (object: Values, code: string, value: unknown) => Values {
  const { functions } = usePlace().page.environment;
  return useCallback(
    (object, code, value) => {
      const changed = { ...object, [code]: value };
      return members ? emptyUnder(members, changed, [`row.${code}`], functions) : changed;
    },
    [members, functions],
  );
}
