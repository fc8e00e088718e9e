/** Who of the staff an actor or object of the activity log is; null = nobody of them. */
export function adminIdOf(name: string | null): number | null {
  const id = /^admin:(\d+)$/.exec(name ?? '')?.[1]
  return id === undefined ? null : Number(id)
}
