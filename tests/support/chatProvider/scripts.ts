import type { FastifyInstance } from 'fastify';

/** Where the scripts of the apps are, below the provider's address. */
export const scripts = {
  wecom: '/scripts/wecom/jweixin.js',
  dingtalk: '/scripts/dingtalk/dingtalk.open.js',
  wechat: '/scripts/wechat/jweixin.js',
} as const;

/** What a page in the browser tests leaves on its window for a script, and finds there. */
export interface VendorWindow {
  vendor?: {
    /** Refuses whatever configuration comes. */
    refuses?: boolean;
    /** What a scan reads. */
    scans?: string;
    /** Each configuration, as it was asked for. */
    configs?: Record<string, unknown>[];
  };
}

/** What both scripts are made of. They speak as their vendors publish it, and answer at another time than they are asked. */
const COMMON = `
  const vendor = (window.vendor ??= {});
  vendor.configs ??= [];
  const later = (run, said) => setTimeout(() => run?.(said), 0);
  let ready, error;
  const configured = (config, refusal) => {
    vendor.configs.push(config);
    setTimeout(() => (vendor.refuses ? error?.(refusal) : ready?.()), 0);
  };
  const common = { ready: (run) => { ready = run; }, error: (run) => { error = run; } };
`;

const WX = `(() => {${COMMON}
  window.wx = {
    ...common,
    config: (config) => configured(config, { errMsg: 'config:invalid signature' }),
    scanQRCode: ({ success }) => later(success, { resultStr: vendor.scans, errMsg: 'scanQRCode:ok' }),
  };
})();`;

const DD = `(() => {${COMMON}
  window.dd = {
    ...common,
    config: (config) => configured(config, { errorCode: '3', errorMessage: '权限校验失败' }),
    biz: { util: { scan: ({ onSuccess }) => later(onSuccess, { text: vendor.scans }) } },
  };
})();`;

/** Serves the scripts of the three vendors. */
export function serveScripts(app: FastifyInstance): void {
  for (const [name, path] of Object.entries(scripts))
    app.get(path, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(name === 'dingtalk' ? DD : WX),
    );
}
