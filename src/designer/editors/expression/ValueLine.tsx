import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import { expressionLocale } from './expression.locale.ts';
import { sayValue, type ValueNow } from './valueNow.ts';

/** What an expression comes to with what the canvas shows. */
export const ValueLine = observer(function ValueLine({ now }: { now: ValueNow | undefined }) {
  const text = useText(expressionLocale);
  const { locale } = useRoot();
  const said = (): string => {
    if (now === undefined) return '';
    switch (now.kind) {
      case 'value': {
        const value = sayValue(now.value);
        return value === '' ? text('nothingNow') : text('valueNow', { value });
      }
      case 'failed':
        return text('failed', { why: locale.localise(now.why) });
      case 'later':
        return now.names.length === 0
          ? text('nothingDrawn')
          : text('later', { names: listed(now.names, locale.locale) });
    }
  };
  return (
    <p className="at-expression-value" data-expression-value role="status" data-kind={now?.kind}>
      {said()}
    </p>
  );
});
