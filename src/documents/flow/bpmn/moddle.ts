import { BpmnModdle } from 'bpmn-moddle';

/** The namespace of what the standard has no word for. */
const ATRIUM = {
  name: 'Atrium',
  prefix: 'atrium',
  uri: 'urn:atrium:flow',
  types: [
    {
      name: 'Members',
      superClass: ['Element'],
      properties: [{ name: 'json', isBody: true, type: 'String' }],
    },
  ],
};

/** A part of a diagram, as the library holds it. */
export interface BpmnElement {
  readonly $type: string;
  id?: string;
  name?: string;
  [member: string]: unknown;
}

/** Begins the ids of the gateways that end our own blocks. */
export const JOIN = '_join_';

export const newModdle = (): BpmnModdle => new BpmnModdle({ atrium: ATRIUM });

/** JSON in letters that every XML can hold. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const isElement = (value: unknown): value is BpmnElement =>
  typeof value === 'object' && value !== null && '$type' in value && typeof value.$type === 'string';

/** Elements of a member that may hold several. */
export const elementsIn = (of: BpmnElement | undefined, member: string): readonly BpmnElement[] => {
  const value: unknown = of?.[member];
  return Array.isArray(value) ? value.filter(isElement) : [];
};

export const elementAt = (of: BpmnElement, member: string): BpmnElement | undefined => {
  const value: unknown = of[member];
  return isElement(value) ? value : undefined;
};

/** What an element keeps of a flow beside what the standard says; undefined where it is of another tool. */
export function membersOf(element: BpmnElement): Readonly<Record<string, unknown>> | undefined {
  const [found] = elementsIn(elementAt(element, 'extensionElements'), 'values').filter(
    ({ $type }) => $type === 'atrium:Members',
  );
  try {
    const value: unknown = typeof found?.json === 'string' ? JSON.parse(found.json) : undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    // Another tool has changed it: the element counts as one of theirs.
    return undefined;
  }
}
