import { useEffect, useState } from 'react';
import { Check } from 'typebox/value';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ConditionReferenceSchema } from '../../../schemas/condition.ts';
import { controlIdOf } from '../../../schemas/controlType.ts';
import { typesIn } from '../../../runtime/registry/typesIn.ts';

/**
 * Fetches what a document names and its compilation reads: the controls that it names as widgets, the conditions.
 * @returns another value once more of them are there, upon which the page is compiled anew; undefined while none is named
 */
export function useNamedDocuments(document: unknown): object | undefined {
  const root = useRoot();
  const controls = listed([...typesIn(document)].flatMap((type) => controlIdOf(type) ?? []));
  const conditions = listed([...conditionsIn(document)]);
  const [there, setThere] = useState<object>();
  useEffect(() => {
    if (controls === '' && conditions === '') return undefined;
    let gone = false;
    const ids = (key: string): readonly string[] => key.split(' ').filter((id) => id !== '');
    const asked = [
      root.resources.loadControls(ids(controls)),
      root.resources.loadConditions(ids(conditions)),
    ];
    void Promise.allSettled(asked).then(() => {
      if (!gone) setThere({});
    });
    return () => {
      gone = true;
    };
  }, [root, controls, conditions]);
  return there;
}

const listed = (ids: readonly string[]): string => [...new Set(ids)].sort().join(' ');

/** The ids of the conditions that a document names, wherever rules stand. */
function* conditionsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('condition' in value && Check(ConditionReferenceSchema, value)) yield value.condition;
  else for (const member of Object.values(value)) yield* conditionsIn(member);
}
