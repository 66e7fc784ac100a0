import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../runtime/locale/useText.ts';
import { registerSheet, SHEET_CLASS } from '../../../runtime/print/printSheets.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { Paper } from './Paper.tsx';
import { pageRules } from './pageRules.ts';
import { printSheetLocale } from './PrintSheet.locale.ts';
import type { printSheetMeta } from './PrintSheet.meta.ts';
import './printSheet.css';

/** Waits out of sight until it is printed; then it stands beside the portal, which the printer does not see. */
export default observer(function PrintSheet(widget: RendererProps<typeof printSheetMeta>) {
  const { props } = widget;
  const { page } = usePlace();
  const root = useRoot();
  const { now } = root.environment(widget.node.path);
  const text = useText(printSheetLocale);
  const [printing, setPrinting] = useState(false);
  const { id } = widget.node.source;
  useEffect(
    () =>
      registerSheet(page, id, {
        open: () => {
          setPrinting(true);
        },
        close: () => {
          setPrinting(false);
        },
      }),
    [page, id],
  );
  const title = props.title || widget.title;
  const printedAt = text('printedAt', { time: root.locale.dateTime(now()) });
  const rules = { header: props.header || title, footer: props.footer || printedAt };
  return (
    <>
      {props.preview && <Paper widget={widget} />}
      {printing &&
        createPortal(
          <div className={SHEET_CLASS}>
            <style>{pageRules(rules)}</style>
            <Paper widget={widget} />
          </div>,
          document.body,
        )}
    </>
  );
});
