import { ReloadOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, Button, Dropdown, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { flowIndex, isPeopleNode } from '../../../../documents/flow/flowIndex.ts';
import { isFinished } from '../../../../documents/flow/state.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { StarterBar } from '../people/StarterBar.tsx';
import { useStepTitle } from '../people/usePeopleFields.ts';
import { simulationLocale } from './simulation.locale.ts';
import { useRefusalWords } from './useRefusalWords.ts';
import { useSimulation } from './useSimulation.ts';

const colours = {
  running: 'processing',
  returned: 'warning',
  suspended: 'warning',
  withdrawn: 'default',
  approved: 'success',
  rejected: 'error',
  terminated: 'error',
} as const;

/** Who starts it, how it stands, and what is done with the play as a whole. */
export const SimulationBar = observer(function SimulationBar() {
  const { simulation, flow } = useSimulation();
  const text = useText(simulationLocale);
  const say = useRefusalWords();
  const titleOf = useStepTitle();
  const { frame, ground, isBusy, refusal } = simulation;
  const state = frame?.state.state;
  const isOver = state === undefined || isFinished(state);
  const steps = [...flowIndex(ground?.flow ?? flow).values()].map(({ node }) => node).filter(isPeopleNode);
  const manager = text('byManager');
  return (
    <>
      <div className="at-formview-bar">
        {frame === undefined ? (
          <StarterBar />
        ) : (
          <span>
            {text('by', { person: ground?.played.initiator.realName })}
            <Tag color={colours[frame.state.state]} role="status">
              {text(`state_${frame.state.state}`)}
            </Tag>
          </span>
        )}
        {frame !== undefined && (
          <>
            <Button
              size="small"
              icon={<UndoOutlined aria-hidden />}
              disabled={isBusy}
              onClick={() => simulation.undo()}
            >
              {text('undo')}
            </Button>
            <Button
              size="small"
              icon={<ReloadOutlined aria-hidden />}
              disabled={isBusy}
              onClick={() => simulation.restart()}
            >
              {text('restart')}
            </Button>
          </>
        )}
        {!isOver && (
          <>
            <Button
              size="small"
              disabled={isBusy || state === 'withdrawn'}
              onClick={() => void simulation.withdraw()}
            >
              {text('withdraw')}
            </Button>
            <Dropdown
              trigger={['click']}
              disabled={isBusy}
              menu={{
                items: [
                  ...(state === 'suspended'
                    ? [{ key: 'resume', label: text('resume') }]
                    : [
                        { key: 'suspend', label: text('suspend'), disabled: state === 'withdrawn' },
                        {
                          key: 'jump',
                          label: text('jump'),
                          disabled: state === 'withdrawn',
                          children: steps.map((node) => ({ key: `to ${node.id}`, label: titleOf(node) })),
                        },
                      ]),
                  { key: 'terminate', label: text('terminate'), danger: true },
                ],
                onClick: ({ key }) => {
                  if (key === 'suspend' || key === 'resume' || key === 'terminate')
                    void simulation.manage(key, manager);
                  else if (key.startsWith('to ')) void simulation.manage('jump', manager, key.slice(3));
                },
              }}
            >
              <Button size="small">{text('manager')}</Button>
            </Dropdown>
          </>
        )}
        <span className="at-formview-note at-formview-help">{text('hint')}</span>
      </div>
      {ground !== undefined && ground.flow !== flow && <Alert type="info" showIcon message={text('stale')} />}
      {refusal !== undefined && (
        <Alert type="error" showIcon closable message={say(refusal)} onClose={() => simulation.dismiss()} />
      )}
    </>
  );
});
