/** What stays wrong when a part of a form changes: all but what was said of that part, by its name or by a path below it. */
export function withoutChanged<Problems extends object>(problems: Problems, changed: object): Problems {
  const stays = ([path]: [string, unknown]) => !((path.split('.')[0] as string) in changed)
  return Object.fromEntries(Object.entries(problems).filter(stays)) as Problems
}
