import { Cascader as AntCascader } from 'antd';
import { observer } from 'mobx-react-lite';
import { usePathFilter } from '../../shared/typing/optionFilters.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { chosenValues } from '../shared/choices.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { OptionsState } from '../shared/OptionsState.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { pathTo, toTree } from '../shared/tree.ts';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { cascaderMeta } from './Cascader.meta.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';

/** The value is the last step of the path; the path follows from the options. */
const last = (path: readonly unknown[] | undefined): string | null =>
  (path?.at(-1) as string | undefined) ?? null;

export default observer(function Cascader(widget: RendererProps<typeof cascaderMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filter = usePathFilter();
  const { options, placeholder, allowClear, anyLevel } = widget.props;
  const retry = useRetryOptions(widget.node.source.props?.options);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  const paths = chosenValues(input.value).map((value) => pathTo(value, (one) => options.find(one)));
  const common = {
    ...attributes,
    options: toTree(options.options, (label) => locale.localise(label)),
    loading: options.status === 'loading',
    showSearch: { filter },
    allowClear,
    changeOnSelect: anyLevel,
    placeholder: input.filter ? text('all') : placeholder || text('choose'),
    notFoundContent: text('noOptions'),
    popupRender: (menu: React.ReactElement) => (
      <OptionsState status={options.status} retry={retry}>
        {menu}
      </OptionsState>
    ),
    style: { width: '100%' },
    onBlur: input.leave,
  };
  if (input.filter) {
    return (
      <AntCascader
        {...common}
        multiple
        maxTagCount="responsive"
        showCheckedStrategy={AntCascader.SHOW_CHILD}
        value={paths}
        onChange={(chosen) => input.change(chosen.length === 0 ? null : chosen.map(last))}
      />
    );
  }
  return (
    <AntCascader
      {...common}
      value={paths[0] ?? []}
      onChange={(path: unknown[] | undefined) => input.change(last(path))}
    />
  );
});
