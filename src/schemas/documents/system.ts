import { Type, type Static } from 'typebox';
import { RuleSetOrReferenceSchema, type RuleSetOrReference } from '../condition.ts';
import { pageKinds, RESOURCE_ID, type PageKind } from '../kinds.ts';
import { oneOf } from '../named.ts';
import { NODE_ID } from '../node.ts';
import { TextSchema } from '../textSchema.ts';
import { documentObject } from './base.ts';
import { ICON, IconSchema } from '../icon.ts';

const params = Type.Array(
  Type.Object({ key: Type.String(), value: Type.String() }, { additionalProperties: false }),
);

/** An interface, `moduleCode/interfaceUrl`, with what it is given. */
const interfaceCall = {
  call: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}/[A-Za-z][A-Za-z0-9_-]{0,63}$' }),
  param: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
};

/** Parameters of pages that an interface answers, each name after the prefix; nothing where it fails. */
const ParamsInterfaceSchema = Type.Object(
  { ...interfaceCall, prefix: Type.Optional(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,31}$' })) },
  { additionalProperties: false },
);
type ParamsInterface = Static<typeof ParamsInterfaceSchema>;

/** A number beside a menu: a fixed one, or what an interface answers at `bindKey` (`count` where none is named). */
const BadgeSchema = Type.Object(
  {
    count: Type.Optional(Type.Integer({ minimum: 0 })),
    call: Type.Optional(interfaceCall.call),
    param: interfaceCall.param,
    bindKey: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

/** A right to see a menu: the role, and the actions it may take there (the page's `actionMights`). */
export const MenuGrantSchema = Type.Object(
  { role: Type.String(), actions: Type.Optional(Type.Array(Type.String())) },
  { additionalProperties: false },
);

/**
 * A menu item. `type` says what it opens; without one an item opens its `app`, and is a group where
 * it names none. An item that no grant gives to the current role is not sent to it; a group shows while a child does.
 */
export const MenuSchema = Type.Cyclic(
  {
    Menu: Type.Object(
      {
        /** Unique in the system; designers point at it. */
        id: Type.Optional(Type.String({ pattern: NODE_ID })),
        name: TextSchema,
        icon: Type.Optional(IconSchema),
        type: Type.Optional(oneOf('app', 'plugin', 'url')),
        /** For `app`: the page, list or form it opens. */
        app: Type.Optional(
          Type.Object(
            {
              kind: oneOf(...pageKinds),
              id: Type.String({ pattern: RESOURCE_ID }),
            },
            { additionalProperties: false },
          ),
        ),
        /** For `plugin`: the address of a page, or of another system, in the portal (`readPageAddress`). */
        menuPath: Type.Optional(Type.String()),
        url: Type.Optional(Type.String()),
        grants: Type.Optional(Type.Array(MenuGrantSchema)),
        showCondition: Type.Optional(RuleSetOrReferenceSchema),
        hidden: Type.Optional(Type.Boolean()),
        defaultParams: Type.Optional(params),
        defaultParamsInterface: Type.Optional(ParamsInterfaceSchema),
        badge: Type.Optional(BadgeSchema),
        children: Type.Optional(Type.Array(Type.Ref('Menu'))),
      },
      { additionalProperties: false },
    ),
  },
  'Menu',
);
export interface Menu {
  id?: string;
  name: string | { zhCN: string; enUS: string };
  icon?: string;
  type?: 'app' | 'plugin' | 'url';
  app?: { kind: PageKind; id: string };
  menuPath?: string;
  url?: string;
  grants?: { role: string; actions?: string[] }[];
  showCondition?: RuleSetOrReference;
  hidden?: boolean;
  defaultParams?: { key: string; value: string }[];
  defaultParamsInterface?: ParamsInterface;
  badge?: Static<typeof BadgeSchema>;
  children?: Menu[];
}

/** A system: what a user opens from the home screen. */
export const SystemSchema = documentObject('system', {
  description: Type.Optional(TextSchema),
  /** The name of an icon, or an image: an address, or data (`data:image/png;base64,…`). */
  icon: Type.Optional(Type.String({ maxLength: 32_768, [ICON]: true })),
  cover: Type.Optional(Type.String()),
  /** Heading under which the home screen lists it. */
  group: TextSchema,
  /** Open to visitors without a role. */
  public: Type.Optional(Type.Boolean()),
  layout: Type.Optional(oneOf('default', 'SPA', 'flow', 'tabs')),
  skin: Type.Optional(
    Type.Object(
      {
        navMode: Type.Optional(oneOf('homemenu', 'menu')),
      },
      { additionalProperties: false },
    ),
  ),
  options: Type.Optional(
    Type.Object(
      {
        initFirst: Type.Optional(Type.Boolean()),
        defaultParams: Type.Optional(params),
        defaultParamsInterface: Type.Optional(ParamsInterfaceSchema),
      },
      { additionalProperties: false },
    ),
  ),
  menus: Type.Array(Type.Unsafe<Menu>(MenuSchema)),
});
export type SystemDocument = Static<typeof SystemSchema>;
