/** The browsers that are told apart by their own names; others are shown as unknown. */
export const browserNames = ['Edge', 'Samsung Internet', 'Opera', 'Firefox', 'LINE', 'Chrome', 'Safari'] as const;

export type BrowserName = (typeof browserNames)[number];

/** The systems that are told apart by their own names; others are shown as unknown. */
export const systemNames = ['iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'macOS', 'Linux'] as const;

export type SystemName = (typeof systemNames)[number];

/** The device on which somebody signs in, as far as the browser says. */
export type Device = { readonly browser?: BrowserName; readonly system?: SystemName };

/** Most browsers also bear the names of others: the first one that fits is the browser's own. */
const browserMarks: Readonly<Record<BrowserName, RegExp>> = {
  Edge: /\bEdg(e|A|iOS)?\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Opera: /\b(OPR|OPT|OPiOS|Opera)\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  LINE: /\bLine\//,
  Chrome: /\b(Headless)?(Chrome|CriOS)\//,
  Safari: /\bSafari\//,
};

const systemMarks: Readonly<Record<SystemName, RegExp>> = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  ChromeOS: /\bCrOS\b/,
  Windows: /\bWindows\b/,
  macOS: /\bMac(intosh| OS X)\b/,
  Linux: /\bLinux\b/,
};

/** No browser's own text is longer. */
const readAtMost = 500;

/** Reads the browser and the system that a user agent's text names; nothing is guessed of one that names none, and anybody may claim any. */
export function detectDevice(userAgent: string): Device {
  const text = userAgent.slice(0, readAtMost);
  const browser = browserNames.find((name) => browserMarks[name].test(text));
  const system = systemNames.find((name) => systemMarks[name].test(text));
  return { ...(browser && { browser }), ...(system && { system }) };
}
