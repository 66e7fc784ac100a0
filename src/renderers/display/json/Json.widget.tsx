import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { jsonLocale } from './Json.locale.ts';
import type { jsonMeta } from './Json.meta.ts';
import { Member } from './Member.tsx';

/** Data as it is. Branches that are closed are not drawn, so that a large answer costs what is looked at. */
export default function Json({ props, title }: RendererProps<typeof jsonMeta>) {
  const { token } = theme.useToken();
  const text = useText(jsonLocale);
  if (props.value === undefined)
    return <span style={{ color: token.colorTextSecondary }}>{text('empty')}</span>;
  return (
    <div
      role="group"
      aria-label={title || text('label')}
      tabIndex={0}
      style={{
        overflowX: 'auto',
        padding: token.paddingSM,
        fontFamily: token.fontFamilyCode,
        fontSize: token.fontSizeSM,
        lineHeight: 1.7,
        color: token.colorText,
        background: token.colorFillQuaternary,
        borderRadius: token.borderRadius,
      }}
    >
      <Member value={props.value} open={props.open} />
    </div>
  );
}
