import { useEffect, useState } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { controlIdOf } from '../../../schemas/controlType.ts';
import { typesIn } from '../../../runtime/registry/typesIn.ts';

/**
 * Fetches the controls that a page names as widgets, when one is put in.
 * @returns another value once more of them are there, upon which the page is compiled anew; undefined while none is named
 */
export function useNamedDocuments(body: unknown): object | undefined {
  const root = useRoot();
  const key = [...new Set([...typesIn(body)].flatMap((type) => controlIdOf(type) ?? []))].sort().join(' ');
  const [there, setThere] = useState<object>();
  useEffect(() => {
    if (key === '') return undefined;
    let gone = false;
    void root.resources.loadControls(key.split(' ')).then(() => {
      if (!gone) setThere({});
    });
    return () => {
      gone = true;
    };
  }, [root, key]);
  return there;
}
