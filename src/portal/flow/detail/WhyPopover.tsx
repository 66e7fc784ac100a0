import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowWhy } from '../../../schemas/wire/flowInstance.ts';
import { flowPartsLocale } from './flowParts.locale.ts';

/** Says how somebody came to be asked: where they were found, and who stands in for whom. */
export const WhyPopover = observer(function WhyPopover({
  name,
  why,
}: {
  readonly name: string;
  readonly why: readonly FlowWhy[];
}) {
  const { locale } = useRoot();
  const text = useText(flowPartsLocale);
  if (why.length === 0) return null;
  return (
    <Popover
      trigger="click"
      title={text('whyTitle', { name })}
      content={
        <ol className="at-flow-why">
          {why.map((each, index) => (
            <li key={index}>{locale.localise(each.text)}</li>
          ))}
        </ol>
      }
    >
      <Button
        type="text"
        size="small"
        className="at-flow-ask"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={text('why', { name })}
      />
    </Popover>
  );
});
