import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { listPageLocale } from './listPage.locale.ts';

/** Says what the marks of records stand for. */
export default function RowLegend({ tones }: { tones: readonly RowTone[] }) {
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  return (
    <ul
      aria-label={text('legend')}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${String(token.marginXXS)}px ${String(token.margin)}px`,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        color: token.colorTextSecondary,
        fontSize: token.fontSizeSM,
      }}
    >
      {tones.map(({ tone, title }) => {
        const { solid, ground } = toneColours(token, tone);
        return (
          <li
            key={locale.localise(title)}
            style={{ display: 'flex', alignItems: 'center', gap: token.marginXXS }}
          >
            <span
              aria-hidden
              style={{
                width: 18,
                height: 14,
                background: ground,
                borderInlineStart: `4px solid ${solid}`,
                borderRadius: 2,
              }}
            />
            {locale.localise(title)}
          </li>
        );
      })}
    </ul>
  );
}
