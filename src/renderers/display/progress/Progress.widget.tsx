import { Progress as AntdProgress, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { progressLocale } from './Progress.locale.ts';
import type { progressMeta } from './Progress.meta.ts';

export default function Progress({ props }: RendererProps<typeof progressMeta>) {
  const { token } = theme.useToken();
  const text = useText(progressLocale);
  const percent = Math.round(Math.min(100, Math.max(0, props.percent)) * 10) / 10;
  return (
    <div style={{ minWidth: 0 }}>
      {props.label && <div style={{ color: token.colorTextSecondary }}>{props.label}</div>}
      <AntdProgress
        percent={percent}
        aria-label={props.label || text('progress')}
        format={() => `${percent}%`}
        style={{ margin: 0 }}
        {...(props.status ? { status: props.status } : {})}
      />
    </div>
  );
}
