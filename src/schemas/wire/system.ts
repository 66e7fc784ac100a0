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
}

export interface SystemGroupEntry {
  id: string;
  typename: string;
  sysList: SystemEntry[];
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
  /** JSON of `{ showCondition?, hidden?, defaultParams?, interfaceParams?, defaultParamsInterface?, badge? }`. */
  options?: string | Record<string, unknown>;
  child?: MenuEntry[];
}
