/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Gathers the definitions of schemas into one table, as one file holds them. What the language names by itself (a node,
 * an action) stands in `$defs` inside of every schema that uses it, with references by name; what is written in full
 * again and again (texts, flags, rules) is recognised by its content. Both become references into the table.
 */
export class Definitions {
  readonly table: Record<string, JsonSchema> = {};
  /** Names of schemas that are written in full, by their content. */
  private readonly shared = new Map<string, string>();
  /** Definitions that were met, by name, as they were written. */
  private readonly met = new Map<string, string>();

  /** @param shared schemas that get a name of their own wherever they stand, the contained before the containing */
  constructor(shared: Readonly<Record<string, unknown>>) {
    for (const [name, schema] of Object.entries(shared)) {
      this.shared.set(JSON.stringify(schema), name);
    }
    for (const [name, schema] of Object.entries(shared)) {
      if (isSchema(schema) && '$defs' in schema) this.hoist(schema);
      else this.table[name] = this.members(schema as JsonSchema);
    }
  }

  /** The schema with references in place of what stands in the table. */
  hoist(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((each) => this.hoist(each));
    if (!isSchema(schema)) return schema;
    const name = this.shared.get(JSON.stringify(schema));
    if (name !== undefined && !('$defs' in schema)) return refer(name);
    return this.members(schema);
  }

  /** Whether a definition was met before. @throws Error where the language gives one name to two schemas */
  private isKnown(name: string, definition: unknown): boolean {
    const text = JSON.stringify(definition);
    const before = this.met.get(name);
    if (before !== undefined && before !== text) throw new Error(`"${name}" names two definitions.`);
    this.met.set(name, text);
    return before !== undefined;
  }

  private members(schema: JsonSchema): JsonSchema {
    const { $defs, $id: _id, $ref, ...rest } = schema;
    if (isSchema($defs)) {
      for (const [name, definition] of Object.entries($defs)) {
        if (this.isKnown(name, definition)) continue;
        this.table[name] = {}; // so that a definition that names itself ends
        this.table[name] = this.members(definition as JsonSchema);
      }
    }
    const members = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, this.hoist(value)]));
    // Draft 7 reads nothing beside a reference.
    return typeof $ref === 'string' ? refer($ref) : members;
  }
}

export const refer = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
