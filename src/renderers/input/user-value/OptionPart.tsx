import { TreeSelect } from 'antd';
import { observer } from 'mobx-react-lite';
import { useOptionFilter } from '../../shared/typing/optionFilters.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { OptionsState } from '../shared/OptionsState.tsx';
import { isPerson } from '../shared/personValue.ts';
import { toTree } from '../shared/tree.ts';
import type { BoundInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';

interface Chosen {
  value: string;
  label: string;
}

/** Several of the departments or roles, each kept with its name. */
export const OptionPart = observer(function OptionPart({
  input,
  selector,
}: {
  input: BoundInput;
  selector: 'department' | 'role';
}) {
  const { dictionaries, locale } = useRoot();
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filterTreeNode = useOptionFilter();
  const list = dictionaries.options(selector);
  const retry = useRetryOptions({ selector });
  const tree = toTree(list.options, (label) => locale.localise(label));
  const value = (Array.isArray(input.value) ? (input.value as unknown[]) : []).filter(isPerson);
  return (
    <TreeSelect<Chosen[]>
      {...attributes}
      multiple
      labelInValue
      treeData={tree}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      value={value}
      treeDefaultExpandedKeys={tree.map((branch) => branch.value)}
      showSearch
      filterTreeNode={filterTreeNode}
      allowClear
      loading={list.status === 'loading'}
      placeholder={text('choose')}
      notFoundContent={text('noOptions')}
      popupRender={(menu) => (
        <OptionsState status={list.status} retry={retry}>
          {menu}
        </OptionsState>
      )}
      style={{ width: '100%' }}
      onChange={(chosen) => {
        input.change(chosen.map(({ value: id, label }) => ({ value: id, label })));
      }}
      onBlur={input.leave}
    />
  );
});
