import { Steps as AntdSteps } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { stepsMeta } from './Steps.meta.ts';

/** Where a procedure stands. On phones the steps stand below each other. */
const Steps = observer(function Steps({ props }: RendererProps<typeof stepsMeta>) {
  const { locale, theme } = useRoot();
  const { items, current, failed, direction } = props;
  const down = direction === 'column' || theme.device === 'mobile';
  return (
    <AntdSteps
      size="small"
      direction={down ? 'vertical' : 'horizontal'}
      responsive={false}
      current={current - 1}
      status={failed ? 'error' : 'process'}
      items={items.map(({ title, description }, index) => ({
        title: (
          <span {...(index === current - 1 ? { 'aria-current': 'step' } : {})}>{locale.localise(title)}</span>
        ),
        ...(description ? { description: locale.localise(description) } : {}),
      }))}
    />
  );
});
export default Steps;
