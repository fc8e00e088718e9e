/** What a row's report is known by: of a file that was taken back and comes again it is another one (`since`). */
export const eventOfRow = (batchId: number, row: number, since: number): string => `file:${batchId}:${row}:${since}`

/** Which row of a file a report came from; null where it came by another way. */
export function rowOfEvent(eventId: unknown, batchId: number): number | null {
  const [, batch, row] = typeof eventId === 'string' ? (/^file:(\d+):(\d+):\d+$/.exec(eventId) ?? []) : []
  return Number(batch) === batchId ? Number(row) : null
}
