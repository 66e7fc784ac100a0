import { TreeSelect } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useOptionFilter } from '../../shared/typing/optionFilters.ts';
import { chosenValues } from './choices.ts';
import { inputLocale } from './input.locale.ts';
import type { SelectWidget } from './OptionSelect.tsx';
import { OptionsState } from './OptionsState.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { type Branch, toTree } from './tree.ts';
import { useInput } from './useInput.ts';
import { useRetryOptions } from './useRetryOptions.ts';
import { useSelectAttributes } from './useSelectAttributes.ts';

/** Branches that hold others cannot be chosen themselves. */
const closed = (branch: Branch): Branch & { selectable?: boolean } =>
  branch.children ? { ...branch, selectable: false, children: branch.children.map(closed) } : branch;

/**
 * An input that unfolds its options as a tree.
 * @param props.several whether more than one can be chosen; in a filter always
 * @param props.leavesOnly whether only what holds nothing else can be chosen
 * @param props.otherwise the options where the document writes none
 */
export const OptionTree = observer(function OptionTree({
  widget,
  several = false,
  leavesOnly = false,
  otherwise,
}: {
  widget: SelectWidget;
  several?: boolean;
  leavesOnly?: boolean;
  otherwise?: object;
}) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filterTreeNode = useOptionFilter();
  const { options, placeholder, allowClear } = widget.props;
  const retry = useRetryOptions(widget.node.source.props?.options ?? otherwise);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  const tree = toTree(options.options, (label) => locale.localise(label));
  const chosen = chosenValues(input.value);
  const multiple = several || input.filter;
  return (
    <TreeSelect<string | string[] | null>
      {...attributes}
      treeData={leavesOnly ? tree.map(closed) : tree}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      value={multiple ? chosen : (chosen[0] ?? null)}
      multiple={multiple}
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
