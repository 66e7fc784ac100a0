import { TranslationOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partsLocale } from './parts.locale.ts';

/** Goes to the other language. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { locale } = useRoot();
  const text = useText(partsLocale);
  return (
    <button
      type="button"
      className="at-icon-button"
      aria-label={text('switchLanguage')}
      title={text('switchLanguage')}
      onClick={() => locale.change(locale.locale === 'zhCN' ? 'enUS' : 'zhCN')}
    >
      <TranslationOutlined aria-hidden />
    </button>
  );
});
