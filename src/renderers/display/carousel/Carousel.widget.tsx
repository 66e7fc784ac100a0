import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { carouselLocale } from './Carousel.locale.ts';
import type { carouselMeta } from './Carousel.meta.ts';
import { Slide } from './Slide.tsx';
import { useTurning } from './useTurning.ts';

/** One banner at a time. It stands still under the pointer and the focus, and a button stops it for good. */
const Carousel = observer(function Carousel({ props, title }: RendererProps<typeof carouselMeta>) {
  const { token } = theme.useToken();
  const text = useText(carouselLocale);
  const { Icon } = useRoot().platform.chrome;
  const { items, height, interval } = props;
  const [held, hold] = useState(false);
  const { at, go, playing, setPlaying } = useTurning(items.length, interval * 1000, held);
  const slide = items[at];
  if (!slide) return null;
  const several = items.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={title || text('label')}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      style={{ position: 'relative', minWidth: 0, overflow: 'hidden', borderRadius: token.borderRadiusLG }}
    >
      <Slide key={at} slide={slide} height={height} live={!playing || held} />
      {several && (
        <div
          style={{
            position: 'absolute',
            insetInline: 0,
            bottom: 0,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: token.marginXXS,
            padding: token.paddingXS,
          }}
        >
          <Control name="left" label={text('before')} press={() => go(at - 1)} />
          <span style={{ color: '#fff', fontSize: token.fontSizeSM, fontVariantNumeric: 'tabular-nums' }}>
            {at + 1} / {items.length}
          </span>
          <Control name="right" label={text('next')} press={() => go(at + 1)} />
          {interval > 0 && (
            <Button
              type="text"
              size="small"
              aria-pressed={!playing}
              onClick={() => setPlaying(!playing)}
              style={{ color: '#fff' }}
            >
              {text(playing ? 'pause' : 'play')}
            </Button>
          )}
        </div>
      )}
    </section>
  );

  function Control({ name, label, press }: { name: string; label: string; press: () => void }) {
    return (
      <Button
        type="text"
        size="small"
        aria-label={label}
        icon={<Icon name={name} />}
        onClick={press}
        style={{ color: '#fff' }}
      />
    );
  }
});
export default Carousel;
