import { Cascader } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { usePathFilter } from '../../shared/typing/optionFilters.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { isPerson } from '../shared/personValue.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import type { regionMeta } from './Region.meta.ts';
import { RegionFilter } from './RegionFilter.tsx';
import { labelOf, pathOf, regions, type Region as Entry } from './regions.ts';

const depths = { province: 1, city: 2, county: 3 } as const;

export default observer(function Region(widget: RendererProps<typeof regionMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filter = usePathFilter();
  const { level, placeholder, allowClear } = widget.props;
  const options = useMemo(() => regions(depths[level]), [level]);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <RegionFilter input={input} options={options} />;
  const stored = isPerson(input.value) ? input.value : undefined;
  const path = stored ? pathOf(stored.value, options).map(({ value }) => value) : [];
  return (
    <Cascader<Entry>
      {...attributes}
      options={options}
      // A code that is not known any more is shown by the name that was stored with it.
      value={stored && path.length === 0 ? [stored.label] : path}
      displayRender={(labels) => labels.join(' / ')}
      showSearch={{ filter }}
      changeOnSelect={false}
      allowClear={allowClear}
      placeholder={placeholder || text('choose')}
      notFoundContent={text('noOptions')}
      style={{ width: '100%' }}
      onChange={(codes, chosen) => {
        // Cleared, the cascader gives nothing at all, whatever its type says.
        const cleared = !Array.isArray(codes) || codes.length === 0;
        const last = cleared ? undefined : chosen.at(-1);
        input.change(last ? { value: last.value, label: labelOf(chosen) } : null);
      }}
      onBlur={input.leave}
    />
  );
});
