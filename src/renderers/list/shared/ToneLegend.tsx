import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePart } from '../../../runtime/render/PartContext.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Tone } from '../../../schemas/option.ts';
import type { Text } from '../../../schemas/text.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { recordsLocale } from './records.locale.ts';

/** What a colour stands for. */
export interface ToneMeaning {
  id?: string | undefined;
  tone: Tone;
  title: Text;
}

/** Says what the colours of records stand for; nothing where none has one. */
export default function ToneLegend({ tones }: { tones: readonly ToneMeaning[] }) {
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const text = useText(recordsLocale);
  const { part } = usePart();
  if (tones.length === 0) return null;
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
      {tones.map(({ id = '', tone, title }) => {
        const { solid, ground } = toneColours(token, tone);
        return (
          <li
            key={locale.localise(title)}
            style={{ display: 'flex', alignItems: 'center', gap: token.marginXXS }}
            {...part('tone', id)}
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
