import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GalleryDefaults, type GallerySettings, readSettings, writeSettings } from './settings.ts';

/** What the address says, and the way to say something else. Another widget is a step to go back from. */
export function useGallerySettings(
  defaults: GalleryDefaults,
): [GallerySettings, (change: Partial<GallerySettings>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { type, lang, dark, width } = defaults;
  const settings = useMemo(
    () => readSettings(search, { type, lang, dark, width }),
    [search, type, lang, dark, width],
  );
  const change = useCallback(
    (part: Partial<GallerySettings>) => {
      void navigate(
        { search: writeSettings({ ...settings, ...part }) },
        { replace: part.type === undefined },
      );
    },
    [navigate, settings],
  );
  return [settings, change];
}
