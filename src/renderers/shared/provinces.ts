/** Degrees, as satellites tell them (WGS 84). */
export interface Place {
  latitude: number;
  longitude: number;
}

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });

/** Where the seat of each province is, by the first two digits of its GB/T 2260 code. */
const provinces: Readonly<Record<string, Place>> = {
  11: at(39.9042, 116.4074), // 北京
  12: at(39.0851, 117.1994), // 天津
  13: at(38.0428, 114.5149), // 河北
  14: at(37.8706, 112.5489), // 山西
  15: at(40.8426, 111.749), // 内蒙古
  21: at(41.8057, 123.4315), // 辽宁
  22: at(43.8171, 125.3235), // 吉林
  23: at(45.8038, 126.535), // 黑龙江
  31: at(31.2304, 121.4737), // 上海
  32: at(32.0603, 118.7969), // 江苏
  33: at(30.2741, 120.1551), // 浙江
  34: at(31.8206, 117.2272), // 安徽
  35: at(26.0745, 119.2965), // 福建
  36: at(28.6829, 115.8582), // 江西
  37: at(36.6512, 117.1201), // 山东
  41: at(34.7466, 113.6254), // 河南
  42: at(30.5928, 114.3055), // 湖北
  43: at(28.2282, 112.9388), // 湖南
  44: at(23.1291, 113.2644), // 广东
  45: at(22.817, 108.3665), // 广西
  46: at(20.044, 110.1983), // 海南
  50: at(29.563, 106.5516), // 重庆
  51: at(30.5728, 104.0668), // 四川
  52: at(26.647, 106.6302), // 贵州
  53: at(24.8801, 102.8329), // 云南
  54: at(29.652, 91.1721), // 西藏
  61: at(34.3416, 108.9398), // 陕西
  62: at(36.0611, 103.8343), // 甘肃
  63: at(36.6171, 101.7782), // 青海
  64: at(38.4872, 106.2309), // 宁夏
  65: at(43.8256, 87.6168), // 新疆
  71: at(25.033, 121.5654), // 台湾
  81: at(22.3193, 114.1694), // 香港
  82: at(22.1987, 113.5439), // 澳门
};

/**
 * Where the province of a region is.
 * @param code of the province or of what lies in it, six digits of GB/T 2260; anything else has no place
 */
export function provinceAt(code: unknown): Place | undefined {
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return undefined;
  const province = code.slice(0, 2);
  return Object.hasOwn(provinces, province) ? provinces[province] : undefined;
}
