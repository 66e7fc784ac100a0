import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LimitedInput } from '../../shared/typing/LimitedInput.tsx';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { searchLocale } from './search.locale.ts';
import type { searchMeta } from './Search.meta.ts';

const LONGEST = 200;

/** Enter searches and saves no form: that is what the button of the form is for. */
export default observer(function Search(widget: RendererProps<typeof searchMeta>) {
  const input = useInput(widget);
  const text = useText(searchLocale);
  const { placeholder, allowClear, buttonText } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  // A filter bar searches by itself.
  if (input.filter) return <LineInput input={input} placeholder={placeholder} allowClear={allowClear} />;
  const typed = asText(input.value);
  const { size, disabled } = input.attributes;
  const search = (): void => void widget.emit('search', { keyword: typed.trim() });
  return (
    <Space.Compact style={{ width: '100%' }}>
      <LimitedInput
        {...input.attributes}
        autoComplete="off"
        enterKeyHint="search"
        limit={LONGEST}
        value={typed}
        placeholder={placeholder || text('enter')}
        allowClear={allowClear && { clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
        onChange={({ target }) => input.change(fromText(target.value))}
        onPressEnter={(event) => {
          // Enter that ends the writing of Chinese is none that searches.
          if (event.nativeEvent.isComposing) return;
          event.preventDefault();
          search();
        }}
        onBlur={input.leave}
      />
      <Button
        {...(size ? { size } : {})}
        disabled={disabled}
        autoInsertSpace={false}
        icon={<SearchOutlined aria-hidden aria-label={undefined} />}
        {...(buttonText === '' ? { 'aria-label': text('search') } : {})}
        onClick={search}
      >
        {buttonText || null}
      </Button>
    </Space.Compact>
  );
});
