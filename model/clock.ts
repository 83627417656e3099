/** Minutes after midnight of a 24-hour clock time such as `'09:30'`; `NaN` for anything else. */
export function clock(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]|24(?=:00)):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
