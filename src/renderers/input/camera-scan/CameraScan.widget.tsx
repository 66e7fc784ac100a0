import { CloseCircleFilled, ScanOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { tellableMessage } from '../../../runtime/data/TellableError.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { countCharacters } from '../../../schemas/characters.ts';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { LimitedInput } from '../../shared/typing/LimitedInput.tsx';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { cameraScanLocale } from './CameraScan.locale.ts';
import { LONGEST, type cameraScanMeta } from './CameraScan.meta.ts';

// The decoder is large, and most who see the field type or scan later.
const Scanner = lazyPart(async () => (await import('./Scanner.tsx')).default);

/** What a code says, without the control characters that some scanners and codes end it with. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').trim();

/** What a container's scan answers: the text, or an object with it. */
function textOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const { text } = (answer ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

export default observer(function CameraScan(widget: RendererProps<typeof cameraScanMeta>) {
  const input = useInput(widget);
  const text = useText(cameraScanLocale);
  const { container, ui } = useRoot();
  const [open, setOpen] = useState(false);
  const { placeholder, allowClear, typed, codes } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <LineInput input={input} placeholder={placeholder} allowClear={allowClear} />;
  const take = (said: string): void => {
    setOpen(false);
    const value = plain(said);
    if (value === '') return;
    if (countCharacters(value) > LONGEST) {
      ui.message('warning', text('tooLong', { n: LONGEST }));
      return;
    }
    input.change(value);
    input.leave();
    void widget.emit('scan', { text: value });
  };
  const begin = async (): Promise<void> => {
    const { scan } = container.abilities;
    if (!scan) {
      setOpen(true);
      return;
    }
    try {
      take(textOf(await scan({})));
    } catch (error) {
      ui.message('error', tellableMessage(error) ?? text('failed'));
    }
  };
  const { size, disabled } = input.attributes;
  return (
    <>
      <Space.Compact style={{ width: '100%' }}>
        <LimitedInput
          {...input.attributes}
          autoComplete="off"
          readOnly={!typed}
          limit={LONGEST}
          value={asText(input.value)}
          placeholder={placeholder || text(typed ? 'enter' : 'scan')}
          allowClear={allowClear && { clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
          onChange={({ target }) => input.change(fromText(target.value))}
          onBlur={input.leave}
        />
        <Button
          {...(size ? { size } : {})}
          disabled={disabled}
          icon={<ScanOutlined aria-hidden aria-label={undefined} />}
          aria-label={text('scanFor', { title: widget.title })}
          title={text('scan')}
          onClick={() => void begin()}
        />
      </Space.Compact>
      {open && (
        <Suspense fallback={<span role="status">{text('loading')}</span>}>
          <Scanner
            title={text('scanFor', { title: widget.title })}
            codes={codes}
            found={take}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
});
