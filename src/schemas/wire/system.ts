/** A system as `sysTypes.do` lists it and `initOnly.do` opens it; members marked JSON travel as text. */
export interface SystemEntry {
  id: string;
  updatetime: string;
  cover?: string;
  icon?: string;
  systemname: string;
  description?: string;
  projectId: string;
  language: string;
  layout: string;
  /** JSON of `{ navMode? }`. */
  skin: string | Record<string, unknown>;
  /** JSON of `{ initFirst?, defaultParams?, defaultParamsInterface? }`. */
  options: string | Record<string, unknown>;
  menus?: MenuEntry[];
  /** The caller may change it in its designer. */
  designs?: true;
  /** The caller says what roles may do in it, and may ask who may do what. */
  grants?: true;
  /** The draft, for who designs it. */
  preview?: true;
}

export interface SystemGroupEntry {
  id: string;
  typename: string;
  sysList: SystemEntry[];
}

/** Parameters that an interface answers; each name of its result after the prefix. */
export interface ParamsInterface {
  /** `moduleCode/interfaceUrl` */
  interfaceId: string;
  prefix?: string;
  interfaceParams?: Record<string, unknown>;
}

/** What travels as the options of a menu. */
export interface MenuOptions {
  showCondition?: unknown;
  hidden?: boolean | undefined;
  defaultParams?: { key: string; value: string }[] | undefined;
  defaultParamsInterface?: ParamsInterface | undefined;
  /** A fixed number, or what the interface answers at the key. */
  badge?: {
    show?: boolean;
    interfaceId?: string | undefined;
    interfaceBindKey?: string | undefined;
    count?: number | undefined;
  };
  /** What the badge's interface is given. */
  interfaceParams?: Record<string, unknown> | undefined;
}

/** A menu that the current role may see. Texts with two languages travel as `{ zhCN, enUS }`. */
export interface MenuEntry {
  name: string | { zhCN: string; enUS: string };
  icon?: string;
  /** Empty means app. */
  type?: string;
  /** `kind` is the resource kind that `id` names; `areaOptions` is JSON. */
  app?: { id: string; kind: string; icon?: string; areaOptions?: string | Record<string, unknown> };
  /** JSON of `{ menu_path?, url?, options?, actionMights? }`. */
  data?: string | Record<string, unknown>;
  /** JSON of `MenuOptions`. */
  options?: string | MenuOptions;
  child?: MenuEntry[];
}
