import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** Why a try came to nothing: by what stood in the way of a connection, and by what the source did. */
export const tryFailureLocale = defineLocale(
  'designer.interface.tryFailure',
  {
    address: '该主机不在允许连接的网络内：内网地址由运维在 INTERFACE_NETWORKS 中登记',
    host: '找不到该主机，请检查地址',
    refused: '该主机拒绝了连接，请检查端口，以及对方是否已启动',
    unreachable: '没有通往该主机的网络',
    login: '数据库拒绝该用户登录，请检查用户和密码',
    database: '没有这个数据库，或该用户不能使用它',
    tls: 'TLS 加密未能建立，请检查证书，或对方是否支持加密',
    other: '没有连上对方',
    timeout: '超过了期限',
    tooLarge: '返回的内容超过大小上限',
    platform: '这是平台自己的数据库，不能查询',
    failed: '没有执行成功',
    failedAt: '数据库在第 {{line}} 行第 {{column}} 列报告错误',
    unusable: '对方的回答不能使用',
  },
  {
    address:
      "This host lies in a network that may not be reached; networks of one's own are named by the operator in INTERFACE_NETWORKS",
    host: 'There is no such host: check the address',
    refused: 'The host refuses connections: check the port, and whether the other side runs',
    unreachable: 'There is no way to this host in the network',
    login: 'The database does not let this user in: check user and password',
    database: 'There is no such database, or this user may not use it',
    tls: 'No encryption could be agreed on: check the certificate, and whether the other side encrypts',
    other: 'No connection',
    timeout: 'The deadline is over',
    tooLarge: 'The answer is larger than its limit',
    platform: "This is the platform's own database, which is not queried",
    failed: 'It did not succeed',
    failedAt: 'The database reports an error at line {{line}}, column {{column}}',
    unusable: 'The answer cannot be used',
  },
);
