/** What every control of the settings gets. */
export interface ControlProps {
  /** For the label. */
  id: string;
  /** The prop's title in the reader's language, for controls of several inputs. */
  title: string;
  /** As the document writes it; undefined where it says nothing. */
  value: unknown;
  disabled: boolean;
  invalid: boolean;
  /** Undefined takes the value out of the document. */
  change: (value: unknown) => void;
}
