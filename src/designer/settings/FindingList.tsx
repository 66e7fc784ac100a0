import { Button } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Finding } from '../../schemas/finding.ts';
import { settingsLocale } from './settings.locale.ts';

export interface FindingListProps {
  findings: readonly Finding[];
  /** The line of a JSON pointer, counted from 1; undefined where it stands nowhere. */
  lineOf: (pointer: string) => number;
  goTo: (pointer: string) => void;
  mend: (fix: NonNullable<Finding['fix']>) => void;
}

/** What the check found, each with its place and, where one is proposed, its fix. */
export function FindingList({ findings, lineOf, goTo, mend }: FindingListProps) {
  const { locale } = useRoot();
  const text = useText(settingsLocale);
  return (
    <ul className="at-settings-findings" aria-label={text('findings')}>
      {findings.map(({ severity, code, message, path = '', fix }, index) => (
        <li key={`${code} ${path} ${String(index)}`} data-severity={severity}>
          <span className="at-settings-severity">{text(severity)}</span>
          <span>
            {locale.localise(message)}{' '}
            <button
              type="button"
              className="at-plain at-settings-place"
              aria-label={text('goTo', { line: lineOf(path) })}
              onClick={() => goTo(path)}
            >
              {text('atLine', { line: lineOf(path) })} {path}
            </button>
          </span>
          {fix && (
            <Button size="small" onClick={() => mend(fix)}>
              {locale.localise(fix.title)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
