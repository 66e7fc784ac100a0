import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Level } from './schemaAt.ts';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

/** Where in a JSON text something can be completed. */
interface JsonPlace {
  readonly is: 'name' | 'value';
  /** What is there already, which a completion replaces. */
  readonly from: number;
  readonly to: number;
  /** From the document to the object whose member is named, or to the value. */
  readonly way: readonly Level[];
  /** Names that the object has already. */
  readonly taken: readonly string[];
}

/** The place at the caret; undefined where nothing can be completed. */
export function jsonPlace(state: EditorState, at: number): JsonPlace | undefined {
  const node = syntaxTree(state).resolveInner(at, -1);
  const { parent } = node;
  if (node.name === 'PropertyName' && parent !== null)
    return { is: 'name', from: node.from, to: node.to, ...objectAround(state, parent.parent, node) };
  if (node.name === 'Object' && at > node.from)
    return { is: 'name', from: at, to: at, ...objectAround(state, node) };
  if (node.name === 'Property' && /:\s*$/.test(state.sliceDoc(node.from, at)))
    return { is: 'value', from: at, to: at, way: wayTo(state, node, true), taken: [] };
  if (!VALUES.has(node.name)) return undefined;
  return { is: 'value', from: node.from, to: node.to, way: wayTo(state, node), taken: [] };
}

const VALUES: ReadonlySet<string> = new Set(['String', 'Number', 'True', 'False', 'Null']);

function objectAround(
  state: EditorState,
  object: SyntaxNode | null,
  but?: SyntaxNode,
): Pick<JsonPlace, 'way' | 'taken'> {
  if (object === null) return { way: [], taken: [] };
  const taken = object
    .getChildren('Property')
    .filter((property) => property.firstChild?.from !== but?.from || but === undefined)
    .map((property) => nameOf(state, property));
  return { way: wayTo(state, object), taken };
}

/** The way to a value; `inside` of a member whose value is not there yet. */
function wayTo(state: EditorState, value: SyntaxNode, inside = false): readonly Level[] {
  const way: Level[] = [{ name: '', texts: inside ? {} : textsOf(state, value) }];
  for (let node = inside ? value : value.parent; node !== null; node = node.parent) {
    if (node.name === 'Property' && node.parent !== null)
      way.unshift({ name: nameOf(state, node), texts: textsOf(state, node.parent) });
    // All elements of a list are alike.
    if (node.name === 'Array') way.unshift({ name: '0', texts: {} });
  }
  return way;
}

const nameOf = (state: EditorState, property: SyntaxNode): string => {
  const name = property.getChild('PropertyName');
  return name === null ? '' : unquoted(state, name);
};

/** Members of an object that are texts. */
function textsOf(state: EditorState, object: SyntaxNode): Readonly<Record<string, string>> {
  if (object.name !== 'Object') return {};
  return Object.fromEntries(
    object.getChildren('Property').flatMap((property): [string, string][] => {
      const text = property.getChild('String');
      return text === null ? [] : [[nameOf(state, property), unquoted(state, text)]];
    }),
  );
}

const unquoted = (state: EditorState, { from, to }: SyntaxNode): string =>
  state.sliceDoc(from, to).replaceAll(/^"|"$/g, '');
