import { observer } from 'mobx-react-lite';
import { fromFormily } from '../../../runtime/form/formily/fromFormily.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceSelect } from '../../input/shared/ChoiceSelect.tsx';
import { ReadOnlyText } from '../../input/shared/ReadOnlyText.tsx';
import { toTree } from '../../input/shared/tree.ts';
import { useInput } from '../../input/shared/useInput.ts';
import { Tree } from './Tree.tsx';
import { formilyTreeSelectMeta } from './TreeSelect.meta.ts';

const Formily = fromFormily(Tree, formilyTreeSelectMeta, {
  choices: (options) => toTree(options, (label) => (typeof label === 'string' ? label : label.zhCN)),
  componentProps: ({ options, ...props }, { node }) => ({
    ...props,
    status: options.status,
    written: node.source.props?.options,
  }),
});

export default observer(function TreeSelect(widget: RendererProps<typeof formilyTreeSelectMeta>) {
  const input = useInput(widget);
  const { options } = widget.props;
  const written = widget.node.source.props?.options;
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  if (input.filter) {
    return <ChoiceSelect input={input} list={options} written={written} multiple placeholder="" allowClear />;
  }
  return <Formily {...widget} />;
});
