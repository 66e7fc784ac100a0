import { AimOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useAnchor } from '../../../runtime/render/useAnchor.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { LineInput } from '../shared/LineInput.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { LimitedInput } from '../../shared/typing/LimitedInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { locationLocale } from './location.locale.ts';
import type { locationMeta } from './Location.meta.ts';
import { coordinatesText, isPosition, readCoordinates, type Position } from './position.meta.ts';

/** The place on a map that people in China can open. */
const mapOf = ({ latitude, longitude, address = '' }: Position): string =>
  `https://uri.amap.com/marker?coordinate=wgs84&position=${longitude},${latitude}&name=${encodeURIComponent(address)}`;

export default observer(function Location(widget: RendererProps<typeof locationMeta>) {
  const input = useInput(widget);
  const text = useText(locationLocale);
  const { container } = useRoot();
  const anchorOf = useAnchor();
  const [state, show] = useState<'idle' | 'locating' | 'failed' | 'wrong'>('idle');
  const position = isPosition(input.value) ? input.value : undefined;
  const latest = useRef({ input, position });
  latest.current = { input, position };
  if (input.filter) return <LineInput input={input} placeholder={text('address')} allowClear />;
  if (widget.readOnly) {
    const anchor = position && anchorOf(mapOf(position));
    return <ReadOnlyText widget={widget} wrap={(said) => (anchor ? <a {...anchor}>{said}</a> : said)} />;
  }
  const { id, size, disabled, status } = input.attributes;
  const large = size ? { size } : {};
  const { location } = container.abilities;
  const locate = async (): Promise<void> => {
    show('locating');
    try {
      const found = await location?.({});
      if (!isPosition(found)) throw new Error('The container gave no place.');
      const { latitude, longitude, accuracy } = found;
      const { address } = latest.current.position ?? {};
      latest.current.input.change({
        latitude,
        longitude,
        ...(typeof accuracy === 'number' ? { accuracy: Math.round(accuracy) } : {}),
        ...(address === undefined ? {} : { address }),
      });
      show('idle');
    } catch {
      show('failed');
    }
  };
  const describe = (typed: string): void => {
    if (!position) return;
    const { address: _address, ...rest } = position;
    input.change(typed === '' ? rest : { ...rest, address: typed });
  };
  const type = (typed: string): void => {
    const read = readCoordinates(typed);
    show(read || typed.trim() === '' ? 'idle' : 'wrong');
    if (read) input.change({ ...read, ...(position?.address ? { address: position.address } : {}) });
  };
  const hint =
    state === 'failed' || state === 'wrong' ? (
      <Typography.Text type="danger">{text(state)}</Typography.Text>
    ) : !location ? (
      <Typography.Text type="secondary">{text('absent')}</Typography.Text>
    ) : null;
  return (
    <Flex vertical gap="small" {...groupAttributes(input)}>
      <Flex wrap gap="small" align="center">
        <Button
          {...large}
          {...(id === undefined ? {} : { id })}
          danger={status === 'error'}
          disabled={disabled || !location}
          loading={state === 'locating'}
          icon={<AimOutlined aria-hidden aria-label={undefined} />}
          onClick={() => void locate()}
        >
          {text(state === 'locating' ? 'locating' : position ? 'again' : 'locate')}
        </Button>
        <Typography.Text {...(position ? {} : { type: 'secondary' as const })}>
          {position ? coordinatesText(position) : text('none')}
        </Typography.Text>
        {position?.accuracy !== undefined && (
          <Typography.Text type="secondary">{text('accuracy', { n: position.accuracy })}</Typography.Text>
        )}
        {position && !disabled && (
          <Button {...large} type="link" style={{ padding: 0 }} onClick={() => input.change(null)}>
            {text('clear')}
          </Button>
        )}
      </Flex>
      {hint && <div role="status">{hint}</div>}
      {widget.props.typed && (
        <Input
          key={position ? coordinatesText(position) : ''}
          {...large}
          disabled={disabled}
          aria-label={text('coordinatesOf', { title: widget.title })}
          placeholder={text('coordinates')}
          defaultValue={position ? coordinatesText(position) : ''}
          onBlur={({ target }) => type(target.value)}
        />
      )}
      {position && (
        <LimitedInput
          {...large}
          disabled={disabled}
          limit={300}
          aria-label={text('addressOf', { title: widget.title })}
          placeholder={text('address')}
          value={position.address ?? ''}
          onChange={({ target }) => describe(target.value)}
        />
      )}
    </Flex>
  );
});
