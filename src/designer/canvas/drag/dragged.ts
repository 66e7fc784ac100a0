import { moveParts } from '../../../documents/edit/move.ts';
import { addField, fieldRole } from '../../../documents/edit/addField.ts';
import { insertWidget } from '../../../documents/edit/insert.ts';
import type { Command, TargetKey } from '../../../documents/edit/command.ts';
import type { MetaIndex } from '../../../documents/metaIndex.ts';
import { refusalOf, type Item } from '../../../documents/parts/nesting.ts';
import type { Holding, Part } from '../../../documents/parts/part.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { walkDrawn, wayTo, type DrawnPart, type DrawnTree } from '../drawnTree.ts';

/** What is being dragged or moved by keys: parts of the document, or a widget or a field of the module from the palette. */
export type Load =
  | { readonly kind: 'parts'; readonly keys: readonly string[] }
  | { readonly kind: 'widget'; readonly type: string }
  | { readonly kind: 'field'; readonly code: string; readonly title: string };

/** The change of the document that puts it somewhere. */
export function dropCommand(load: Load, at: TargetKey): Command {
  switch (load.kind) {
    case 'parts':
      return moveParts(load.keys, at);
    case 'widget':
      return insertWidget(load.type, at);
    case 'field':
      return addField(load.code, load.title, at);
  }
}

/** Why it may not stand in a list; undefined where it may. */
export function loadRefusal(
  load: Load,
  { byKey }: DrawnTree,
  metas: MetaIndex,
  { part: parent }: DrawnPart,
  holding: Holding,
): LocalText | undefined {
  if (load.kind === 'field') return fieldRefusal(load.code, parent, holding, metas);
  const items: readonly Item[] =
    load.kind === 'widget'
      ? [{ role: roleOf(load.type, metas, holding), type: load.type }]
      : load.keys.flatMap((key) => byKey.get(key)?.part ?? []);
  for (const item of items) {
    const refused = refusalOf(item, { parent, holding }, metas);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function fieldRefusal(code: string, parent: Part, holding: Holding, metas: MetaIndex): LocalText | undefined {
  const role = fieldRole(holding.roles) ?? 'column';
  const isThere = holding.parts.some((each) => each.role === role && each.name === code);
  if (isThere) return { zhCN: '该字段已在其中', enUS: 'That field is there already' };
  return refusalOf({ role }, { parent, holding }, metas);
}

const roleOf = (type: string, metas: MetaIndex, { roles }: Holding): Item['role'] =>
  metas.get(type)?.field !== undefined && roles.includes('field') ? 'field' : 'node';

/** A place that keys can choose, with the part that it lies behind or in. */
export interface LegalPlace {
  readonly at: TargetKey;
  readonly parent: DrawnPart;
  readonly after: DrawnPart | undefined;
}

/** All places that take what is moved, in the order of the document; where it stands already is one of them. */
export function legalPlaces(load: Load, tree: DrawnTree, metas: MetaIndex): readonly LegalPlace[] {
  const moved = new Set(load.kind === 'parts' ? load.keys : []);
  const isMoved = (part: DrawnPart): boolean =>
    moved.has(part.key) || wayTo(part).some(({ key }) => moved.has(key));
  const placesIn = (parent: DrawnPart): LegalPlace[] =>
    parent.holdings.flatMap(({ holding, parts }) => {
      const refused = loadRefusal(load, tree, metas, parent, holding) !== undefined;
      const here = (index: number, after: DrawnPart | undefined): LegalPlace[] =>
        refused ? [] : [{ at: { parent: parent.key, holding: holding.name, index }, parent, after }];
      return [
        ...here(0, undefined),
        ...parts.flatMap((part, index) => {
          if (isMoved(part)) return [];
          return [...placesIn(part), ...here(index + 1, part)];
        }),
      ];
    });
  return placesIn(tree.root);
}

/** Where a part stands now among the legal places: the last one before it. */
export function placeBefore(places: readonly LegalPlace[], key: string, tree: DrawnTree): number {
  const order = new Map([...walkDrawn(tree.root)].map((part, index) => [part.key, index]));
  const own = order.get(key) ?? 0;
  const standing = tree.byKey.get(key)?.within;
  const exact = places.findIndex(
    ({ at }) =>
      at.parent === standing?.parent.key &&
      at.holding === standing.holding.name &&
      at.index === standing.index,
  );
  if (exact >= 0) return exact;
  const behind = places.findLastIndex(({ after, parent }) => (order.get((after ?? parent).key) ?? -1) < own);
  return Math.max(0, behind);
}
