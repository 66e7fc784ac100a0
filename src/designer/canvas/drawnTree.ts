import type { Holding, Part, PartTree } from '../../documents/parts/part.ts';

/** A part as it stands on the canvas: of a form the fields stand where its layout places them. */
export interface DrawnPart {
  /** What is selected with it: of a placed field the field itself. */
  readonly key: string;
  readonly part: Part;
  /** What marks call it: the node that draws it, or its key. */
  readonly id: string;
  readonly within: DrawnStanding | undefined;
  /** Lists in which other parts can stand. */
  readonly holdings: readonly DrawnHolding[];
}

export interface DrawnStanding {
  readonly parent: DrawnPart;
  readonly holding: Holding;
  readonly index: number;
}

export interface DrawnHolding {
  readonly holding: Holding;
  readonly parts: readonly DrawnPart[];
}

/** What of a document is on the canvas, by the keys under which it is selected. */
export interface DrawnTree {
  readonly root: DrawnPart;
  readonly byKey: ReadonlyMap<string, DrawnPart>;
  /** By what marks call them. */
  readonly byId: ReadonlyMap<string, DrawnPart>;
}

/** Members of documents that the canvas draws, the one that is drawn where it is not empty first. */
const DRAWN = ['body', 'layout', 'fields'];

/** Members of a list, all of which are drawn, in the order in which keys walk them. */
const DRAWN_OF_LIST = [
  'filters',
  'toolbar',
  'views',
  'columns',
  'rowActions',
  'rowTones',
  'bulkActions',
  'sort',
];

/**
 * The parts of a document that its canvas shows.
 * @param nodes of a further form: the nodes that draw the fields of its module, by code
 */
export function drawnTree(tree: PartTree, nodes?: ReadonlyMap<string, string>): DrawnTree {
  const fields = fieldsOf(tree);
  const idOf = ({ role, key, name }: Part): string => {
    if (role === 'place') return nodes?.get(name) ?? name;
    return role === 'node' || role === 'field' ? name : key;
  };
  const byKey = new Map<string, DrawnPart>();
  const byId = new Map<string, DrawnPart>();
  const draw = (part: Part, within: DrawnStanding | undefined): DrawnPart => {
    const shown = part.role === 'place' ? (fields.get(part.name) ?? part) : part;
    const holdings: DrawnHolding[] = [];
    const drawn: DrawnPart = { key: shown.key, part: shown, id: idOf(shown), within, holdings };
    if (!byKey.has(drawn.key)) byKey.set(drawn.key, drawn);
    if (!byId.has(drawn.id)) byId.set(drawn.id, drawn);
    for (const holding of within === undefined ? rootHoldings(part) : shown.holdings) {
      if (holding.form === 'names') continue;
      const parts: DrawnPart[] = [];
      holdings.push({ holding, parts });
      holding.parts.forEach((each, index) => parts.push(draw(each, { parent: drawn, holding, index })));
    }
    return drawn;
  };
  return { root: draw(tree.root, undefined), byKey, byId };
}

function rootHoldings({ holdings }: Part): readonly Holding[] {
  const named = (names: readonly string[]): readonly Holding[] =>
    names.flatMap((name) => holdings.find((holding) => holding.name === name) ?? []);
  const ofList = named(DRAWN_OF_LIST);
  if (ofList.length > 0) return ofList;
  const found = named(DRAWN);
  const filled = found.find(({ parts }) => parts.length > 0) ?? found.at(-1);
  return filled === undefined ? [] : [filled];
}

function fieldsOf({ root }: PartTree): ReadonlyMap<string, Part> {
  const fields = root.holdings.find(({ name }) => name === 'fields')?.parts ?? [];
  return new Map(
    fields.flatMap((part) => {
      const { name } = part.value as { name?: unknown };
      return typeof name === 'string' ? [[name, part] as const] : [];
    }),
  );
}

/** The parts around a drawn one, the document first, without it. */
export function wayTo(part: DrawnPart): readonly DrawnPart[] {
  const parent = part.within?.parent;
  return parent === undefined ? [] : [...wayTo(parent), parent];
}

/** All drawn parts in the order of the document, without the document itself. */
export function* walkDrawn(part: DrawnPart): Generator<DrawnPart> {
  for (const { parts } of part.holdings)
    for (const inner of parts) {
      yield inner;
      yield* walkDrawn(inner);
    }
}
