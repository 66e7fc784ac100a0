import type { ActionDeclaration } from '../../schemas/action.ts';
import { type Definitions, type JsonSchema, refer } from './hoist.ts';

/** What an action is in detail: `do` decides its parameters. */
export function actionRules(
  declarations: Readonly<Record<string, ActionDeclaration>>,
  definitions: Definitions,
): JsonSchema {
  const names = Object.keys(declarations);
  return {
    properties: { do: { enum: names } },
    allOf: Object.values(declarations).map(({ name, parameters, optional }) => ({
      if: { required: ['do'], properties: { do: { const: name } } },
      then: {
        required: Object.keys(parameters).filter((each) => !optional.includes(each)),
        properties: {
          do: true,
          when: true,
          onError: { type: 'array', items: refer('Action') },
          ...Object.fromEntries(
            Object.entries(parameters).map(([parameter, schema]) => [parameter, definitions.hoist(schema)]),
          ),
        },
        additionalProperties: false,
      },
    })),
  };
}
