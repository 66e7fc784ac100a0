import { TranslationOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { textsLocale } from './texts.locale.ts';

interface MissingTextsProps {
  model: DesignModel;
  /** How many texts lack a language. */
  count: number;
  /** Called when somebody goes to them. */
  go?: (() => void) | undefined;
}

/** How many texts lack a language, in one line of a list: a click leads to them. */
export const MissingTexts = observer(function MissingTexts({ model, count, go }: MissingTextsProps) {
  const text = useText(textsLocale);
  return (
    <li data-severity="reminder">
      <TranslationOutlined aria-hidden />
      <button
        type="button"
        className="at-plain"
        onClick={() => {
          go?.();
          model.wantMissingTexts(true);
        }}
      >
        {text('reminder', { count })}
      </button>
    </li>
  );
});
