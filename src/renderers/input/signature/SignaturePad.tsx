import { Button, Flex, theme } from 'antd';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { LimitedInput } from '../../shared/typing/LimitedInput.tsx';
import type { BoundInput } from '../shared/useInput.ts';
import { signatureLocale } from './signature.locale.ts';
import { begin, extend, PAD_WIDTH, pathOf, PEN, type Drawn, type Point, type Stroke } from './strokes.ts';

/**
 * A pad to draw on, and a line to type a name into for those who cannot. What stands on it is input like any other: the
 * form asks before it is left, and a submit confirms it.
 */
export function SignaturePad({
  input,
  height,
  confirm,
}: {
  input: BoundInput;
  /** px */
  height: number;
  /** Ends when the signature has arrived, or has not. */
  confirm: (drawn: Drawn) => Promise<void>;
}) {
  const text = useText(signatureLocale);
  const { token } = theme.useToken();
  const [strokes, draw] = useState<readonly Stroke[]>([]);
  const [name, type] = useState('');
  const [shape, setShape] = useState({ width: PAD_WIDTH, height });
  const { id, disabled, status, size } = input.attributes;
  const large = size ? { size } : {};
  const unit = PAD_WIDTH / shape.width;
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const box = currentTarget.getBoundingClientRect();
    const scale = PAD_WIDTH / (box.width || PAD_WIDTH);
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };
  const down = (event: PointerEvent<SVGSVGElement>): void => {
    if (disabled || event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0) setShape({ width: box.width, height: box.height });
    const { currentTarget, pointerId } = event;
    // A stroke goes on where the pen slips off the pad.
    if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
    draw(begin(strokes, at(event)));
  };
  const empty = strokes.length === 0 && name.trim() === '';
  const latest = useRef({ hold: input.hold, finish: () => Promise.resolve() });
  const finish = (): Promise<void> => confirm({ strokes, name: name.trim(), height: shape.height * unit });
  latest.current = { hold: input.hold, finish };
  const open = !empty && !disabled;
  useEffect(() => (open ? latest.current.hold(() => latest.current.finish()) : undefined), [open]);
  return (
    <Flex vertical gap="small" {...groupAttributes(input)}>
      <div style={{ position: 'relative' }}>
        <svg
          role="img"
          aria-label={text('pad', { title: input.title })}
          viewBox={`0 0 ${PAD_WIDTH} ${shape.height * unit}`}
          preserveAspectRatio="none"
          onPointerDown={down}
          onPointerMove={(event) => {
            if (event.buttons === 1 && strokes.length > 0) draw(extend(strokes, at(event)));
          }}
          onPointerUp={input.leave}
          style={{
            display: 'block',
            width: '100%',
            height,
            // The finger draws instead of scrolling the page.
            touchAction: 'none',
            cursor: disabled ? 'not-allowed' : 'crosshair',
            background: disabled ? token.colorBgContainerDisabled : token.colorBgContainer,
            border: `1px dashed ${status === 'error' ? token.colorError : token.colorBorder}`,
            borderRadius: token.borderRadius,
          }}
        >
          {strokes.map((stroke, index) => (
            <path
              key={index}
              d={pathOf(stroke)}
              fill="none"
              stroke={token.colorText}
              strokeWidth={PEN}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
        {empty && (
          // Beside the drawing, which is stretched to its place until the first stroke measures it.
          <span
            aria-hidden
            style={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              color: token.colorTextSecondary,
              fontSize: token.fontSizeLG,
              pointerEvents: 'none',
            }}
          >
            {text('here')}
          </span>
        )}
      </div>
      <Flex wrap gap="small">
        <LimitedInput
          {...large}
          {...(id === undefined ? {} : { id })}
          disabled={disabled || strokes.length > 0}
          limit={40}
          aria-label={text('nameOf', { title: input.title })}
          placeholder={text('name')}
          value={name}
          style={{ flex: '1 1 120px' }}
          onChange={({ target }) => type(target.value)}
        />
        <Button
          {...large}
          disabled={disabled || strokes.length === 0}
          onClick={() => draw(strokes.slice(0, -1))}
        >
          {text('undo')}
        </Button>
        <Button
          {...large}
          autoInsertSpace={false}
          disabled={disabled || empty}
          onClick={() => {
            draw([]);
            type('');
          }}
        >
          {text('clear')}
        </Button>
        <Button {...large} type="primary" disabled={disabled || empty} onClick={() => void finish()}>
          {text('confirm')}
        </Button>
      </Flex>
    </Flex>
  );
}
