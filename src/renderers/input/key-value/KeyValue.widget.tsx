import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { LimitedInput } from '../../shared/typing/LimitedInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { keyValueLocale } from './keyValue.locale.ts';
import type { keyValueMeta } from './KeyValue.meta.ts';
import { pairsIn, type Pair } from './pairs.meta.ts';

export default observer(function KeyValue(widget: RendererProps<typeof keyValueMeta>) {
  const input = useInput(widget);
  const text = useText(keyValueLocale);
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
  const focusLast = useRef(false);
  useEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    const keys = box.current?.querySelectorAll<HTMLInputElement>('input[data-part="key"]');
    keys?.item(keys.length - 1).focus();
  });
  if (input.filter) return <FilledFilter input={input} />;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const { keyTitle, valueTitle, maxCount } = widget.props;
  const titles = { key: keyTitle || text('key'), value: valueTitle || text('value') };
  const pairs = pairsIn(input.value);
  const { id, size, disabled, status } = input.attributes;
  const large = size ? { size } : {};
  const put = (next: readonly Pair[]): void => input.change(next.length === 0 ? null : next);
  const change = (at: number, part: keyof Pair, typed: string): void =>
    put(pairs.map((pair, index) => (index === at ? { ...pair, [part]: typed } : pair)));
  const part = (index: number, name: keyof Pair) => (
    <LimitedInput
      {...large}
      status={status}
      disabled={disabled}
      data-part={name}
      aria-label={text('at', { n: index + 1, title: titles[name] })}
      placeholder={titles[name]}
      limit={name === 'key' ? 100 : 1000}
      value={pairs[index]?.[name] ?? ''}
      style={{ flex: name === 'key' ? 1 : 2, minWidth: 0 }}
      onChange={({ target }) => change(index, name, target.value)}
    />
  );
  return (
    <div ref={box} id={id} {...groupAttributes(input)}>
      <Flex vertical gap={token.marginXS}>
        {pairs.map((_pair, index) => (
          // Lines have no identity of their own; what is typed is held by the value.
          <Flex key={index} gap={token.marginXS}>
            {part(index, 'key')}
            {part(index, 'value')}
            <Button
              {...large}
              type="text"
              disabled={disabled}
              aria-label={text('remove', { n: index + 1 })}
              icon={<DeleteOutlined aria-hidden aria-label={undefined} />}
              onClick={() => put(pairs.filter((_one, at) => at !== index))}
            />
          </Flex>
        ))}
        {pairs.length < maxCount && (
          <Button
            {...large}
            type="dashed"
            disabled={disabled}
            icon={<PlusOutlined aria-hidden aria-label={undefined} />}
            onClick={() => {
              focusLast.current = true;
              put([...pairs, { key: '', value: '' }]);
            }}
          >
            {text('add')}
          </Button>
        )}
      </Flex>
    </div>
  );
});
