/**
 * Elements and applications of outside packages that a platform lets pages host. They are code, and so they come with
 * the platform: a document names one, and never brings or fetches any.
 */

/** A custom element. */
export interface WebComponent {
  /** Its name in HTML, with a hyphen. */
  readonly tag: string;
  /** Fetches the code and defines the element. */
  readonly load: () => Promise<unknown>;
  /** The properties that documents may set; any other is passed over, since elements have ones that take HTML. */
  readonly properties?: readonly string[];
  /** The events that documents are told of. */
  readonly events?: readonly string[];
}

/** What an application is given when it is mounted, and again when it changes. */
export interface HostedProps {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly locale: string;
  readonly dark: boolean;
  /** Tells the document an event. */
  readonly emit: (type: string, detail?: unknown) => void;
}

/** A mounted application. */
export interface Mounted {
  update?: (props: HostedProps) => void;
  unmount: () => void;
}

/** An application that draws a part of a page by itself. */
export interface MicroFrontend {
  readonly name: string;
  /** Fetches the code. */
  readonly load: () => Promise<{ mount: (host: HTMLElement, props: HostedProps) => Mounted }>;
}
