import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MeasuredDryRun } from '../../../../documents/flow/dryRun/DryRun.ts';
import type { DryRunFinding } from '../../../../documents/flow/dryRun/DryRunReport.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { sourceTitles } from '../../../../schemas/flow/titles.ts';
import { useRoleName } from '../../../editors/pickers/useRoles.ts';
import { useTurnView } from '../../../frame/useTurnView.ts';
import { useFlowTrial } from '../people/useFlowTrial.ts';
import { dryRunLocale } from './dryRun.locale.ts';
import { StepLink } from './StepLink.tsx';

/** What a dry run came to: its figures, and each finding with the step that it is about. */
export const DryRunReport = observer(function DryRunReport({ report }: { report: MeasuredDryRun }) {
  const { locale } = useRoot();
  const text = useText(dryRunLocale);
  const { cases, findings, longest, slowest } = report;
  return (
    <>
      <dl className="at-flowtrial-figures">
        <Figure title={text('cases')}>{cases}</Figure>
        <Figure title={text('problems')}>{findings.length}</Figure>
        <Figure
          title={text('longest')}
          note={longest.nodes.map((node, at) => (
            <span key={node}>
              {at > 0 && ' → '}
              <StepLink id={node} />
            </span>
          ))}
        >
          {longest.people === 0 ? text('none') : text('longestPeople', { count: longest.people })}
        </Figure>
        <Figure
          title={text('slowest')}
          note={
            slowest && (
              <>
                <StepLink id={slowest.node} /> {locale.localise(sourceTitles[slowest.source])} ·{' '}
                {text('givesPeople', { count: slowest.people })}
              </>
            )
          }
        >
          {slowest === null ? text('none') : text('milliseconds', { count: slowest.milliseconds })}
        </Figure>
      </dl>
      {cases === 0 ? (
        <Alert type="warning" showIcon message={text('noCases')} />
      ) : findings.length === 0 ? (
        <p className="at-flowtrial-clean">
          <CheckCircleOutlined aria-hidden /> {text('clean')}
        </p>
      ) : (
        <ul className="at-flowtrial-findings" aria-label={text('findings')}>
          {findings.map((finding) => (
            <FoundLine key={`${finding.node} ${finding.code}`} finding={finding} />
          ))}
        </ul>
      )}
    </>
  );
});

const Figure = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <strong>{children}</strong>
      {note !== undefined && note !== null && <small>{note}</small>}
    </dd>
  </div>
);

const FoundLine = observer(function FoundLine({ finding }: { finding: DryRunFinding }) {
  const { trial } = useFlowTrial();
  const { locale } = useRoot();
  const text = useText(dryRunLocale);
  const roleName = useRoleName();
  const turn = useTurnView();
  const { severity, node, message, count, example } = finding;
  const Sign = severity === 'error' ? CloseCircleOutlined : WarningOutlined;
  return (
    <li data-severity={severity}>
      <Sign aria-label={text(severity)} />
      <div>
        <StepLink id={node} /> {locale.localise(message)}
        {count > 0 && <small> · {text('count', { count })}</small>}
        {example && (
          <small className="at-flowtrial-example">
            {text('example', { ...example, role: roleName(example.role) })}
            <Button
              type="link"
              size="small"
              onClick={() => {
                trial.choose({ value: example.person, label: example.person });
                turn(SIMULATION);
              }}
            >
              {text('tryAs')}
            </Button>
          </small>
        )}
      </div>
    </li>
  );
});

/** The name of the view that simulates. */
const SIMULATION = 'simulation';
