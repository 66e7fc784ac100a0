import { Cascader } from 'antd';
import { usePathFilter } from '../../shared/typing/optionFilters.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { MOST_CHOSEN } from '../shared/filterInside.meta.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { isPerson } from '../shared/personValue.ts';
import type { BoundInput } from '../shared/useInput.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import { labelOf, pathOf, type Region } from './regions.ts';

/** The regions whose places a list shows; a whole province or city stands for all within it. */
export function RegionFilter({ input, options }: { input: BoundInput; options: Region[] }) {
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const filter = usePathFilter();
  const chosen = (Array.isArray(input.value) ? (input.value as unknown[]) : []).filter(isPerson);
  const paths = chosen.map(({ value }) => pathOf(value, options)).filter((path) => path.length > 0);
  return (
    <Cascader<Region, 'value'>
      {...attributes}
      options={options}
      multiple
      maxTagCount="responsive"
      showCheckedStrategy={Cascader.SHOW_PARENT}
      value={paths.map((path) => path.map(({ value }) => value))}
      displayRender={(labels) => labels.join(' / ')}
      showSearch={{ filter }}
      allowClear
      placeholder={text('all')}
      notFoundContent={text('noOptions')}
      style={{ width: '100%' }}
      onChange={(_, picked) => {
        const regions = picked.slice(0, MOST_CHOSEN).flatMap((path) => {
          const last = path.at(-1);
          return last ? { value: last.value, label: labelOf(path) } : [];
        });
        input.change(regions.length === 0 ? null : regions);
      }}
      onBlur={input.leave}
    />
  );
}
