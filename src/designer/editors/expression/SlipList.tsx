import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { expressionLocale } from './expression.locale.ts';
import type { Slip } from './slipsIn.ts';

interface SlipListProps {
  slips: readonly Slip[];
  replace: (from: number, to: number, by: string) => void;
}

/** What is wrong with what stands in the editor, in words, with what was meant where that is known. */
export const SlipList = observer(function SlipList({ slips, replace }: SlipListProps) {
  const text = useText(expressionLocale);
  const { locale } = useRoot();
  return (
    <ul className="at-expression-slips" aria-label={text('slips')} aria-live="polite">
      {slips.map(({ from, to, severity, message, instead }) => (
        <li
          key={`${String(from)} ${String(to)} ${message.enUS}`}
          data-diagnostic={severity}
          data-severity={severity}
        >
          <span className="at-settings-severity">{text(severity)}</span>
          <span>{locale.localise(message)}</span>
          {instead !== undefined && (
            <Button size="small" onClick={() => replace(from, to, instead)}>
              {text('replace', { text: instead })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
});
