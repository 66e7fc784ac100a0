import { Badge as AntdBadge, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useDark } from '../../shared/onPaper.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { badgeLocale } from './Badge.locale.ts';
import type { badgeMeta } from './Badge.meta.ts';

/** Nothing at the corner while the count is 0; screen readers hear the count in words. */
export default observer(function Badge({ props, children }: RendererProps<typeof badgeMeta>) {
  const { token } = theme.useToken();
  const dark = useDark();
  const text = useText(badgeLocale);
  const count = Math.max(0, Math.trunc(props.count ?? 0));
  const said = props.label || (props.dot ? text('dot') : text('count', { count }));
  return (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <AntdBadge
        count={count}
        overflowCount={props.max}
        dot={props.dot && count > 0}
        title=""
        // White figures on the usual red are too faint to be read.
        color={dark ? token.red6 : token.red7}
      >
        {children}
      </AntdBadge>
      {count > 0 && <span style={hidden}>{said}</span>}
    </span>
  );
});

/** Heard, not seen. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
