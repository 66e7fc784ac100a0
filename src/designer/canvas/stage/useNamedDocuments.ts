import { useEffect, useState } from 'react';
import { conditionsIn } from '../../../documents/namedRules.ts';
import { typesIn } from '../../../runtime/registry/typesIn.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { controlIdOf } from '../../../schemas/controlType.ts';

/**
 * Fetches the controls and conditions that a document names, when one is put in.
 * @returns another value once more of them are there, upon which the document is compiled anew; undefined until those that
 *   it names at first are there
 */
export function useNamedDocuments(document: unknown): object | undefined {
  const root = useRoot();
  const ids = [...typesIn(document)].flatMap((type) => controlIdOf(type) ?? []);
  const controls = [...new Set(ids)].sort().join(' ');
  const conditions = [...conditionsIn(document)].sort().join(' ');
  const isAlone = controls === '' && conditions === '';
  const [there, setThere] = useState<object | undefined>(isAlone ? NOTHING : undefined);
  useEffect(() => {
    if (isAlone) return undefined;
    let gone = false;
    void root.resources.loadNamed(idsIn(controls), idsIn(conditions)).then(() => {
      if (!gone) setThere({});
    });
    return () => {
      gone = true;
    };
  }, [root, isAlone, controls, conditions]);
  return there;
}

const NOTHING = {};

const idsIn = (line: string): readonly string[] => line.split(' ').filter((id) => id !== '');
