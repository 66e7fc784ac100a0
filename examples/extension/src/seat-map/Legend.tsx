import { useText } from 'atrium/src/runtime/locale/useText.ts';
import { theme } from 'antd';
import { seatMapLocale } from './SeatMap.locale.ts';
import { useSeatLooks } from './useSeatLooks.ts';

/** What the looks of the seats mean. */
export function Legend() {
  const { token } = theme.useToken();
  const text = useText(seatMapLocale);
  const looks = useSeatLooks();
  const entries = [
    ['free', looks.free],
    ['isChosen', looks.chosen],
    ['isTaken', looks.taken],
  ] as const;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: token.margin,
        marginBlock: token.marginXS,
        fontSize: token.fontSizeSM,
        color: token.colorTextSecondary,
      }}
    >
      {entries.map(([key, look]) => (
        <span key={key} style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS }}>
          <span aria-hidden style={{ ...look, width: 14, height: 14, borderRadius: token.borderRadiusXS }} />
          {text(key)}
        </span>
      ))}
    </div>
  );
}
