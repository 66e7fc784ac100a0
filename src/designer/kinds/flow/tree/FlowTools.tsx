import { SettingOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import { flowLocale } from './flow.locale.ts';
import { useFlowTree } from './FlowTreeState.ts';
import type { useZoom } from './useZoom.ts';

/** The settings of the flow, and how large it is drawn. */
export const FlowTools = observer(function FlowTools({ zoom }: { zoom: ReturnType<typeof useZoom> }) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const tree = useFlowTree();
  const text = useText(flowLocale);
  const moved = tree.moving === undefined ? undefined : model.tree.byKey.get(tree.moving);
  const button = (key: 'zoomOut' | 'zoomIn', icon: React.ReactNode, press: () => void) => (
    <Button size="small" icon={icon} aria-label={text(key)} title={text(key)} onClick={press} />
  );
  return (
    <div className="at-flowtree-tools" role="toolbar" aria-label={text('tools')}>
      <Button
        size="small"
        type={model.selection.length === 0 ? 'primary' : 'default'}
        ghost={model.selection.length === 0}
        icon={<SettingOutlined aria-hidden />}
        title={text('settingsHint')}
        onClick={() => model.select([])}
      >
        {text('settings')}
      </Button>
      {moved !== undefined && (
        <span role="status" className="at-flowtree-moving">
          {text('moving', { step: moved.title === undefined ? moved.name : locale.localise(moved.title) })}
          <Button size="small" type="link" onClick={() => tree.move(undefined)}>
            {text('cancelMove')}
          </Button>
        </span>
      )}
      <span className="at-design-spring" />
      <Space.Compact>
        {button('zoomOut', <ZoomOutOutlined aria-hidden />, () => zoom.by(-1))}
        <Button size="small" title={text('actualSize')} onClick={zoom.reset}>
          {Math.round(zoom.zoom * 100)}%
        </Button>
        {button('zoomIn', <ZoomInOutlined aria-hidden />, () => zoom.by(1))}
      </Space.Compact>
      <Button size="small" onClick={zoom.fit}>
        {text('fit')}
      </Button>
    </div>
  );
});
