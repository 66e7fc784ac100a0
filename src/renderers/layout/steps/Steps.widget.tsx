import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { StepLine } from '../shared/StepLine.tsx';
import type { stepsMeta } from './Steps.meta.ts';

/** Where a procedure stands. */
const Steps = observer(function Steps({ props }: RendererProps<typeof stepsMeta>) {
  const { locale } = useRoot();
  const { items, current, failed, direction } = props;
  return (
    <StepLine
      at={current - 1}
      failed={failed}
      down={direction === 'column'}
      items={items.map(({ title, description }) => ({
        title: locale.localise(title),
        ...(description ? { description: locale.localise(description) } : {}),
      }))}
    />
  );
});
export default Steps;
