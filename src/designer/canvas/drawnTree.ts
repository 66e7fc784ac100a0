import type { Holding, Part, PartTree } from '../../documents/parts/part.ts';

/** A part as it stands on the canvas: of a form the fields stand where its layout places them. */
export interface DrawnPart {
  /** What is selected with it: of a placed field the field itself. */
  readonly key: string;
  readonly part: Part;
  /** The node that draws it. */
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
}

/** Members of documents that the canvas draws, the one that is drawn where it is not empty first. */
const DRAWN = ['body', 'layout', 'fields'];

/** The parts of a document that its canvas shows. */
export function drawnTree(tree: PartTree): DrawnTree {
  const fields = fieldsOf(tree);
  const byKey = new Map<string, DrawnPart>();
  const draw = (part: Part, within: DrawnStanding | undefined): DrawnPart => {
    const shown = part.role === 'place' ? (fields.get(part.name) ?? part) : part;
    const holdings: DrawnHolding[] = [];
    const drawn: DrawnPart = { key: shown.key, part: shown, id: shown.name, within, holdings };
    if (!byKey.has(drawn.key)) byKey.set(drawn.key, drawn);
    for (const holding of within === undefined ? rootHoldings(part) : shown.holdings) {
      if (holding.form !== 'list') continue;
      const parts: DrawnPart[] = [];
      holdings.push({ holding, parts });
      holding.parts.forEach((each, index) => parts.push(draw(each, { parent: drawn, holding, index })));
    }
    return drawn;
  };
  return { root: draw(tree.root, undefined), byKey };
}

function rootHoldings({ holdings }: Part): readonly Holding[] {
  const found = DRAWN.flatMap((name) => holdings.find((holding) => holding.name === name) ?? []);
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
