/** What a document of a frame is made of. */
export interface FrameParts {
  html: string;
  css: string;
  /** For its scripts; undefined: there are none. */
  data?: unknown;
  /** Colours and type of the page around it. */
  looks: { text: string; background: string; font: string; size: number; dark: boolean };
}

/** Held to by the frame beside what its sandbox and the page around it allow. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; font-src data:; form-action 'none'";

/** A colour or a family of fonts as styles take it: no character that would end the rule. */
const plain = (value: string): string => value.replace(/[<>{};\\]/g, '');

/** JSON that no parser of HTML takes for an end of its element. */
const json = (data: unknown): string => JSON.stringify(data ?? null).replaceAll('<', '\\u003c');

/** The whole document of a frame. Its first words are ours, so that nothing written by others comes before the policy. */
export function frameDocument({ html, css, data, looks }: FrameParts): string {
  const base =
    `:root{color-scheme:${looks.dark ? 'dark' : 'light'}}` +
    `body{margin:0;overflow-wrap:anywhere;color:${plain(looks.text)};background:${plain(looks.background)};` +
    `font:${looks.size}px/1.6 ${plain(looks.font)}}`;
  const given = data === undefined ? '' : `<script type="application/json" id="data">${json(data)}</script>`;
  const policy = data === undefined ? `<meta http-equiv="content-security-policy" content="${POLICY}">` : '';
  // Styles cannot end their element early.
  const styles = css.replaceAll(/<\/style/gi, '<\\/style');
  return `<!doctype html><meta charset="utf-8">${policy}<style>${base}</style><style>${styles}</style>${given}${html}`;
}
