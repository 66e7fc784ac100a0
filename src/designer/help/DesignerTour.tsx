import { Tour } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { helpLocale } from './help.locale.ts';
import { type StopName, tourStops } from './tourStops.ts';
import './help.css';

/** Where the words stand, for places that leave no room below. */
const placements: Partial<Record<StopName, 'left' | 'right' | 'top' | 'center' | 'bottomRight'>> = {
  palette: 'right',
  outline: 'right',
  canvas: 'center',
  panel: 'left',
  problems: 'top',
  preview: 'bottomRight',
  publish: 'bottomRight',
};

/** Shows somebody round the designer that is open: by the mouse, by the arrow keys, left with Escape. */
export const DesignerTour = observer(function DesignerTour({ end }: { end: () => void }) {
  const { locale } = useRoot();
  const text = useText(helpLocale);
  const [stops] = useState(() => tourStops(locale));
  const [at, goTo] = useState(0);
  const stop = stops[at];
  usePanel(at, text('step', { at: at + 1, all: stops.length }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (event.key !== 'Escape' && step === undefined) return;
      // The designer's own keys are not meant while it runs.
      event.preventDefault();
      event.stopPropagation();
      if (step === undefined) end();
      else goTo((now) => Math.min(Math.max(now + step, 0), stops.length - 1));
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [end, stops.length]);
  if (stop === undefined) return null;
  return (
    <Tour
      open
      current={at}
      onChange={goTo}
      onClose={end}
      rootClassName="at-tour"
      disabledInteraction
      steps={stops.map(({ name, element }, index) => ({
        target: element,
        title: text(name),
        description: text(`${name}Text`),
        placement: placements[name] ?? 'bottom',
        prevButtonProps: { children: text('previous') },
        nextButtonProps: { children: text(index === stops.length - 1 ? 'finish' : 'next') },
      }))}
    />
  );
});

/** Gives the panel of a stop the focus and what screen readers need, which the library leaves out. */
function usePanel(at: number, position: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const panel = document.querySelector<HTMLElement>('.at-tour .ant-tour-inner');
      if (panel === null) return;
      const title = panel.querySelector('.ant-tour-title')?.textContent ?? '';
      const said = panel.querySelector('.ant-tour-description');
      if (said !== null) said.id = 'at-tour-said';
      panel.setAttribute('role', 'dialog');
      panel.setAttribute('aria-modal', 'true');
      panel.setAttribute('aria-label', `${title} · ${position}`);
      panel.setAttribute('aria-describedby', 'at-tour-said');
      panel.querySelector<HTMLElement>('.ant-tour-next-btn')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [at, position]);
}
