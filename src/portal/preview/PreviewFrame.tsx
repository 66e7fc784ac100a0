import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { DEVICES, type PreviewChoices } from './choices.ts';
import type { PreviewModel } from './PreviewModel.ts';
import { givePreviewStart } from './previewStart.ts';

interface PreviewFrameProps {
  model: PreviewModel;
  choices: PreviewChoices;
  /** The path of the page, as users open it. */
  path: string;
  title: string;
  /** The token is good no more. */
  over: () => void;
}

/**
 * The page as others see it, in a frame of the device's width, so that its media queries are that device's. It has stores,
 * a token and a storage of its own: nothing of who designs is in it.
 */
export const PreviewFrame = observer(function PreviewFrame(props: PreviewFrameProps) {
  const { model, choices, path, title } = props;
  const { locale } = useRoot();
  const { token } = model;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const lang = locale.locale;
  useEffect(() => {
    const { current } = frame;
    if (!current || !token) return undefined;
    const stop = givePreviewStart(current, () => ({
      token: token.token,
      at: latest.current.choices.at === undefined ? undefined : Date.parse(latest.current.choices.at),
      lang,
      dark: latest.current.choices.dark,
      inspects: latest.current.choices.inspects,
      ready: (running) => {
        model.begin(running);
      },
      over: () => {
        latest.current.over();
      },
    }));
    // Only now is there somebody to answer the page that comes.
    current.src = path;
    return stop;
  }, [model, token, path, lang]);
  const { running } = model;
  useEffect(() => {
    running?.theme.change({ navTheme: choices.dark ? 'realDark' : 'lightMenu' });
  }, [running, choices.dark]);
  useEffect(() => {
    if (!running) return;
    if (choices.inspects) running.inspect.turnOn();
    else running.inspect.turnOff();
  }, [running, choices.inspects]);
  const width = DEVICES[choices.device];
  return (
    <div className={`at-preview-stage at-preview-${choices.device}`}>
      {token && <iframe key={token.token} ref={frame} title={title} style={width ? { width } : undefined} />}
    </div>
  );
});
