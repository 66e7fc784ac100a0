import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { chosenValues } from '../shared/choices.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import { tagInputLocale } from './tagInput.locale.ts';
import type { tagInputMeta } from './TagInput.meta.ts';

/** What parts words when several are typed or pasted at once; the same signs as in a sheet. */
const BETWEEN = ['、', '，', ',', '；', ';', '\n'];

export default observer(function TagInput(widget: RendererProps<typeof tagInputMeta>) {
  const input = useInput(widget);
  const text = useText(tagInputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const { suggestions = [], maxCount, placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const limit = maxCount === undefined || input.filter ? {} : { maxCount };
  return (
    <Select<string[]>
      {...attributes}
      {...limit}
      mode="tags"
      tokenSeparators={BETWEEN}
      value={chosenValues(input.value)}
      options={suggestions.map((value) => ({ value, label: value }))}
      {...(suggestions.length === 0 ? { open: false, suffixIcon: null } : {})}
      allowClear={allowClear}
      placeholder={placeholder || text('enter')}
      style={{ width: '100%' }}
      onChange={(typed) => {
        const words = [...new Set(typed.map((word) => word.trim()).filter((word) => word !== ''))];
        input.change(words.length === 0 ? null : words);
      }}
      onBlur={input.leave}
    />
  );
});
