import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string | null>()

/** The header in which the number of a request goes out, to its browser and to every server that is asked because of it. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Whatever `work` logs, queues and asks of others bears this number; null = nobody's request caused it. */
export const withRequestId = <T>(id: string | null, work: () => T): T => current.run(id, work)

/** The request that caused what is being done; null where none did. */
export const requestId = (): string | null => current.getStore() ?? null

/** For a call to somebody else's server. */
export function requestIdHeader(): Record<string, string> {
  const id = requestId()
  return id === null ? {} : { [REQUEST_ID_HEADER]: id }
}
