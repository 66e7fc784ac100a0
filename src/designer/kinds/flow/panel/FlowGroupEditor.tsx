import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { flowGroup } from '../../../../schemas/documents/flow.ts';
import { FLOW_GROUPS } from '../../../../schemas/flow/flowGroups.ts';
import { NamedSelect } from '../../../editors/pickers/NamedSelect.tsx';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { LineControl } from '../../../settings/LineControl.tsx';
import { flowPanelLocale } from './panel.locale.ts';

const SOURCE = `dictionary:${FLOW_GROUPS}`;

/** The group of the centre of applications; where the dictionary of groups has none, its name is written. */
export const FlowGroupEditor = observer(function FlowGroupEditor({ List: _, ...props }: NestingProps) {
  const { dictionaries, locale } = useRoot();
  const text = useText(flowPanelLocale);
  const { status, options } = dictionaries.options(SOURCE);
  const value = typeof props.value === 'string' ? props.value : undefined;
  if (status !== 'loading' && options.length === 0)
    return (
      <>
        <LineControl {...props} value={value} schema={flowGroup} fallback={undefined} required={false} />
        <p className="at-settings-default">{text('noGroups', { dictionary: FLOW_GROUPS })}</p>
      </>
    );
  return (
    <NamedSelect
      {...props}
      value={value}
      placeholder={text('chooseGroup')}
      optional
      offered={options.map(({ value: code, label }) => ({
        value: String(code),
        label: locale.localise(label),
      }))}
      status={status === 'loading' ? { status } : undefined}
      look={() => void dictionaries.fetch(SOURCE)}
    />
  );
});
