import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { Findings } from './Findings.ts';
import { interfaceLocale } from './interface.locale.ts';
import { pathTitle } from './pathTitle.ts';
import { reach } from './reach.ts';

/** What is wrong, each with the way to its field. */
export const FindingLinks = observer(function FindingLinks({ findings }: { findings: Findings }) {
  const text = useText(interfaceLocale);
  return (
    <ul className="at-interface-findings">
      {findings.list.map(({ path, message }, at) => (
        <li key={`${path} ${String(at)}`}>
          <button type="button" className="at-plain" onClick={() => reach(path)}>
            <strong>{pathTitle(path, text)}</strong> {message}
          </button>
        </li>
      ))}
    </ul>
  );
});
