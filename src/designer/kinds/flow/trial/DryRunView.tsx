import { PlayCircleOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { DesignModel } from '../../../core/DesignModel.ts';
import { useFlowTrial } from '../people/useFlowTrial.ts';
import { DryRunModel } from './DryRunModel.ts';
import { dryRunLocale } from './dryRun.locale.ts';
import { DryRunReport } from './DryRunReport.tsx';
import '../../form/shared/formView.css';
import './trial.css';

/** For as long as the designer of a flow is open: a report stays while somebody looks at its steps. */
const runs = new WeakMap<DesignModel, DryRunModel>();

/** Tries the flow for the whole organisation, and says what that came to. */
export const DryRunView = observer(function DryRunView() {
  const { model, flow } = useFlowTrial();
  const { client, jobs } = useRoot();
  const text = useText(dryRunLocale);
  const run = runs.get(model) ?? new DryRunModel(client, jobs);
  runs.set(model, run);
  const { state, progress } = run;
  const isRunning = state.is === 'running';
  return (
    <div className="at-formview at-flowtrial">
      <div className="at-formview-bar">
        <Button
          type="primary"
          size="small"
          icon={<PlayCircleOutlined aria-hidden />}
          loading={isRunning}
          disabled={isRunning}
          onClick={() => void run.start(flow, text('job'))}
        >
          {text(state.is === 'none' ? 'start' : 'again')}
        </Button>
        {isRunning && (
          <Button size="small" disabled={state.job === undefined} onClick={() => void run.cancel()}>
            {text('cancel')}
          </Button>
        )}
        <span className="at-formview-note at-formview-help">{text('intro')}</span>
      </div>
      {isRunning && (
        <div role="status">
          <Progress
            size="small"
            percent={progress === undefined ? 0 : Math.floor((progress.done / progress.total) * 100)}
          />
          <span className="at-formview-note">
            {progress === undefined
              ? text('starting')
              : text('running', { done: progress.done, total: progress.total })}
          </span>
        </div>
      )}
      {state.is === 'cancelled' && <Alert type="info" showIcon message={text('cancelled')} />}
      {state.is === 'failed' && (
        <Alert type="error" showIcon message={text('failed', { why: messageOf(state.error) })} />
      )}
      {state.is === 'done' && (
        <>
          {state.of !== flow && <Alert type="info" showIcon message={text('stale')} />}
          <DryRunReport report={state.report} />
        </>
      )}
    </div>
  );
});
