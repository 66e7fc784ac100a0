import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useScreen } from '../ui/ScreenLayer.tsx';
import { readExperiment } from './experimentLink.ts';
import type { ExamplePlace, Experiments } from './Experiments.ts';
import { galleryLocale } from './gallery.locale.ts';

/** Takes what the address carries into the editor and out of the address, which would bring it back at each reload. */
export function useOpenedLink(experiments: Experiments, { type, fixture }: ExamplePlace): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { message } = useScreen();
  const text = useText(galleryLocale);
  const [opened, broken] = [text('linkOpened'), text('linkBroken')];
  useEffect(() => {
    const json = readExperiment(hash);
    if (json === undefined) return;
    if (json === null) void message.warning(broken);
    else {
      experiments.open({ type, fixture }, json);
      void message.info(opened);
    }
    void navigate({ search, hash: '' }, { replace: true });
  }, [hash, search, type, fixture, experiments, navigate, message, opened, broken]);
}
