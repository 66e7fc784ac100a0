/** The members of a field's state that reactions may change. */
export const STATE: ReadonlySet<string> = new Set(
  (
    'value initialValue visible hidden display pattern disabled readOnly readPretty editable required title ' +
    'description dataSource loading content data componentProps decoratorProps selfErrors selfWarnings selfSuccesses'
  ).split(' '),
);

/** What the members of a schema are called in a field's state. */
export const STATE_OF: ReadonlyMap<string, string> = new Map([
  ['title', 'title'],
  ['description', 'description'],
  ['default', 'initialValue'],
  ['enum', 'dataSource'],
  ['readOnly', 'readOnly'],
  ['writeOnly', 'editable'],
  ['x-content', 'content'],
  ['x-data', 'data'],
  ['x-value', 'value'],
  ['x-editable', 'editable'],
  ['x-disabled', 'disabled'],
  ['x-read-pretty', 'readPretty'],
  ['x-read-only', 'readOnly'],
  ['x-visible', 'visible'],
  ['x-hidden', 'hidden'],
  ['x-display', 'display'],
  ['x-pattern', 'pattern'],
  ['x-decorator-props', 'decoratorProps'],
  ['x-component-props', 'componentProps'],
]);

/** Rules that a schema says by members of its own, with the types that each takes. */
export const RULES: ReadonlyMap<string, readonly string[]> = new Map([
  ['required', ['boolean', 'object']],
  ['format', ['string']],
  ['maxItems', ['number']],
  ['minItems', ['number']],
  ['maxLength', ['number']],
  ['minLength', ['number']],
  ['maximum', ['number']],
  ['minimum', ['number']],
  ['exclusiveMaximum', ['number']],
  ['exclusiveMinimum', ['number']],
  ['const', ['string', 'number', 'boolean']],
  ['multipleOf', ['number']],
  ['maxProperties', ['number']],
  ['minProperties', ['number']],
  ['uniqueItems', ['boolean']],
]);

/** Members of the state that hold props of a component. */
export const isProps = (member: string | undefined): boolean =>
  member === 'componentProps' || member === 'decoratorProps';

/** The words of the state `display`. */
export const DISPLAYS = ['visible', 'hidden', 'none'] as const;

/** The words of the state `pattern`. */
export const PATTERNS = ['editable', 'disabled', 'readOnly', 'readPretty'] as const;
