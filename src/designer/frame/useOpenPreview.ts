import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/**
 * Opens an address in another tab once the server has what is designed here. The tab is opened at once, while the browser
 * knows that somebody pressed a button; it is closed again where the save does not come about.
 */
export function useOpenPreview(): (address: string) => Promise<void> {
  const { autosave } = useDesign();
  const { ui, locale } = useRoot();
  return async (address) => {
    const tab = window.open('', '_blank');
    if (tab === null) {
      ui.message('warning', locale.text(designLocale, 'previewBlocked'));
      return;
    }
    if (await autosave.flush()) {
      tab.location.replace(address);
      return;
    }
    tab.close();
    ui.message('warning', locale.text(designLocale, 'previewUnsaved'));
  };
}
