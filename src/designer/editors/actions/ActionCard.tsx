import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Action } from '../../../schemas/action.ts';
import { armOf } from '../../cards/tree.ts';
import { ActionFields } from './ActionFields.tsx';
import { ActionHead } from './ActionHead.tsx';
import { useActions } from './ActionsContext.ts';
import { actionsLocale } from './actions.locale.ts';
import { branchesOf, lanesOf, mayLoseBranch, MOST_BRANCHES } from './chain.ts';

interface ActionCardProps {
  path: string;
  action: Action;
  /** Draws the chains that stand in it. */
  Lane: ComponentType<{ block: string; label: string }>;
}

/** An action: what it does in a line, its parameters where it is open, and below it, indented, the chains in it. */
export const ActionCard = observer(function ActionCard({ path, action, Lane }: ActionCardProps) {
  const { addBranch, disabled, isOpen, problemsAt, removeBranch, say } = useActions();
  const text = useText(actionsLocale);
  const open = isOpen(path);
  const branches = branchesOf(action);
  const titleOf = (arm: string): string => {
    if (arm === 'onError' || arm === 'steps') return text(arm);
    return text('branch', { at: Number(arm.slice('branches/'.length)) + 1 });
  };
  return (
    <>
      <div className="at-step" data-open={open || undefined}>
        <ActionHead path={path} action={action} />
        {problemsAt(path, undefined, true).map((problem) => (
          <p key={problem} className="at-settings-wrong at-actions-said">
            {problem}
          </p>
        ))}
        {open && <ActionFields path={path} action={action} />}
      </div>
      {lanesOf(action).map(([arm, actions]) => {
        const title = titleOf(arm);
        const at = Number(arm.slice('branches/'.length));
        const mayGo = arm.startsWith('branches/') && mayLoseBranch(action);
        return (
          <section
            key={arm}
            className="at-steps-arm"
            data-lane={arm === 'onError' ? 'error' : undefined}
            aria-label={`${say(action)} ${title}`}
          >
            <h3>
              {title}
              {mayGo && (
                <Button
                  size="small"
                  type="text"
                  aria-label={text('removeBranch', { at: at + 1 })}
                  icon={<DeleteOutlined aria-hidden />}
                  disabled={disabled}
                  onClick={() => removeBranch(path, at)}
                />
              )}
            </h3>
            {arm === 'onError' && (
              <p className="at-settings-default">
                {text(actions.length === 0 ? 'onErrorEmpty' : 'onErrorHint')}
              </p>
            )}
            <Lane block={armOf(path, arm)} label={title} />
          </section>
        );
      })}
      {branches.length > 0 && branches.length < MOST_BRANCHES && (
        <Button
          size="small"
          type="link"
          className="at-actions-branch"
          icon={<PlusOutlined aria-hidden />}
          disabled={disabled}
          onClick={() => addBranch(path)}
        >
          {text('addBranch')}
        </Button>
      )}
    </>
  );
});
