import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { contentText } from './contentText.ts';
import type { descriptionListMeta } from './DescriptionList.meta.ts';

/** Names above their contents on a grid; one column on phones. */
const DescriptionList = observer(function DescriptionList({
  props,
}: RendererProps<typeof descriptionListMeta>) {
  const { token } = theme.useToken();
  const { locale, theme: look } = useRoot();
  const columns =
    look.device === 'mobile' ? 1 : look.device === 'tablet' ? Math.min(props.columns, 2) : props.columns;
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: `${token.marginSM}px ${token.marginLG}px`,
        margin: 0,
      }}
    >
      {props.items.map(({ label, value, span = 1 }, index) => {
        const text = contentText(value, locale.locale);
        return (
          <div
            key={index}
            style={{ gridColumn: `span ${Math.min(span, columns)}`, overflowWrap: 'anywhere' }}
          >
            <dt style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {locale.localise(label)}
            </dt>
            <dd
              style={{
                margin: 0,
                whiteSpace: 'pre-wrap',
                color: text ? token.colorText : token.colorTextSecondary,
              }}
            >
              {text || '—'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
export default DescriptionList;
