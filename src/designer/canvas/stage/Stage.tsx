import { observer } from 'mobx-react-lite';
import type { AtriumDocument, DocumentKind } from '../../../schemas/documents/index.ts';
import { FormStage } from './FormStage.tsx';
import { FurtherFormStage } from './FurtherFormStage.tsx';
import { ListStage } from './ListStage.tsx';
import { PageStage } from './PageStage.tsx';

/** Whether a canvas can show documents of a kind. */
export const isDrawn = ({ kind }: Pick<AtriumDocument, 'kind'>): boolean => DRAWN.has(kind);
const DRAWN: ReadonlySet<DocumentKind> = new Set([
  'app',
  'appMobile',
  'control',
  'form',
  'mgrForm',
  'mgrList',
]);

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
    case 'mgrForm':
      return <FurtherFormStage document={document} />;
    case 'mgrList':
      return <ListStage document={document} />;
    default:
      return null;
  }
});

const NOTHING = {};
