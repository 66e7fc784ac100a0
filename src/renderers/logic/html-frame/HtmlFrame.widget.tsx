import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { frameDocument } from './frameDocument.ts';
import { htmlFrameLocale } from './HtmlFrame.locale.ts';
import type { htmlFrameMeta } from './HtmlFrame.meta.ts';

/**
 * HTML that a document brings, in a frame of its own origin. Without scripts it is written into the frame, which the
 * page's own policy holds; with scripts it is the name of a page that the server holds to a policy of its own, so that
 * they run where there is nothing to reach.
 */
const HtmlFrame = observer(function HtmlFrame({ props, title }: RendererProps<typeof htmlFrameMeta>) {
  const { token } = theme.useToken();
  const text = useText(htmlFrameLocale);
  const { dark } = useRoot().theme;
  const { html, css, scripts, data, height } = props;
  // Compared by what it holds, so that the frame is not made anew for nothing.
  const given = scripts ? JSON.stringify(data ?? null) : undefined;
  const written = useMemo(() => {
    const { colorText, colorBgContainer, fontFamily, fontSize } = token;
    const looks = { text: colorText, background: colorBgContainer, font: fontFamily, size: fontSize, dark };
    return frameDocument({
      html,
      css,
      looks,
      ...(given === undefined ? {} : { data: JSON.parse(given) as unknown }),
    });
  }, [html, css, given, token, dark]);
  const looks = {
    title: title || text('frame'),
    referrerPolicy: 'no-referrer',
    allow: '',
    style: { display: 'block', width: '100%', height, border: 0 },
  } as const;
  // A new document is a new frame: a name counts when its frame is made.
  if (scripts)
    return <iframe key={written} {...looks} sandbox="allow-scripts" src="/sandbox.html" name={written} />;
  return <iframe key="plain" {...looks} sandbox="" srcDoc={written} />;
});
export default HtmlFrame;
