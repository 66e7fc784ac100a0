import { TreeSelect as AntTreeSelect } from 'antd';
import { observer } from 'mobx-react-lite';
import { useOptionFilter } from '../../shared/typing/optionFilters.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { chosenValues } from '../shared/choices.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { OptionsState } from '../shared/OptionsState.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { toTree, type Branch } from '../shared/tree.ts';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import type { treeSelectMeta } from './TreeSelect.meta.ts';

/** Branches that hold others cannot be chosen themselves. */
const closed = (branch: Branch): Branch & { selectable?: boolean } =>
  branch.children ? { ...branch, selectable: false, children: branch.children.map(closed) } : branch;

export default observer(function TreeSelect(widget: RendererProps<typeof treeSelectMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filterTreeNode = useOptionFilter();
  const { options, placeholder, allowClear, leavesOnly } = widget.props;
  const retry = useRetryOptions(widget.node.source.props?.options);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  const tree = toTree(options.options, (label) => locale.localise(label));
  return (
    <AntTreeSelect<string[]>
      {...attributes}
      multiple
      treeData={leavesOnly ? tree.map(closed) : tree}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      value={chosenValues(input.value)}
      maxTagCount="responsive"
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
      onChange={(value: string[]) => {
        input.change(value.length === 0 ? null : value);
      }}
      onBlur={input.leave}
    />
  );
});
