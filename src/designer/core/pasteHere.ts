import type { Clipping } from '../../documents/edit/clipping.ts';
import type { TargetKey } from '../../documents/edit/command.ts';
import { pasteParts } from '../../documents/edit/pasteParts.ts';
import { refusalOf } from '../../documents/parts/nesting.ts';
import { around, type Holding, type Part } from '../../documents/parts/part.ts';
import type { DesignModel } from './DesignModel.ts';

/** Pastes behind the selection, else to where the document takes it; where nothing does, the model says why. */
export function pasteHere(model: DesignModel, clipping: Clipping | undefined, along = true): boolean {
  if (clipping === undefined) return false;
  const at = pastePoint(model, clipping) ?? {
    parent: 'document',
    holding: model.tree.root.holdings[0]?.name ?? '',
    index: 0,
  };
  return model.run(pasteParts(clipping, at, along));
}

function pastePoint({ primary, tree, language }: DesignModel, { parts }: Clipping): TargetKey | undefined {
  const takes = (parent: Part, holding: Holding): boolean =>
    parts.every((part) => refusalOf(part, { parent, holding }, language.metas) === undefined);
  for (const part of primary === undefined ? [] : [primary, ...around(primary)]) {
    const { within } = part;
    if (within !== undefined && takes(within.parent, within.holding))
      return { parent: within.parent.key, holding: within.holding.name, index: within.index + 1 };
    const inside = part.holdings.find((holding) => takes(part, holding));
    if (inside !== undefined) return { parent: part.key, holding: inside.name, index: inside.parts.length };
  }
  const whole = tree.root.holdings.find((holding) => takes(tree.root, holding));
  return whole && { parent: 'document', holding: whole.name, index: whole.parts.length };
}
