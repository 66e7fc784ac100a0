import { Button, Flex, Input, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { colourLocale } from './colour.locale.ts';
import type { colourMeta } from './Colour.meta.ts';
import { isColour, readColour } from './colourText.meta.ts';
import { Swatch } from './Swatch.tsx';

/** The browser's own colour dialog, which works by keyboard and finger, with the colour's text beside it. */
export default observer(function Colour(widget: RendererProps<typeof colourMeta>) {
  const input = useInput(widget);
  const text = useText(colourLocale);
  const { token } = theme.useToken();
  const { allowClear, presets = [] } = widget.props;
  if (widget.readOnly) {
    const swatch = (value: string) => (
      <>
        {isColour(value) && <Swatch colour={value} />} {value}
      </>
    );
    return <ReadOnlyText widget={widget} wrap={swatch} />;
  }
  const placeholder = text('like');
  if (input.filter) return <LineInput input={input} placeholder={placeholder} allowClear={allowClear} />;
  const typed = asText(input.value);
  const { disabled, size } = input.attributes;
  return (
    <Flex vertical gap={token.marginXXS}>
      <Flex gap="small">
        <input
          type="color"
          aria-label={text('pick', { title: widget.title })}
          disabled={disabled}
          value={isColour(typed) ? typed : '#ffffff'}
          onChange={({ target }) => input.change(target.value)}
          onBlur={input.leave}
          style={{
            width: token.controlHeightLG,
            height: size === 'large' ? token.controlHeightLG : token.controlHeight,
            padding: token.paddingXXS,
            border: `1px solid ${token.colorBorder}`,
            borderRadius: token.borderRadius,
            background: token.colorBgContainer,
            cursor: disabled ? 'not-allowed' : 'pointer',
          }}
        />
        <Input
          {...input.attributes}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          placeholder={placeholder}
          allowClear={allowClear}
          onChange={({ target }) => input.change(fromText(target.value))}
          onBlur={({ target }) => {
            const read = readColour(target.value);
            if (read !== undefined && read !== typed) input.change(read);
            input.leave();
          }}
        />
      </Flex>
      {presets.length > 0 && (
        <Flex wrap gap={token.marginXXS}>
          {presets.map((colour) => (
            <Button
              key={colour}
              type="text"
              size={size === 'large' ? 'middle' : 'small'}
              disabled={disabled}
              aria-label={text('preset', { colour })}
              aria-pressed={colour === typed}
              icon={<Swatch colour={colour} />}
              onClick={() => input.change(colour)}
            />
          ))}
        </Flex>
      )}
    </Flex>
  );
});
