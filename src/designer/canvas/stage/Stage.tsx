import { observer } from 'mobx-react-lite';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';
import { FormStage } from './FormStage.tsx';
import { PageStage } from './PageStage.tsx';

/** Whether a canvas can show documents of a kind. */
export const isDrawn = ({ kind }: AtriumDocument): boolean =>
  kind === 'app' || kind === 'appMobile' || kind === 'control' || kind === 'form';

/** The document that is designed, drawn as people get it. */
export const Stage = observer(function Stage({ document }: { document: AtriumDocument }) {
  switch (document.kind) {
    case 'app':
    case 'appMobile':
      return <PageStage document={document} given={NOTHING} />;
    case 'control':
      return <PageStage document={{ ...document, params: document.inputs ?? {} }} given={NOTHING} />;
    case 'form':
      return <FormStage document={document} />;
    default:
      return null;
  }
});

const NOTHING = {};
