import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import type { iconPickMeta } from './IconPick.meta.ts';

/** Icons by their names, which are the same in both languages. A name that is gone stays in sight. */
export default observer(function IconPick(widget: RendererProps<typeof iconPickMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { Icon, iconNames } = useRoot().platform.chrome;
  const attributes = useSelectAttributes(input.attributes);
  const { placeholder, allowClear } = widget.props;
  const face = (name: string) => (
    <Flex align="center" gap="small" component="span">
      <Icon name={name} />
      {name}
    </Flex>
  );
  if (widget.readOnly) return <ReadOnlyText widget={widget} wrap={face} />;
  if (input.filter) return <LineInput input={input} placeholder={placeholder} allowClear={allowClear} />;
  const chosen = asText(input.value);
  return (
    <SearchSelect<string>
      {...attributes}
      value={chosen || null}
      options={[...new Set([...iconNames, ...(chosen === '' ? [] : [chosen])])].map((name) => ({
        value: name,
        label: name,
      }))}
      optionRender={({ value }) => face(String(value))}
      labelRender={({ value }) => face(String(value))}
      allowClear={allowClear}
      placeholder={placeholder || text('choose')}
      notFoundContent={text('noOptions')}
      style={{ width: '100%' }}
      onChange={(name: string | undefined) => input.change(name ?? null)}
      onBlur={input.leave}
    />
  );
});
