import { useSearchParams } from 'react-router-dom';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { isDrawn } from '../canvas/stage/Stage.tsx';
import type { DesignView } from '../kinds/designView.ts';
import { viewsOf } from '../kinds/viewsOf.ts';
import { useTurnView, VIEW } from './useTurnView.ts';

export interface OpenView {
  /** Undefined: the canvas. */
  readonly open: DesignView | undefined;
  readonly views: readonly DesignView[];
  /** Whether the canvas is one of the choices. */
  readonly hasCanvas: boolean;
  /** Opens another view by its name; the canvas has none. */
  readonly turn: (name: string) => void;
}

/** Which of the views of a kind is open, as the address says it. */
export function useOpenView(kind: DocumentKind): OpenView {
  const [params] = useSearchParams();
  const views = viewsOf(kind);
  const hasCanvas = isDrawn({ kind }) || views.length === 0;
  const named = views.find(({ name }) => name === params.get(VIEW));
  const turn = useTurnView();
  return { open: named ?? (hasCanvas ? undefined : views[0]), views, hasCanvas, turn };
}
