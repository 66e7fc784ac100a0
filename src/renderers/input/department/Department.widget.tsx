import { TreeSelect } from 'antd';
import { observer } from 'mobx-react-lite';
import { useOptionFilter } from '../../shared/typing/optionFilters.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { chosenValues } from '../shared/choices.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { OptionsState } from '../shared/OptionsState.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { toTree } from '../shared/tree.ts';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { departmentMeta } from './Department.meta.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';

export default observer(function Department(widget: RendererProps<typeof departmentMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filterTreeNode = useOptionFilter();
  const { options, placeholder, allowClear } = widget.props;
  const retry = useRetryOptions(widget.node.source.props?.options ?? { selector: 'department' });
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  const tree = toTree(options.options, (label) => locale.localise(label));
  const chosen = chosenValues(input.value);
  return (
    <TreeSelect<string | string[] | null>
      {...attributes}
      treeData={tree}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      value={input.filter ? chosen : (chosen[0] ?? null)}
      multiple={input.filter}
      maxTagCount="responsive"
      // The first level is open, so that a tree under one root shows its branches at once.
      treeDefaultExpandedKeys={tree.map((branch) => branch.value)}
      showSearch
      filterTreeNode={filterTreeNode}
      allowClear={allowClear}
      loading={options.status === 'loading'}
      placeholder={input.filter ? text('all') : placeholder || text('choose')}
      notFoundContent={text('noOptions')}
      popupRender={(menu) => (
        <OptionsState status={options.status} retry={retry}>
          {menu}
        </OptionsState>
      )}
      style={{ width: '100%' }}
      onChange={(value: string | string[] | null | undefined) => {
        input.change(value === null || value === undefined || value.length === 0 ? null : value);
      }}
      onBlur={input.leave}
    />
  );
});
