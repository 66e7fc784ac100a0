import { observer } from 'mobx-react-lite';
import type { Action } from '../../../schemas/action.ts';
import { CardDrag } from '../../cards/CardDrag.tsx';
import { nodeAt } from '../../cards/tree.ts';
import type { NestingProps } from '../../settings/controlProps.ts';
import { ActionLane } from './ActionLane.tsx';
import { ActionsProvider } from './ActionsContext.ts';
import { useActionsEditing } from './useActionsEditing.ts';
import { useSaying } from './useSaying.ts';
import '../../steps/steps.css';
import '../editors.css';

const NONE: readonly Action[] = [];

/** A chain of actions as cards, those that stand in others indented below them in lanes. */
export const ActionsEditor = observer(function ActionsEditor(props: NestingProps) {
  const chain = Array.isArray(props.value) ? (props.value as readonly Action[]) : NONE;
  const saying = useSaying(chain);
  const editing = useActionsEditing(props, saying);
  const said = (path: string): string | undefined => {
    const action = nodeAt(chain, path);
    return action && editing.say(action);
  };
  return (
    <ActionsProvider value={editing}>
      <CardDrag say={said} moveTo={editing.moveTo}>
        <div className="at-steps at-actions">
          <ActionLane block="" label={props.title} />
        </div>
      </CardDrag>
    </ActionsProvider>
  );
});
