import { FunctionOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { missingIn, withWording } from '../../documents/texts/textsOf.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { isText, type Locale, wordingIn } from '../../schemas/text.ts';
import type { ControlProps } from './controlProps.ts';
import { InnerPlace } from './InnerPlace.tsx';
import { useExpressionDialog } from './useExpressionDialog.tsx';
import { settingsLocale } from './settings.locale.ts';

/** A text in both languages. One text for both stays one until one of them is changed. */
export function TextControl({ id, title, value, disabled, invalid, change }: ControlProps) {
  const written = isText(value) ? value : '';
  const set = (locale: Locale, typed: string): void => {
    const next = withWording(written, locale, typed);
    change(next.zhCN === '' && next.enUS === '' ? undefined : next);
  };
  const missing = missingIn(written);
  return (
    <div className="at-settings-texts">
      {(['zhCN', 'enUS'] as const).map((locale) => (
        <LanguageInput
          key={locale}
          {...{ locale, title, disabled, invalid }}
          id={locale === 'zhCN' ? id : undefined}
          value={missing.includes(locale) ? '' : wordingIn(written, locale)}
          isMissing={missing.includes(locale)}
          change={(typed) => set(locale, typed)}
        />
      ))}
    </div>
  );
}

interface LanguageInputProps extends Pick<ControlProps, 'title' | 'disabled' | 'invalid'> {
  id: string | undefined;
  locale: Locale;
  value: string;
  isMissing: boolean;
  change: (typed: string) => void;
}

/** A text in one language: typed, or with expressions in it written in their editor. */
function LanguageInput({
  id,
  locale,
  title,
  value,
  isMissing,
  disabled,
  invalid,
  change,
}: LanguageInputProps) {
  const text = useText(settingsLocale);
  const label = text(locale === 'zhCN' ? 'inChinese' : 'inEnglish', { title });
  const { open, unfinished, dialog } = useExpressionDialog({
    ...{ title: label, value, writing: 'text' },
    change: (next) => change(next ?? ''),
  });
  return (
    <>
      <Input
        {...(id !== undefined && { id })}
        size="small"
        lang={locale === 'zhCN' ? 'zh-CN' : 'en'}
        prefix={
          <span className="at-settings-language">{text(locale === 'zhCN' ? 'chinese' : 'english')}</span>
        }
        suffix={
          <button
            type="button"
            className="at-plain at-settings-function"
            aria-label={text('asExpression', { title: label })}
            title={text('asExpression', { title: label })}
            disabled={disabled}
            onClick={open}
          >
            <FunctionOutlined aria-hidden />
          </button>
        }
        aria-label={label}
        value={value}
        disabled={disabled}
        status={invalid || unfinished !== undefined ? 'error' : isMissing ? 'warning' : ''}
        placeholder={isMissing ? text('missing') : ''}
        onChange={({ target }) => change(target.value)}
      />
      {unfinished !== undefined && <p className="at-settings-wrong">{text('unfinished')}</p>}
      <InnerPlace step={locale}>{dialog}</InnerPlace>
    </>
  );
}
