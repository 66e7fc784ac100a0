/** What of the library is used: its package has no types of its own entrance. */
declare module 'bpmn-moddle' {
  interface ModdleElement {
    readonly $type: string;
    id?: string;
    name?: string;
    [member: string]: unknown;
  }
  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, object>>);
    create(type: string, members?: object): ModdleElement;
    toXML(element: ModdleElement, options?: { format?: boolean }): Promise<{ xml: string }>;
    fromXML(xml: string): Promise<{ rootElement: ModdleElement }>;
  }
}
