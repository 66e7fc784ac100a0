import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ShownResult } from './TestRuns.ts';
import { sayValue } from './sayValue.ts';
import { testsLocale } from './tests.locale.ts';

interface FailureListProps {
  failures: ShownResult['failures'];
  /** How a part is called. */
  nameOf: (part: string) => string;
  /** Selects a part; undefined where there is nothing to select. */
  goTo: (part: string) => (() => void) | undefined;
}

/** What is other than a test expects, each with its reason; a click leads to the part. */
export const FailureList = observer(function FailureList({ failures, nameOf, goTo }: FailureListProps) {
  const { locale } = useRoot();
  const text = useText(testsLocale);
  const words = { yes: text('yes'), no: text('no'), empty: text('empty') };
  if (failures.length === 0) return null;
  return (
    <ul className="at-tests-failures">
      {failures.map(({ part, member, expected, actual, reason }) => {
        const select = goTo(part);
        const name = nameOf(part);
        const isWhole = part === 'document';
        const said = { expected: sayValue(expected, words), actual: sayValue(actual, words) };
        return (
          <li key={`${part} ${member}`}>
            {select ? (
              <button type="button" className="at-plain" onClick={select}>
                <strong>{name}</strong>
              </button>
            ) : (
              <strong>{name}</strong>
            )}{' '}
            {!isWhole && `${text(member)}: ${text('expected', said)} – `}
            {locale.localise(reason)}
          </li>
        );
      })}
    </ul>
  );
});
