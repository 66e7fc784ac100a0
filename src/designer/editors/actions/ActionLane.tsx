import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { CardGap } from '../../cards/CardGap.tsx';
import { blockAt, pathAt } from '../../cards/tree.ts';
import { ActionCard } from './ActionCard.tsx';
import { useActions } from './ActionsContext.ts';
import { actionsLocale } from './actions.locale.ts';
import { AddAction } from './AddAction.tsx';
import { canStand } from './chain.ts';

/** The actions of a chain or of a lane, with places for more between them and at the end. */
export const ActionLane = observer(function ActionLane({ block, label }: { block: string; label: string }) {
  const { chain, keyOf, say } = useActions();
  const text = useText(actionsLocale);
  const actions = blockAt(chain, block);
  const end = { block, at: actions.length };
  return (
    <div className="at-steps-block">
      {actions.length > 0 && (
        <ol aria-label={label}>
          {actions.map((action, at) => {
            const place = { block, at };
            const path = pathAt(place);
            return (
              <li key={keyOf(path)} aria-label={say(action)}>
                <CardGap place={place} takes={(dragged) => canStand(dragged, place)}>
                  <AddAction place={place} label={text('addHere', { where: say(action) })} small />
                </CardGap>
                <ActionCard path={path} action={action} Lane={ActionLane} />
              </li>
            );
          })}
        </ol>
      )}
      <CardGap place={end} takes={(dragged) => canStand(dragged, end)}>
        <AddAction place={end} label={text('addIn', { where: label })} />
      </CardGap>
    </div>
  );
});
