import { Input } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import { isText, type Locale, localise } from '../../schemas/text.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';

/** A text in both languages. One text for both stays one until one of them is changed. */
export function TextControl({ id, title, value, disabled, invalid, change }: ControlProps) {
  const text = useText(settingsLocale);
  const written = isText(value) ? value : '';
  const set = (locale: Locale, typed: string): void => {
    const next = { zhCN: localise(written, 'zhCN'), enUS: localise(written, 'enUS'), [locale]: typed };
    change(next.zhCN === '' && next.enUS === '' ? undefined : next);
  };
  const isMissing = (locale: Locale): boolean =>
    typeof written !== 'string' && written[locale] === '' && (written.zhCN !== '' || written.enUS !== '');
  return (
    <div className="at-settings-texts">
      {(['zhCN', 'enUS'] as const).map((locale) => (
        <Input
          key={locale}
          id={locale === 'zhCN' ? id : undefined}
          size="small"
          lang={locale === 'zhCN' ? 'zh-CN' : 'en'}
          prefix={
            <span className="at-settings-language">{text(locale === 'zhCN' ? 'chinese' : 'english')}</span>
          }
          aria-label={text(locale === 'zhCN' ? 'inChinese' : 'inEnglish', { title })}
          value={localise(written, locale)}
          disabled={disabled}
          status={invalid ? 'error' : isMissing(locale) ? 'warning' : ''}
          placeholder={isMissing(locale) ? text('missing') : ''}
          onChange={({ target }) => set(locale, target.value)}
        />
      ))}
    </div>
  );
}
