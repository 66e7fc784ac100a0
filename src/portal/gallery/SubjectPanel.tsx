import { documentProps } from '../../designer/settings/documentProps.ts';
import { replaceAt } from '../../documents/pointer.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { recordOf } from '../../designer/settings/recordOf.ts';
import { PropsPanel } from '../../designer/settings/PropsPanel.tsx';
import { controlMeta } from '../../documents/control.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { galleryLocale } from './gallery.locale.ts';
import { pointerOf } from './subject.ts';

interface SubjectPanelProps {
  meta: RendererMeta;
  /** What stands in the editor, or the last of it that could be drawn. */
  value: unknown;
  /** The document that is drawn whole. */
  document: AtriumDocument | undefined;
  sources: readonly string[];
  /** What stands in the editor is no JSON. */
  disabled: boolean;
  change: (value: unknown) => void;
  /** What a control is given on the stage. */
  inputs: Readonly<Record<string, unknown>>;
  giveInputs: (inputs: Readonly<Record<string, unknown>>) => void;
}

/** The settings beside the JSON: a widget's props, or the members of a document; for a control what it is given too. */
export function SubjectPanel(props: SubjectPanelProps) {
  const { meta, value, document, sources, disabled, change, inputs, giveInputs } = props;
  const text = useText(galleryLocale);
  if (!document) {
    const pointer = pointerOf(value, meta.type);
    const place = `${pointer ?? ''}/props`;
    return (
      <PropsPanel
        schema={meta.props}
        values={recordOf(valueAt(value, place))}
        sources={sources}
        disabled={disabled || pointer === undefined}
        change={(next) => change(replaceAt(value, place, next))}
      />
    );
  }
  return (
    <>
      {document.kind === 'control' && (
        <section aria-label={text('inputs')} className="at-gallery-inputs">
          <h3>{text('inputs')}</h3>
          <p className="at-gallery-note">{text('inputsHint')}</p>
          <PropsPanel
            schema={controlMeta(document).props}
            values={inputs}
            change={(next = {}) => giveInputs(next)}
          />
          <h3>{text('document')}</h3>
        </section>
      )}
      <PropsPanel
        schema={documentProps(document.kind)}
        values={recordOf(value)}
        sources={sources}
        disabled={disabled}
        change={change}
      />
    </>
  );
}
