import { useMemo } from 'react';
import type { Action } from '../../../../schemas/action.ts';
import type { Prop } from '../../../../schemas/prop.ts';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { useActions } from '../ActionsContext.ts';

interface PlainMemberProps {
  name: string;
  prop: Prop;
  path: string;
  action: Action;
  change: (action: Action) => void;
}

/** A member of an action that one of the controls of props sets. */
export function PlainMember({ name, prop, path, action, change }: PlainMemberProps) {
  const { List, disabled, pointerOf, problemsAt } = useActions();
  const place = pointerOf(path);
  const problems = problemsAt(path, name);
  const placed = useMemo(() => ({ pointer: place, problemsAt: () => [] }), [place]);
  return (
    <PlaceOfValue.Provider value={placed}>
      <List
        schema={{ [name]: prop }}
        values={action}
        problems={{ [name]: problems }}
        disabled={disabled}
        change={(next) => change({ ...next, do: action.do })}
      />
    </PlaceOfValue.Provider>
  );
}
