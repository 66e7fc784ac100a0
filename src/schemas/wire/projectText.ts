/** A text of a project: what the interface says in the place of its own. */
export interface ProjectText {
  /** `namespace:key` of a text of the interface. */
  key: string;
  zh_cn: string;
  en_us: string;
  project_id: string;
}

/** One as it is kept. */
export interface KeptText extends ProjectText {
  id: string;
  revision: number;
}
