const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/i;
const six = /^([\da-f]{1,4}):([\da-f]{1,4}):[\da-f:]{0,40}$/i;

/** An internet address of which only the first half of IPv4, or the first two of IPv6's eight groups, show, as in `203.0.*.*` and `2001:db8:*`; '' of any other text. */
export function maskAddress(address: string): string {
  const [, first = '', second = ''] = four.exec(address) ?? [];
  if (first !== '') return `${first}.${second}.*.*`;
  const [, group = '', next = ''] = six.exec(address) ?? [];
  return group === '' ? '' : `${group}:${next}:*`;
}
