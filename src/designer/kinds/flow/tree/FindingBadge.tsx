import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { Problem } from '../../../core/Problems.ts';
import { flowLocale } from './flow.locale.ts';

/** How many problems a step has; what they are is read on hovering or focusing. */
export function FindingBadge({ findings }: { findings: readonly Problem[] }) {
  const text = useText(flowLocale);
  if (findings.length === 0) return null;
  const isError = findings.some(({ severity }) => severity === 'error');
  const words = findings.map(({ message }) => message);
  return (
    <Tooltip
      title={
        <ul className="at-flowtree-findings">
          {words.map((message, at) => (
            <li key={at}>{message}</li>
          ))}
        </ul>
      }
    >
      <span
        className="at-flowtree-badge"
        data-severity={isError ? 'error' : 'warning'}
        tabIndex={0}
        role="img"
        aria-label={`${text('findings', { count: findings.length })}: ${words.join(' ')}`}
      >
        {isError ? <ExclamationCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}
        {findings.length > 1 && findings.length}
      </span>
    </Tooltip>
  );
}
